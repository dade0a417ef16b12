import { PrecacheController } from 'workbox-precaching'
import { isSameBuild, SHELL, storedFor } from './answers.ts'
import { APPLY } from './messages.ts'

type Lasting = Event & Readonly<{ waitUntil: (work: Promise<unknown>) => void }>
type Fetching = Lasting & Readonly<{ request: Request; respondWith: (answer: Promise<Response>) => void }>
type Worker = Readonly<{
  __WB_MANIFEST: Parameters<PrecacheController['addToCacheList']>[0]
  location: Location
  skipWaiting: () => Promise<void>
  addEventListener: ((
    type: 'install' | 'activate',
    hear: (event: Parameters<PrecacheController['install']>[0]) => void,
  ) => void) &
    ((type: 'fetch', hear: (event: Fetching) => void) => void) &
    ((type: 'message', hear: (event: MessageEvent) => void) => void)
}>
declare const self: Worker

/** Holds the configuration of the town, where it is a file of its own. */
const TOWN = 'piazza.town'
const CONFIGURATION = '/config.json'

/** The files of the build, by the name in the register of what is stored. */
const FILES = 'piazza.files'
const stored = new PrecacheController({ cacheName: FILES })

// Each file is stored under its hash. A new version of the worker fetches those that changed, and waits.
// oxlint-disable-next-line no-underscore-dangle -- the build writes the list of files in its place.
stored.addToCacheList(self.__WB_MANIFEST)
self.addEventListener('install', (event) => void stored.install(event))
self.addEventListener('activate', (event) => void stored.activate(event))

/**
 * The page may change without a new build: it carries the configuration of the town. It is fetched behind the stored one,
 * which it replaces for the next opening. The page of another build comes with the worker of that build.
 */
const renewShell = async (): Promise<void> => {
  const key = stored.getCacheKeyForURL(SHELL)
  const [before, fresh] = await Promise.all([stored.matchPrecache(SHELL), fetch(SHELL, { cache: 'no-cache' })])
  if (key === undefined || before === undefined || !fresh.ok) return
  if (isSameBuild(await before.text(), await fresh.clone().text())) await (await caches.open(FILES)).put(key, fresh)
}

/** From the network first, so that a change arrives at once; without a network the last one counts. */
const configuration = async (request: Request): Promise<Response> => {
  const cache = await caches.open(TOWN)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(CONFIGURATION, fresh.clone())
    return fresh
  } catch (error) {
    const last = await cache.match(CONFIGURATION)
    if (last === undefined) throw error
    return last
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = storedFor(request, self.location.origin)
  if (address === CONFIGURATION) event.respondWith(configuration(request))
  if (address === undefined || stored.getCacheKeyForURL(address) === undefined) return
  event.respondWith(stored.matchPrecache(address).then((file) => file ?? fetch(request)))
  if (address === SHELL) event.waitUntil(renewShell().catch(() => {}))
})

self.addEventListener('message', ({ data }) => {
  if (data === APPLY) void self.skipWaiting()
})
