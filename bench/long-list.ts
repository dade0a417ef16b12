import type { Browser, CDPSession, Page } from 'playwright-core'
import { endFling, type Fling, markMount, type Marks, readMarks, watchFling, type Where } from './long-list-marks.ts'
import { type Phone, takePhone } from './phone.ts'
import { median, percentile } from './figures.ts'

/** Ten thousand rows on a slow phone; times in milliseconds. */
export type LongFloor = Readonly<{
  /** From the press on 'Notifiche' to the frame that shows rows. */
  mount: number
  medianFrame: number
  slowFrame: number
  worstFrame: number
  mostRows: number
  setSize: number
  /** The distance of the flings, in CSS pixels. */
  distance: number
}>

/** The app's notices: their code is loaded before, their data is requested during the measurement. */
export type LongList = LongFloor &
  Readonly<{
    /** The part of the mount until the first page of notices was answered, by a backend in the same slow page. */
    untilAnswered: number
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

const fling = (session: CDPSession, direction: 'down' | 'up'): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: direction === 'down' ? -FLING.distance : FLING.distance,
    speed: FLING.speed,
    // Headless Chromium has no touch gestures; wheel events scroll as fast.
    gestureSourceType: 'mouse',
  })

const arePainted = () => ((globalThis as unknown as { marks?: { painted: number } }).marks?.painted ?? 1) > 0

/** Slows the processor down by four, and measures the time from a tap to the frame with its result. */
export const measureMount = async ({ page, slow }: Phone, where: Where, tap: () => Promise<void>): Promise<Marks> => {
  // A first call installs the measurement in the page, before anything is measured.
  await page.waitForFunction(arePainted)
  await page.waitForTimeout(1_500)
  await slow()
  await page.waitForTimeout(500)
  await page.evaluate(markMount, where)
  await tap()
  await page.waitForFunction(arePainted)
  const marks = await page.evaluate(readMarks)
  await page.waitForTimeout(1_000)
  return marks
}

/** Flings through the rendered list, a few times in one direction. Fails when it does not move. */
export const flingThrough = async ({ page, session }: Phone, where: Where, direction: 'down' | 'up') => {
  const flings: Fling[] = []
  for (let count = 0; count < FLINGS; count += 1) {
    await page.evaluate(watchFling, where)
    await fling(session, direction)
    flings.push(await page.evaluate(endFling))
  }
  const frames = flings.flatMap((one) => one.frames)
  if (frames.length === 0) throw new Error('The list did not move')
  return {
    medianFrame: median(frames),
    slowFrame: percentile(frames, 0.95),
    worstFrame: Math.max(...frames),
    mostRows: Math.max(...flings.map(({ mostRows }) => mostRows)),
    distance: flings.reduce((sum, { distance }) => sum + distance, 0),
  }
}

/** Measures on a new phone. */
export const withPhone = async <Measured>(browser: Browser, measure: (phone: Phone) => Promise<Measured>) => {
  const phone = await takePhone(browser)
  phone.page.setDefaultTimeout(30_000)
  try {
    return await measure(phone)
  } finally {
    await phone.context.close()
  }
}

/** Visits the notices once at full speed, so that their code is loaded; then opens them again from Home. */
const measureRows = async (phone: Phone): Promise<LongList> => {
  const { page } = phone
  await tapBottom(page, /Notifiche$/)
  await rows(page).first().waitFor()
  await tapBottom(page, /Home$/)
  await rows(page).first().waitFor({ state: 'detached' })
  const {
    tapped,
    answered,
    painted,
    rows: first,
    setSize,
  } = await measureMount(phone, NOTICES, () => tapBottom(page, /Notifiche$/))
  const flung = await flingThrough(phone, NOTICES, 'down')
  return {
    ...flung,
    mount: painted - tapped,
    untilAnswered: answered - tapped,
    mostRows: Math.max(first, flung.mostRows),
    setSize,
  }
}

/** The notices of a citizen with ten thousand of them. */
export const measureLongList = (browser: Browser, origin: string): Promise<LongList> =>
  withPhone(browser, async (phone) => {
    await signIn(phone.page, origin)
    return measureRows(phone)
  })

/** The same number of rows on a page that has nothing else. */
export const measureLongFloor = (browser: Browser, origin: string): Promise<LongFloor> =>
  withPhone(browser, async (phone) => {
    await phone.page.goto(origin)
    return measureRows(phone)
  })
