import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** A file of the app's origin that runs nothing: what the origin keeps is put there and taken away on it. */
const PLAIN = '/robots.txt'
/**
 * The mouse rests in the corner after the top bar's last button, away from the rail that opens under it. A page that was
 * just opened in a Chromium without windows has it in the first corner until it is moved.
 */
export const putMouseAway = (page: Page): Promise<void> => page.mouse.move((page.viewportSize()?.width ?? 1) - 1, 0)

/**
 * A browser that is used by one after the other, with the page it always has. That page keeps its process, its compiled
 * code and its files, which is half of what it costs to open the app in a new one.
 */
export type KeptBrowser = Readonly<{
  context: BrowserContext
  page: Page
  control: CDPSession
  options: BrowserContextOptions
}>

export const unpack = async (browser: Browser, options: BrowserContextOptions): Promise<KeptBrowser> => {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  return { context, page, control: await context.newCDPSession(page), options }
}

/** What is just leaving the history of the page may call the navigation off: then it is asked for again. */
const goPlain = async (page: Page, origin: string): Promise<void> => {
  const go = () => page.goto(origin + PLAIN)
  await go().catch((error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error
    return go()
  })
}

/** Puts on an origin what is kept of it, and begins a history with nothing in it, as a new window does. */
export const furnish = async (
  { page, control }: KeptBrowser,
  origin: string,
  items: Readonly<Record<string, string>>,
): Promise<void> => {
  if (!page.url().endsWith(PLAIN)) await goPlain(page, origin)
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, items)
  await page.goto('about:blank')
  await control.send('Page.resetNavigationHistory')
}

/** Takes away all that somebody has left behind on an origin. */
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

/** Nothing that came before is at hand any more: what is needed now has to travel. */
export const forgetFiles = async ({ control }: KeptBrowser): Promise<void> => {
  await control.send('Network.clearBrowserCache')
  // What the page's own memory holds goes when it is told to hold nothing.
  await control.send('Network.setCacheDisabled', { cacheDisabled: true })
  await control.send('Network.setCacheDisabled', { cacheDisabled: false })
}
