import type { Browser, Locator, Page } from 'playwright-core'
import { takePhone } from './phone.ts'

type Tap = Readonly<{
  name: string
  target: (page: Page) => Locator
  /** The position in the target, in CSS pixels; by default the centre. */
  at?: Readonly<{ x: number; y: number }>
}>

const button = (name: string): Tap => ({ name, target: (page) => page.getByRole('button', { name, exact: true }) })
const bottom = (name: string): Tap => ({
  name: `${name}, bottom navigation`,
  target: (page) =>
    page.getByRole('navigation', { name: 'Navigazione principale' }).getByRole('link', { name, exact: true }),
})

/** An open menu has a backdrop: a press outside closes it and presses nothing below. */
const BESIDE_MENU: Tap = {
  name: 'beside the menu',
  target: (page) => page.locator('[popover]:popover-open'),
  at: { x: 40, y: 600 },
}

/**
 * Taps on the first page: the menu and the drawer, opened and closed, two links that require a session (each shows
 * what one would find there), the guide and the sign-in (each loads a route), back.
 */
export const PIAZZA_TAPS: readonly Tap[] = [
  button('Altre azioni'),
  BESIDE_MENU,
  button('Apri la navigazione'),
  button('Chiudi'),
  bottom('Chat'),
  bottom('Home'),
  bottom('Preferiti'),
  bottom('Home'),
  button('Altre azioni'),
  { name: 'Guida, menu', target: (page) => page.getByRole('menuitem', { name: 'Guida' }) },
  button('Indietro'),
  button('Apri la navigazione'),
  { name: 'Accedi, drawer', target: (page) => page.getByRole('dialog').getByRole('link', { name: 'Accedi' }) },
  button('Indietro'),
  bottom('Home'),
]

/** The same number of taps on the minimal page, of the same two kinds: a change, or a new route. */
export const FLOOR_TAPS: readonly Tap[] = Array.from({ length: PIAZZA_TAPS.length }, (_, at) => {
  const names = ['button', 'Other', 'Floor'] as const
  const name = names[at % names.length] ?? 'button'
  return {
    name: `${name}, tap ${at + 1}`,
    target: (page) => (name === 'button' ? page.getByRole('button') : page.getByRole('link', { name })),
  }
})

/** On the map of the contacts: a place of the list and one of the map, each of which opens its sheet. */
export const MAP_TAPS: readonly Tap[] = [
  { name: 'sheet, from the list', target: (page) => page.getByRole('button', { name: 'Alimentari Ferrario' }) },
  { name: 'its end', target: (page) => page.getByRole('button', { name: 'Chiudi', exact: true }) },
  {
    name: 'sheet, from the map',
    target: (page) => page.getByRole('application', { name: 'Mappa dei luoghi' }),
    // The position of the place selected in the list (`EYE_LEVEL`).
    at: { x: 179, y: 229 },
  },
]

/** The browser reports no shorter interactions: this value stands for all of them. In milliseconds. */
const SHORTEST = 16
/** The pause between taps, so that the effects of the last one are over, in milliseconds. */
const SETTLED = 500

type Interaction = { duration: number; event: string }
type Observed = typeof globalThis & { interactions: Interaction[] }

/** Runs in the page: records the longest interaction since the last reading. */
const observeInteractions = (): void => {
  const observed = globalThis as Observed
  observed.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) observed.interactions.push({ duration: entry.duration, event: entry.name })
    // The threshold is part of Event Timing; the DOM types lack it.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

const takeInteractions = (): Interaction[] => (globalThis as Observed).interactions.splice(0)

export type Taps = Readonly<{ worst: number; each: readonly Readonly<{ name: string; duration: number }>[] }>

/**
 * Loads a page, waits until it is idle, slows the processor down and taps through a list. The duration of a tap is that
 * of Event Timing: from the input to the next painted frame, rounded to 8 ms by the browser.
 */
export const measureTaps = async (browser: Browser, url: string, taps: readonly Tap[]): Promise<Taps> => {
  const { page, slow, context } = await takePhone(browser)
  try {
    await page.addInitScript(observeInteractions)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED)
    await slow()
    await page.evaluate(takeInteractions)
    const each = []
    for (const { name, target, at } of taps) {
      await target(page).tap(at && { position: at })
      await page.waitForTimeout(SETTLED)
      const durations = (await page.evaluate(takeInteractions)).map(({ duration }) => duration)
      each.push({ name, duration: Math.max(SHORTEST, ...durations) })
    }
    return { worst: Math.max(...each.map(({ duration }) => duration)), each }
  } finally {
    await context.close()
  }
}
