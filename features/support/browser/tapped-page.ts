import type { BrowserContext, Disposable } from 'playwright-core'
import { NO_TAPPING, type Tapping, tapped } from '../tap.ts'

/** What pages tell the features by themselves. */
export type Told = Readonly<{
  request: (call: string) => void
  announcement: (words: string) => void
  violation: (what: string) => void
}>

/**
 * Runs in the page before anything of the app. The demo answers inside the page, out of reach of the browser's own
 * routing, so the tap sits before whatever takes the place of `fetch`, however often that changes.
 */
const install = (put: typeof tapped, initial: Tapping): void => {
  type Page = {
    piazzaTap: { tapping: Tapping; tell: (call: string) => void; isOnline: () => boolean }
    piazzaBadge: number
    tellRequest: (call: string) => void
    tellAnnouncement: (words: string) => void
    tellViolation: (what: string) => void
  }
  const page = globalThis as unknown as Page
  page.piazzaTap = { tapping: initial, tell: (call) => page.tellRequest(call), isOnline: () => navigator.onLine }
  const define = Object.defineProperty
  const owned = put(globalThis.fetch.bind(globalThis), page.piazzaTap)
  globalThis.fetch = owned
  Object.defineProperty = <Owner>(
    owner: Owner,
    key: PropertyKey,
    descriptor: PropertyDescriptor & ThisType<unknown>,
  ): Owner => {
    const isFetch = (owner as unknown) === globalThis && key === 'fetch' && typeof descriptor.value === 'function'
    return define(
      owner,
      key,
      isFetch ? { ...descriptor, value: put(descriptor.value as typeof fetch, page.piazzaTap) } : descriptor,
    )
  }
  page.piazzaBadge = 0
  define(navigator, 'setAppBadge', { value: async (count = 0) => void (page.piazzaBadge = count) })
  define(navigator, 'clearAppBadge', { value: async () => void (page.piazzaBadge = 0) })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    page.tellViolation(`${violatedDirective} forbids ${blockedURI} (${sourceFile})`),
  )
  const heard = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const said of document.querySelectorAll('[role=region] [role=alertdialog]')) {
      if (heard.has(said)) continue
      heard.add(said)
      page.tellAnnouncement(said.textContent)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Taps every page of a browser, and gives the way to change how. */
export const tapPages = async (context: BrowserContext, told: Told): Promise<(tapping: Tapping) => Promise<void>> => {
  await context.exposeFunction('tellRequest', told.request)
  await context.exposeFunction('tellAnnouncement', told.announcement)
  await context.exposeFunction('tellViolation', told.violation)
  await context.addInitScript(`(${String(install)})(${String(tapped)}, ${JSON.stringify(NO_TAPPING)})`)
  let current: Tapping = NO_TAPPING
  /** Tells pages to come how they are tapped; one of it at a time, however often that changes. */
  let later: Disposable | undefined
  return async (tapping) => {
    if (tapping === current) return
    current = tapping
    await later?.dispose()
    later =
      tapping === NO_TAPPING ? undefined : await context.addInitScript(`piazzaTap.tapping = ${JSON.stringify(tapping)}`)
    for (const page of context.pages())
      await page.evaluate((now) => {
        const { piazzaTap } = globalThis as unknown as { piazzaTap?: { tapping: Tapping } }
        if (piazzaTap) piazzaTap.tapping = now
      }, tapping)
  }
}
