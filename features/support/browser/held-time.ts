import type { BrowserContext } from 'playwright-core'
import { NOW } from '../moment.ts'

/** What a citizen counts in seconds, in milliseconds: shorter waits, such as for the next frame, are the page's own. */
const A_SECOND = 1_000

type Held = { piazzaTime: { pass: (milliseconds: number) => Promise<void> } }

/**
 * Runs in the page before anything of the app: waits of a second and more end only when the scenario lets time pass.
 * A clock that is merely simulated runs on while the page is busy, and a word's five seconds with it.
 */
const hold = (least: number): void => {
  type Timer = Readonly<{ at: number; run: () => void }>
  const page = globalThis as unknown as Held & Pick<Window, 'setTimeout' | 'clearTimeout'>
  const { setTimeout: begin, clearTimeout: end } = globalThis
  const timers = new Map<number, Timer>()
  let now = 0
  // What the page measures by, the demo's world among them, moves with what passes.
  const ticks = performance.now.bind(performance)
  performance.now = () => ticks() + now
  // So does the day: a timer that ends reads the moment that it was set for.
  const begun = Date.now()
  Date.now = () => begun + now
  const settled = () => new Promise<void>((resolve) => begin(resolve, 0))
  page.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]): number => {
    if (delay < least) return Number(begin(run, delay, ...values))
    // The page's own numbers stay its own: a wait that never comes lends its number to the one that is held.
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
        // What a timer sets going may set the next one.
        await settled()
      }
      now = last
    },
  }
}

/** Holds time in every page of a device, and gives the way to let it pass, in milliseconds. */
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
