/** The time in which expectations wait: that of the machine with a browser, else the virtual time of a scenario. */
export type Time = Readonly<{
  /** In milliseconds, from any moment on. */
  now: () => number
  /** Lets something happen; false when nothing is left that could happen until the deadline. */
  step: (deadline: number) => Promise<boolean>
  /** Waits until nothing happens any more; undefined where that is a guess. */
  quiet: (() => Promise<void>) | undefined
}>

const PAUSE = 20

/** Captured at load, because a scenario may replace them. */
const { setTimeout } = globalThis
const ticks = performance.now.bind(performance)

const realTime: Time = {
  now: ticks,
  step: async (deadline) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return ticks() <= deadline
  },
  quiet: undefined,
}

let current = realTime
export const time = (): Time => current
/** Expectations wait in this time from now on; in that of the machine without one. */
export const waitIn = (next: Time = realTime): void => {
  current = next
}
