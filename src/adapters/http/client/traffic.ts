import type { RequestFailure } from '#application/ports/failure.ts'
import type { Traffic } from '#application/ports/traffic.ts'
import { createListeners } from './listeners.ts'

/** The traffic, with the functions that report to it. */
export type TrafficRecord = Traffic &
  Readonly<{
    /** Counts one more request, until the returned function is called (SHELL-15). */
    begin: () => () => void
    report: (failure: RequestFailure, of: string) => void
    answered: (of: string) => void
    /** The server has taken what a citizen wrote, or may have. `isAboutCitizen`: it was about who they are. */
    wrote: (isAboutCitizen: boolean) => void
    /** Reports each write of this tab that the server has taken, or may have. */
    watchWrites: (listener: (isAboutCitizen: boolean) => void) => () => void
  }>

export const createTraffic = (): TrafficRecord => {
  const counts = createListeners<number>()
  const failures = createListeners<Readonly<{ failure: RequestFailure; of: string }>>()
  const answers = createListeners<string>()
  const writes = createListeners<boolean>()
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
    watchFailures: (listener) => failures.add(({ failure, of }) => listener(failure, of)),
    watchAnswers: answers.add,
    begin: () => {
      let going = true
      step(1)
      return () => {
        if (going) step(-1)
        going = false
      }
    },
    report: (failure, of) => failures.tell({ failure, of }),
    answered: answers.tell,
    wrote: writes.tell,
    watchWrites: writes.add,
  }
}
