import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { isSameBuild, SHELL, storedFor } from './answers.ts'
import { APPLY } from './messages.ts'

type Lasting = Event & Readonly<{ waitUntil: (work: Promise<unknown>) => void }>
type Fetching = Lasting & Readonly<{ request: Request; respondWith: (answer: Promise<Response>) => void }>
type Worker = Readonly<{
  __WB_MANIFEST: Parameters<typeof precache>[0]
  location: Location
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'fetch', hear: (event: Fetching) => void) => void) &
    ((type: 'message', hear: (event: MessageEvent) => void) => void)
}>
declare const self: Worker

/** Holds the configuration of the town, where it is a file of its own. */
const TOWN = 'town'
const CONFIGURATION = '/config.json'

// The files of the build, each under its hash. A new version of the worker fetches those that changed, and waits.
// oxlint-disable-next-line no-underscore-dangle -- the build writes the list of files in its place.
precache(self.__WB_MANIFEST)
cleanupOutdatedCaches()

/**
 * The page may change without a new build: it carries the configuration of the town. It is fetched behind the stored one,
 * which it replaces for the next opening. The page of another build comes with the worker of that build.
 */
const renewShell = async (): Promise<void> => {
  const key = getCacheKeyForURL(SHELL)
  const [stored, fresh] = await Promise.all([matchPrecache(SHELL), fetch(SHELL, { cache: 'no-cache' })])
  if (key === undefined || stored === undefined || !fresh.ok) return
  if (!isSameBuild(await stored.text(), await fresh.clone().text())) return
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    if (await cache.match(key)) await cache.put(key, fresh.clone())
  }
}

/** From the network first, so that a change arrives at once; without a network the last one counts. */
const configuration = async (request: Request): Promise<Response> => {
  const cache = await caches.open(TOWN)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(CONFIGURATION, fresh.clone())
    return fresh
  } catch (error) {
    const stored = await cache.match(CONFIGURATION)
    if (stored === undefined) throw error
    return stored
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = storedFor(request, self.location.origin)
  if (address === CONFIGURATION) event.respondWith(configuration(request))
  if (address === undefined || getCacheKeyForURL(address) === undefined) return
  event.respondWith(matchPrecache(address).then((stored) => stored ?? fetch(request)))
  if (address === SHELL) event.waitUntil(renewShell().catch(() => {}))
})

self.addEventListener('message', ({ data }) => {
  if (data === APPLY) void self.skipWaiting()
})
