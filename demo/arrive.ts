import { loadAdapters } from '#adapters/container/load-adapters.ts'
import { browserEnvironment } from '#adapters/container/environment.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { type Asked, askedClock, askedFor, keepAsked } from '#mocks/asked.ts'
import { startSimulatedBackend } from '#mocks/browser.ts'
import { become } from './become.ts'
import { placeIn } from './situation.ts'

/** What the app stores on a device, and the demo's world; the state of the desk stays (DEMO-03). */
const STORED = /^(?:piazza\.|demo-world:(?!desk))/

const clear = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (STORED.test(key)) storage.removeItem(key)
}

/** Deletes the app's database; resolves too where the browser has none, or another tab holds it. */
const clearDatabase = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase('piazza')
      for (const ending of ['success', 'error', 'blocked']) deleting.addEventListener(ending, () => resolve())
    } catch {
      resolve()
    }
  })

/**
 * Opens the situation that the address describes (`addressOf`): this device forgets what it stored, the world starts over,
 * the person is signed in, and the page follows.
 */
export const arrive = async (configuration: Configuration): Promise<void> => {
  const query = new URLSearchParams(location.search)
  clear(localStorage)
  clear(sessionStorage)
  await clearDatabase()

  const asked: Asked = askedFor(location.search, sessionStorage)
  keepAsked({ ...asked, fault: '', latency: '0' }, sessionStorage)
  const backend = await startSimulatedBackend({
    location: { search: '' },
    storage: { shared: localStorage, tab: sessionStorage },
    clock: askedClock('', sessionStorage, () => performance.now()),
  })
  await backend.reset()
  const ports = loadAdapters(browserEnvironment(configuration))
  await become(query.get('as') || undefined, ports, backend)
  keepAsked(asked, sessionStorage)
  location.replace(placeIn(query.get('at'), location.origin))
}
