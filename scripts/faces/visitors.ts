import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Who } from './places.ts'

/** The moment of the world and of the page's own clock. */
const NOW = '2026-11-20T09:00:00Z'
const PASSWORD = 'Piazza2026!'
/** How long a page may take to come to rest before it is looked at as it is, in milliseconds. */
const PATIENCE = 4_000

export const PHONE = { name: 'phone', width: 360, height: 800, hasTouch: true } as const
export const DESK = { name: 'desk', width: 1440, height: 900, hasTouch: false } as const
export type Size = typeof PHONE | typeof DESK

/** What somebody's browser has stored. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

export const addressIn = (origin: string, path: string, fault?: string): string => {
  const address = new URL(path, origin)
  address.searchParams.set('now', NOW)
  address.searchParams.set('latency', '0')
  if (fault !== undefined) address.searchParams.set('fault', fault)
  return address.href
}

/** A browser of its own: what was done in another one is not met here. */
export const openContext = async (
  browser: Browser,
  { width, height, hasTouch }: Size,
  stored?: Stored,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...(stored && { storageState: stored }),
  })
  context.setDefaultTimeout(10_000)
  await context.clock.setFixedTime(NOW)
  return context
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Content has come, and nothing is under way any more. What waits for ever is looked at as it waits. */
export const settle = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page
    .waitForFunction(
      () =>
        document.querySelector('main [aria-busy=true], [role=progressbar]') === null &&
        document.querySelector('main')?.textContent !== '',
      undefined,
      { timeout: PATIENCE },
    )
    .catch(() => undefined)
  await drawn(page)
}

/** A call has gone out, and what waits for it is shown. `request` is the source of a regular expression. */
export const settleAwaiting = async (page: Page, request: string): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction((source) => {
    const { piazzaCalls } = globalThis as unknown as { piazzaCalls: ReadonlySet<string> }
    return [...piazzaCalls].some((call) => new RegExp(source).test(call))
  }, request)
  await drawn(page)
}

/** Signs somebody in once; what their browser stored then is what every visit begins with. */
export const signIn = async (browser: Browser, origin: string, who: Who): Promise<Stored | undefined> => {
  if (who === 'visitor') return undefined
  const context = await openContext(browser, PHONE)
  const page = await context.newPage()
  await page.goto(addressIn(origin, '/login'))
  await page.locator('input[autocomplete=username]').fill(who)
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await settle(page)
  const stored = await context.storageState()
  await context.close()
  return stored
}
