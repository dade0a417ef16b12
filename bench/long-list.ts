import type { Browser, CDPSession, Page } from 'playwright-core'
import { endFling, markMount, readMarks, watchFling, type Where } from './long-list-marks.ts'
import { takePhone } from './phone.ts'
import { median, percentile } from './figures.ts'

/** Ten thousand notices on a slow phone; times in milliseconds. */
export type LongList = Readonly<{
  /** From the finger on 'Notifiche' to the frame that shows rows: chunk warm, data asked for and answered meanwhile. */
  mount: number
  /** The part of it until the first page of notices was answered, by a backend that runs in the same slow page. */
  untilAnswered: number
  medianFrame: number
  slowFrame: number
  worstFrame: number
  mostRows: number
  setSize: number
  /** How far the flings went, in CSS pixels. */
  distance: number
}>

const NOTICES: Where = {
  scroller: 'main',
  come: 'main [aria-setsize]',
  rows: 'main :is(li, [role=listitem], [aria-posinset])',
  call: '/noticesents(\\?|$)',
}

const FLINGS = 4
const FLING = { distance: 12_000, speed: 8_000 } as const

const rows = (page: Page) => page.locator('main [aria-setsize]')

export const tapBottom = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Navigazione principale' }).getByRole('link', { name }).tap()

export const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/login?scale=100&latency=0`)
  await page.getByLabel('Nome utente').fill('mario.rossi')
  await page.getByLabel(/^Password/).fill('Piazza2026!')
  await page.getByRole('button', { name: 'Accedi' }).tap()
  await page.getByText('Ciao, Mario').waitFor()
}

export const fling = (session: CDPSession, direction: 'down' | 'up' = 'down'): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: direction === 'down' ? -FLING.distance : FLING.distance,
    speed: FLING.speed,
    // Chromium without a window makes no touch gestures; wheels scroll as fast.
    gestureSourceType: 'mouse',
  })

/**
 * Signs in and visits the notices once at full speed, so that the screen's own chunk is there; then, four times slower,
 * taps 'Notifiche' on Home and flings through what comes.
 */
export const measureLongList = async (browser: Browser, origin: string): Promise<LongList> => {
  const { page, session, context, slow } = await takePhone(browser)
  page.setDefaultTimeout(30_000)
  try {
    await signIn(page, origin)
    await tapBottom(page, /Notifiche$/)
    await rows(page).first().waitFor()
    await tapBottom(page, /Home$/)
    await page.getByText('Ciao, Mario').waitFor()
    await page.waitForTimeout(1_500)
    await slow()
    await page.waitForTimeout(500)
    await page.evaluate(markMount, NOTICES)
    await tapBottom(page, /Notifiche$/)
    await page.waitForFunction(() => (globalThis as unknown as { marks: { painted: number } }).marks.painted > 0)
    const marks = await page.evaluate(readMarks)
    await page.waitForTimeout(1_000)

    const flings = []
    for (let count = 0; count < FLINGS; count += 1) {
      await page.evaluate(watchFling, NOTICES)
      await fling(session)
      flings.push(await page.evaluate(endFling))
    }
    const frames = flings.flatMap(({ frames }) => frames)
    if (frames.length === 0) throw new Error('The list did not move')
    return {
      mount: marks.painted - marks.tapped,
      untilAnswered: marks.answered - marks.tapped,
      medianFrame: median(frames),
      slowFrame: percentile(frames, 0.95),
      worstFrame: Math.max(...frames),
      mostRows: Math.max(marks.rows, ...flings.map(({ mostRows }) => mostRows)),
      setSize: marks.setSize,
      distance: flings.reduce((sum, { distance }) => sum + distance, 0),
    }
  } finally {
    await context.close()
  }
}
