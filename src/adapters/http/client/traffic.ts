import type { RequestFailure } from '#application/ports/failure.ts'
import type { Traffic } from '#application/ports/traffic.ts'
import { createListeners } from './listeners.ts'

/** The traffic, with the functions that report to it. */
export type TrafficRecord = Traffic &
  Readonly<{
    /** Counts one more request, until the returned function is called (SHELL-15). */
    begin: () => () => void
    report: (failure: RequestFailure) => void
  }>

export const createTraffic = (): TrafficRecord => {
  const counts = createListeners<number>()
  const failures = createListeners<RequestFailure>()
  let underWay = 0
  const step = (by: number): void => {
    underWay += by
    counts.tell(underWay)
  }
  return {
    watch: (listener) => {
      const stop = counts.add(listener)
      listener(underWay)
      return stop
    },
    watchFailures: failures.add,
    begin: () => {
      let going = true
      step(1)
      return () => {
        if (going) step(-1)
        going = false
      }
    },
    report: failures.tell,
  }
}
