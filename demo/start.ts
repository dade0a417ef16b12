import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import { askedClock } from '#mocks/asked.ts'
import type { Clock } from '#mocks/clock.ts'
import { createObserver } from './observer.ts'

/** What the demo gives the app in place of a network, and what it takes from it for its desk. */
export type Demo = Readonly<{
  /** The time of the simulated world, which may be of another day than the device. */
  clock: Clock
  /** Waits for the simulated backend. */
  fetch: typeof globalThis.fetch
  /** Resolves once the desk's button has its room. */
  room: Promise<void>
  /** Lets the desk see the app, and shows it. */
  watch: (piazza: Piazza, ports: Ports) => Piazza
}>

/** Starts the simulated backend of this page. */
export const startDemo = (): Demo => {
  const clock = askedClock(location.search, sessionStorage, () => performance.now())
  const observer = createObserver(location.origin)
  const backend = import('#mocks/browser.ts').then(({ startSimulatedBackend }) =>
    startSimulatedBackend({ location, storage: { shared: localStorage, tab: sessionStorage }, clock }),
  )
  return {
    clock,
    fetch: async (input, init) => {
      await backend
      return observer.fetch(input, init)
    },
    room: import('./room.ts').then(({ leaveRoom }) => leaveRoom()),
    watch: (started, ports) => {
      const piazza = observer.watch(started)
      void Promise.all([backend, import('./handle.ts')]).then(([ready, { showHandle }]) =>
        showHandle({ backend: ready, clock, observer, piazza, ports }),
      )
      return piazza
    },
  }
}
