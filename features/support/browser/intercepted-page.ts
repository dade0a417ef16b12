import type { BrowserContext, Disposable } from 'playwright-core'
import { NO_INTERCEPTION, type Interception, intercepted } from '../interception.ts'

/** Reports that a page sends to the features by itself. */
export type PageReports = Readonly<{
  request: (call: string) => void
  announcement: (words: string) => void
  violation: (what: string) => void
}>

/**
 * Runs in the page before any code of the app. The demo answers inside the page, where the browser's own routing cannot
 * intercept, so the interception wraps `fetch`, and wraps again whatever replaces it.
 */
const install = (put: typeof intercepted, initial: Interception): void => {
  type Page = {
    piazzaInterception: { current: Interception; tell: (call: string) => void; isOnline: () => boolean }
    piazzaBadge: number
    tellRequest: (call: string) => void
    tellAnnouncement: (words: string) => void
    tellViolation: (what: string) => void
  }
  const page = globalThis as unknown as Page
  page.piazzaInterception = {
    current: initial,
    tell: (call) => page.tellRequest(call),
    isOnline: () => navigator.onLine,
  }
  const define = Object.defineProperty
  const owned = put(globalThis.fetch.bind(globalThis), page.piazzaInterception)
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
      isFetch ? { ...descriptor, value: put(descriptor.value as typeof fetch, page.piazzaInterception) } : descriptor,
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

/** Intercepts the requests of every page of a browser. Returns the function that changes the interception. */
export const interceptPages = async (
  context: BrowserContext,
  reports: PageReports,
): Promise<(interception: Interception) => Promise<void>> => {
  await context.exposeFunction('tellRequest', reports.request)
  await context.exposeFunction('tellAnnouncement', reports.announcement)
  await context.exposeFunction('tellViolation', reports.violation)
  await context.addInitScript(`(${String(install)})(${String(intercepted)}, ${JSON.stringify(NO_INTERCEPTION)})`)
  let current: Interception = NO_INTERCEPTION
  /** The script that passes the interception to pages opened later; at most one is installed. */
  let later: Disposable | undefined
  return async (interception) => {
    if (interception === current) return
    current = interception
    await later?.dispose()
    later =
      interception === NO_INTERCEPTION
        ? undefined
        : await context.addInitScript(`piazzaInterception.current = ${JSON.stringify(interception)}`)
    for (const page of context.pages())
      await page.evaluate((now) => {
        const { piazzaInterception } = globalThis as unknown as { piazzaInterception?: { current: Interception } }
        if (piazzaInterception) piazzaInterception.current = now
      }, interception)
  }
}
