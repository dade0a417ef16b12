import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { clear, furnish, type KeptBrowser, unpack } from '#features/support/browser/kept-browser.ts'
import type { Who } from './places.ts'

/** The moment of the world and of the page's own clock. */
const NOW = '2026-11-20T09:00:00Z'
const PASSWORD = 'Piazza2026!'
/** The maximum time until a page is idle on a busy machine, in milliseconds; then it is checked as it is. */
export const PATIENCE = 20_000

/**
 * How a page is shown: the size of its window, and what else its reader wishes. Colours depend on the look alone, so the
 * four looks are spread over the sizes.
 */
export type Size = Readonly<{
  name: string
  width: number
  height: number
  /** The size of the text, as a multiple of the usual one. */
  text?: number
  look?: 'light'
  contrast?: 'more'
  /** What covers the sides of the window, in CSS pixels: the notch of a phone that is held sideways. */
  notch?: number
  /** Whether it is mirrored, as for a language whose lines run to the left. */
  isMirrored?: true
  /** What is checked; by default everything. The structure of a page is the same at further sizes. */
  part?: 'layout' | 'colours'
}>

export const PHONE: Size = { name: 'phone', width: 360, height: 800 }
export const DESK: Size = { name: 'desk', width: 1440, height: 900, look: 'light' }
/** The desk of screens that are not full. */
export const SPARE_DESK: Size = { ...DESK, contrast: 'more' }
/** The sizes of full screens beside the phone, each of which differs little from the one before. */
export const FULL_SIZES: readonly [Size, ...Size[]] = [
  DESK,
  { ...DESK, name: 'mirrored desk', isMirrored: true, part: 'layout' },
  // A desk at 400 % zoom.
  { name: 'zoomed', width: 320, height: 256, contrast: 'more' },
  { name: 'small, mirrored', width: 320, height: 568, isMirrored: true, part: 'layout' },
  { name: 'sideways', width: 844, height: 390, notch: 47, part: 'layout' },
  { name: 'large', width: 320, height: 568, text: 2, part: 'layout' },
]

type Wish = Pick<Size, 'look' | 'contrast'>
const LOOKS: Readonly<Record<string, Wish>> = {
  dark: {},
  light: { look: 'light' },
  'dark with contrast': { contrast: 'more' },
  'light with contrast': { look: 'light', contrast: 'more' },
}
/** A phone and a desk in every look. */
export const EVERY_LOOK: readonly Size[] = [PHONE, DESK].flatMap(({ name, width, height }) =>
  Object.entries(LOOKS).map(([look, wish]): Size =>
    Object.assign({ name: `${name}, ${look}`, width, height, part: 'colours' as const }, wish),
  ),
)

/** Covers the sides of the window, and the end of it as far as a bar of the phone does. */
const cover = async (page: Page, notch: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const insets = { top: 0, left: notch, right: notch, bottom: notch === 0 ? 0 : 21 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await devtools.detach()
}

/** The pages whose sides are covered. */
const notched = new WeakSet<Page>()

/**
 * Waits until the page has its new size and has drawn with it once: a busy page learns of it after the call is answered,
 * and what is chosen by a media query would be checked as it was before.
 */
const untilResized = async (page: Page, { width, height }: Size): Promise<void> => {
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const)
  await drawn(page)
}

/** Shows an open page as a reader wishes. */
export const show = async (page: Page, size: Size): Promise<void> => {
  const { text = 1, look = 'dark', contrast = null, isMirrored = false, notch = 0 } = size
  await page.setViewportSize(size)
  await page.emulateMedia({ contrast })
  await untilResized(page, size)
  if (notch > 0 || notched.has(page)) {
    await cover(page, notch)
    if (notch > 0) notched.add(page)
    else notched.delete(page)
  }
  await page.evaluate(
    ([letters, drawnIn, direction]) => {
      const root = document.documentElement
      root.dataset['look'] = drawnIn
      root.dir = direction
      if (root.style.fontSize === letters) return
      root.style.fontSize = letters
      dispatchEvent(new Event('resize'))
    },
    [text === 1 ? '' : `${text * 100}%`, look, isMirrored ? 'rtl' : 'ltr'] as const,
  )
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

export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Waits until the content is loaded and no request is running. A page that stays busy is checked as it is. */
export const settle = async (page: Page): Promise<void> => {
  // The page has headings of its own before the app has come: only the app draws a main part.
  await page.locator('main').first().waitFor({ state: 'attached' })
  await page
    .waitForFunction(
      () =>
        document.querySelector('main [aria-busy=true], [role=progressbar]') === null &&
        // A list beside what is open is not in sight on a phone.
        [...document.querySelectorAll('main')].some(({ innerText }) => innerText.trim() !== ''),
      undefined,
      { timeout: PATIENCE },
    )
    .catch(() => undefined)
  await drawn(page)
}

/** Waits until a request was sent and its loading state is shown. `request` is the source of a regular expression. */
export const settleAwaiting = async (page: Page, request: string): Promise<void> => {
  await page.locator('main').first().waitFor({ state: 'attached' })
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
        // What Home keeps of the calendar would be shown where the calendar cannot be read.
        return page.evaluate(() =>
          Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.includes('calendar'))),
        )
      })
