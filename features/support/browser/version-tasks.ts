import type { Page } from 'playwright-core'
import type { VersionTasks } from '../version-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'
import { lookAtPage, looksIn, notAmong, otherLooks } from './last-seen-look.ts'
import { untilWorkersExchanged } from './worker-exchange.ts'

/** The file of the app that draws. */
const DRAWING = /\/assets\/interface-[^/]*\.js/
/** What the app asks the server. */
const ANSWERS = /\/(?:api|app)\//

/** Lets the code come that is held back on a page. */
let letCome = (): void => {}

const holdCode = async (page: Page): Promise<void> => {
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(DRAWING, (route) => held.then(() => route.fallback()))
}
/** How the page looked that was looked at. */
let seen: Awaited<ReturnType<typeof lookAtPage>> = {}

export const versionTasks = (tab: BrowserTab): VersionTasks => ({
  isRenewed: () => tab.page().evaluate(() => !('piazzaIsOld' in globalThis)),
  keepNothing: async () => {
    tab.device.prepared.keepsApp = false
  },
  settleOnDevice: async () => {
    await tab.page().evaluate(async () => void (await navigator.serviceWorker.ready))
    await untilWorkersExchanged(tab.page())
    // The page of the first visit came without the service worker.
    await tab.page().reload()
  },
  installByHand: async () => {
    tab.device.prepared.installsByHand = true
  },
  visit: async (path) => {
    await tab.page().goto('about:blank')
    await untilWorkersExchanged(tab.page())
    await tab.open(path)
  },
  untilKept: async () => {
    await tab
      .page()
      .waitForFunction(() =>
        Object.keys(localStorage).some(
          (name) => name.includes('.lastSeen.') && name.endsWith(` ${location.pathname}${location.search}`),
        ),
      )
  },
  comeBackBeforeCode: async (path) => {
    const page = tab.page()
    await holdCode(page)
    if (path === undefined) await page.reload()
    else await page.goto(tab.device.addressOf(path))
  },
  changesOfFirstScreen: async (path) => {
    const page = tab.page()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await holdCode(page)
    // The server says nothing: what it says would take the place of what waits for it.
    await page.route(ANSWERS, () => {})
    await page.goto(tab.device.addressOf(path), { waitUntil: 'commit' })
    await page.locator('[data-first=shown] #first-screen > :last-child').waitFor()
    // The font of the app is read after its code.
    await page.evaluate(() => document.styleSheets[0]?.insertRule('* { font-family: sans-serif !important }'))
    const first = await looksIn(page, '#first-screen')
    letCome()
    await page.locator('#first-screen').waitFor({ state: 'detached' })
    return notAmong(first, await looksIn(page, '#root'))
  },
  letCodeCome: async () => letCome(),
  lastSeen: () =>
    tab
      .page()
      .evaluate(
        () =>
          document.querySelector<HTMLElement>('#last-seen, [data-first=shown] #first-screen > :last-child')
            ?.innerText ?? '',
      ),
  lookClosely: async () => {
    seen = await lookAtPage(tab.page())
  },
  otherLooks: () => otherLooks(tab.page(), seen),
  untilChecked: () =>
    tab.page().evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => {})
      while ((await navigator.serviceWorker.getRegistration())?.installing)
        await new Promise((resolve) => setTimeout(resolve, 100))
    }),
  spoil: async () => {
    tab.device.expectAbsence()
    // The app is closed meanwhile: it would notice at the next part that it fetches.
    await tab.page().goto(tab.device.addressOf('/img/piazza.svg'))
    await tab.page().evaluate(async () => {
      const files = await caches.open('piazza.files')
      for (const request of await files.keys())
        if (/\/(?!before-app)[^/]+\.js$/.test(request.url))
          await files.put(request, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
    })
  },
  becomeInstallable: () =>
    tab.page().evaluate(() => {
      const prompted = { prompt: async () => Object.assign(globalThis, { piazzaDialogs: 1 }) }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), prompted))
    }),
  installDialogs: () => tab.page().evaluate(() => Number(Reflect.get(globalThis, 'piazzaDialogs') ?? 0)),
})
