import type { BrowserContext } from 'playwright-core'
import { NOW } from '../moment.ts'

/** The minimum delay that is held, in milliseconds: shorter delays, such as for the next frame, run normally. */
export const A_SECOND = 1_000

/** A page whose time is held, and what lets it pass, in milliseconds. */
export type Held = { piazzaTime: { pass: (milliseconds: number) => Promise<void> } }

/**
 * Runs in the page before any code of the app: timers of a second and more fire only when the scenario advances the
 * time. A simulated clock alone continues while the page is busy, and so would the five seconds of a toast.
 */
export const hold = (least: number): void => {
  type Timer = Readonly<{ at: number; run: () => void }>
  const page = globalThis as unknown as Held & Pick<Window, 'setTimeout' | 'clearTimeout'>
  const { setTimeout: begin, clearTimeout: end } = globalThis
  const timers = new Map<number, Timer>()
  let now = 0
  // `performance.now`, which the demo's world uses too, advances with the held time.
  const ticks = performance.now.bind(performance)
  performance.now = () => ticks() + now
  // So does the date: a timer that fires reads the moment it was set for.
  const begun = Date.now()
  Date.now = () => begun + now
  const settled = () => new Promise<void>((resolve) => begin(resolve, 0))
  page.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]): number => {
    if (delay < least) return Number(begin(run, delay, ...values))
    // Handles stay unique: a native timer that never fires provides the handle of the held one.
    const handle = Number(begin(() => {}, 2 ** 31 - 1))
    timers.set(handle, { at: now + delay, run: () => run(...values) })
    return handle
  }) as typeof page.setTimeout
  page.clearTimeout = (handle) => {
    end(handle)
    if (handle !== undefined) timers.delete(handle)
  }
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController()
    page.setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), delay)
    return controller.signal
  }
  page.piazzaTime = {
    pass: async (milliseconds) => {
      const last = now + milliseconds
      for (;;) {
        const [due] = [...timers].filter(([, { at }]) => at <= last).sort(([, a], [, b]) => a.at - b.at)
        if (due === undefined) break
        const [handle, { at, run }] = due
        page.clearTimeout(handle)
        now = at
        run()
        // A fired timer may set another one.
        await settled()
      }
      now = last
    },
  }
}

/** Holds the time in every page of a device, and returns the function that advances it, in milliseconds. */
export const holdTime = async (context: BrowserContext): Promise<(milliseconds: number) => Promise<void>> => {
  let passed = 0
  await context.clock.setFixedTime(NOW)
  await context.addInitScript(`(${String(hold)})(${A_SECOND})`)
  return async (milliseconds) => {
    passed += milliseconds
    for (const page of context.pages())
      await page.evaluate((all) => (globalThis as unknown as Held).piazzaTime.pass(all), milliseconds)
    await context.clock.setFixedTime(Date.parse(NOW) + passed)
  }
}
