import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { clear, furnish, type KeptBrowser, unpack } from '#features/support/browser/kept-browser.ts'
import type { Who } from './places.ts'

/** The moment of the world and of the page's own clock. */
const NOW = '2026-11-20T09:00:00Z'
const PASSWORD = 'Piazza2026!'
/** The maximum time until a page is idle on a busy machine, in milliseconds; then it is checked as it is. */
export const PATIENCE = 20_000

export const PHONE = { name: 'phone', width: 360, height: 800 } as const
export const DESK = { name: 'desk', width: 1440, height: 900 } as const
/** A desk at 400 % zoom. */
export const ZOOMED = { name: 'zoomed', width: 320, height: 256 } as const
/** The smallest phone; a phone on its side. */
const SMALL = { name: 'small', width: 320, height: 568 } as const
const SIDEWAYS = { name: 'sideways', width: 844, height: 390 } as const
/** A phone whose reader has doubled the text. */
const LARGE = { name: 'large', width: 390, height: 844, text: 2 } as const
/** Sizes at which only the texts are checked: their structure is that of the others. */
export const TEXT_SIZES = [SMALL, SIDEWAYS, LARGE] as const
export type Size = typeof PHONE | typeof DESK | typeof ZOOMED | (typeof TEXT_SIZES)[number]

/** Gives an open page another size, and its text the size that its reader wishes. */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(
    (times) => {
      document.documentElement.style.fontSize = times === 1 ? '' : `${times * 100}%`
    },
    'text' in size ? size.text : 1,
  )
  await page.evaluate(() => dispatchEvent(new Event('resize')))
}

/** The storage of a browser. */
export type Stored = Readonly<Record<string, string>>

/** A window of a size, with touch or with a mouse. */
export type Window = Readonly<{ size: Size; hasTouch: boolean }>

export const addressIn = (origin: string, path: string, fault?: string): string => {
  const address = new URL(path, origin)
  address.searchParams.set('now', NOW)
  address.searchParams.set('latency', '0')
  if (fault !== undefined) address.searchParams.set('fault', fault)
  return address.href
}

/** A pool of browsers, one visit each. They are cleared and reused; a browser whose visit failed is not reused. */
export const lender = (browser: Browser, origin: string) => {
  const waiting = new Map<string, KeptBrowser[]>()
  const another = async (options: BrowserContextOptions): Promise<KeptBrowser> => {
    const kept = await unpack(browser, options)
    await kept.context.clock.setFixedTime(NOW)
    return kept
  }
  return async <Seen>(
    { size: { width, height }, hasTouch }: Window,
    stored: Stored,
    visit: (page: Page) => Promise<Seen>,
  ): Promise<Seen> => {
    const options: BrowserContextOptions = {
      viewport: { width, height },
      hasTouch,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      reducedMotion: 'reduce',
    }
    const kind = JSON.stringify(options)
    const idle = waiting.get(kind) ?? []
    waiting.set(kind, idle)
    const kept = idle.pop() ?? (await another(options))
    try {
      await furnish(kept, origin, stored)
      const seen = await visit(kept.page)
      await clear(kept, origin)
      idle.push(kept)
      return seen
    } catch (error) {
      await kept.context.close()
      throw error
    }
  }
}
export type Lend = ReturnType<typeof lender>

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Waits until the content is loaded and no request is running. A page that stays busy is checked as it is. */
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

/** Waits until a request was sent and its loading state is shown. `request` is the source of a regular expression. */
export const settleAwaiting = async (page: Page, request: string): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction((source) => {
    const { piazzaCalls } = globalThis as unknown as { piazzaCalls: ReadonlySet<string> }
    return [...piazzaCalls].some((call) => new RegExp(source).test(call))
  }, request)
  await drawn(page)
}

/** Signs a person in once; every visit starts with the resulting storage. */
export const signIn = (lend: Lend, origin: string, who: Who): Promise<Stored> | Stored =>
  who === 'visitor'
    ? {}
    : lend({ size: PHONE, hasTouch: true }, {}, async (page) => {
        await page.goto(addressIn(origin, '/login'))
        await page.locator('input[autocomplete=username]').fill(who)
        await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
        await page.locator('main button[type=submit]').click()
        await page.waitForURL(({ pathname }) => pathname === '/')
        await settle(page)
        return page.evaluate(() => ({ ...localStorage }))
      })
