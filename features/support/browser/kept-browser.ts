import { PATIENCE } from '../eventually.ts'
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** A file of the app's origin without scripts: the storage of the origin is set and cleared on it. */
const PLAIN = '/robots.txt'
/**
 * The mouse rests in the top right corner, away from the rail that opens under it. In a new page of headless Chromium
 * it is in the top left corner until it is moved.
 */
export const putMouseAway = (page: Page): Promise<void> => page.mouse.move((page.viewportSize()?.width ?? 1) - 1, 0)

/**
 * A browser that is reused by one device after the other, with the same page. The page keeps its process, its compiled
 * code and its files, which saves half of the time to open the app.
 */
export type KeptBrowser = Readonly<{
  context: BrowserContext
  page: Page
  control: CDPSession
  options: BrowserContextOptions
}>

export const unpack = async (browser: Browser, options: BrowserContextOptions): Promise<KeptBrowser> => {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  return { context, page, control: await context.newCDPSession(page), options }
}

/** A pending step back in the history may abort the navigation: then it is repeated. */
const goPlain = async (page: Page, origin: string): Promise<void> => {
  const go = () => page.goto(origin + PLAIN)
  await go().catch((error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error
    return go()
  })
}

/** Sets the storage of an origin, and clears the history, as in a new tab. */
export const furnish = async (
  { page, control }: KeptBrowser,
  origin: string,
  items: Readonly<Record<string, string>>,
): Promise<void> => {
  if (page.url() !== origin + PLAIN) await goPlain(page, origin)
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, items)
  await page.goto('about:blank')
  await control.send('Page.resetNavigationHistory')
}

/** Removes all data of an origin. */
export const clear = async ({ context, page, options }: KeptBrowser, origin: string): Promise<void> => {
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all([
    context.unrouteAll(),
    page.unrouteAll(),
    context.setOffline(false),
    context.clearCookies(),
    page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? null,
      forcedColors: options.forcedColors ?? null,
      contrast: options.contrast ?? null,
      reducedMotion: options.reducedMotion ?? null,
    }),
  ])
  if (options.geolocation) await context.setGeolocation(options.geolocation)
  if (options.viewport) await page.setViewportSize(options.viewport)
  await goPlain(page, origin)
  await putMouseAway(page)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
}

/** Clears the caches: every file is requested again. */
export const forgetFiles = async ({ control }: KeptBrowser): Promise<void> => {
  await control.send('Network.clearBrowserCache')
  // Disabling the cache clears the page's memory cache.
  await control.send('Network.setCacheDisabled', { cacheDisabled: true })
  await control.send('Network.setCacheDisabled', { cacheDisabled: false })
}
