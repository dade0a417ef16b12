import { PrecacheController } from 'workbox-precaching'
import { namesTown } from '../configuration/names-town.ts'
import { SHELL, storedFor } from './answers.ts'
import { bringToFront, type Pages } from './bring-to-front.ts'
import { APPLY } from './messages.ts'
import { type BuildFile, createJudge } from './own-files.ts'
import { FILES } from './stored-files.ts'

type Lasting = Event & Readonly<{ waitUntil: (work: Promise<unknown>) => void }>
type Pressing = Lasting & Readonly<{ notification: Readonly<{ tag: string; close: () => void }> }>
type Fetching = Lasting & Readonly<{ request: Request; respondWith: (answer: Promise<Response>) => void }>
type Worker = Readonly<{
  __WB_MANIFEST: readonly BuildFile[]
  location: Location
  clients: Readonly<{ matchAll: (of: Readonly<{ type: 'window' }>) => Promise<readonly unknown[]> }> & Pages
  /** Workers of newer builds: one that is storing its files, and one that has. */
  registration: Readonly<{ installing: unknown; waiting: unknown }>
  skipWaiting: () => Promise<void>
  addEventListener: ((
    type: 'install' | 'activate',
    hear: (event: Parameters<PrecacheController['install']>[0]) => void,
  ) => void) &
    ((type: 'fetch', hear: (event: Fetching) => void) => void) &
    ((type: 'message', hear: (event: MessageEvent) => void) => void) &
    ((type: 'notificationclick', hear: (event: Pressing) => void) => void)
}>
declare const self: Worker

/** Holds the configuration of the town, where it is a file of its own. */
const TOWN = 'piazza.town'
const CONFIGURATION = '/config.json'
/**
 * How long a request may take whose answer is stored already, in milliseconds. One that hangs would keep the start
 * waiting, and the worker at work: a newer one does not take over before it has ended.
 */
const HANGING = 8_000

// oxlint-disable-next-line no-underscore-dangle -- the build writes the list of files in its place.
const files = self.__WB_MANIFEST
const isOwn = createJudge(files, self.location.origin)

/** An answer that is the file; for another one, the answer past the copies that the browser keeps; null for none. */
const ownOrNone = async (request: Request, answer: Response): Promise<Response | null> => {
  if (await isOwn(request.url, answer)) return answer
  const again = await fetch(new Request(request, { cache: 'reload' }))
  return (await isOwn(request.url, again)) ? again : null
}

/** Nothing is stored, and nothing that was stored before is taken over, that is not the file (fault 53). */
const stored = new PrecacheController({
  cacheName: FILES,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => ownOrNone(request, response),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse !== undefined && (await isOwn(request.url, cachedResponse)) ? cachedResponse : null,
    },
  ],
})
// Each file is stored under its hash. A new version of the worker fetches those that changed, and waits.
stored.addToCacheList(files.map(({ url, revision }) => ({ url, revision })))

/**
 * The page may change without a new build: it carries the configuration of the town. It is fetched behind the stored one,
 * which it replaces for the next opening. The page of another build comes with the worker of that build.
 */
const renewShell = async (): Promise<void> => {
  const key = stored.getCacheKeyForURL(SHELL)
  const fresh = await fetch(SHELL, { cache: 'no-cache', signal: AbortSignal.timeout(HANGING) })
  if (key !== undefined && (await isOwn(SHELL, fresh))) await (await caches.open(FILES)).put(key, fresh)
}

/** An answer that is a configuration. Undefined for any other, also for one that breaks off. */
const rightTown = async (answer: Response | undefined): Promise<Response | undefined> => {
  const text = answer?.ok === true ? await answer.clone().text() : ''
  return namesTown(text) ? answer : undefined
}

/** From the network first, so that a change arrives at once. Whatever else comes in its place, the last one counts. */
const configuration = async (request: Request): Promise<Response> => {
  const cache = await caches.open(TOWN)
  const known = await cache.match(CONFIGURATION)
  const fresh = await fetch(request, known && { signal: AbortSignal.timeout(HANGING) }).catch(() => undefined)
  const right = await rightTown(fresh).catch(() => undefined)
  if (right !== undefined) await cache.put(CONFIGURATION, right.clone())
  return right ?? (await rightTown(known)) ?? fresh ?? Response.error()
}

/** Stores the configuration beside a page that reads it from a file: its next opening may be without a network. */
const keepTown = async (): Promise<void> => {
  const page = await (await stored.matchPrecache(SHELL))?.text()
  if (page?.includes(`data-src="${CONFIGURATION}"`) === true) await configuration(new Request(CONFIGURATION))
}

/**
 * Removes the files of other builds, unless a window is open: it may be of an earlier build, and still need them. A newer
 * worker stores its files in the same place, and would take over without them.
 */
const tidy = async (event: Parameters<PrecacheController['activate']>[0]): Promise<void> => {
  const { installing, waiting } = self.registration
  if (installing !== null || waiting !== null) return
  if ((await self.clients.matchAll({ type: 'window' })).length === 0) await stored.activate(event)
}

/** A stored file: of this build, or of an earlier one whose windows are still open. */
const storedAt = async (address: string): Promise<Response | undefined> =>
  (await stored.matchPrecache(address)) ?? (await caches.open(FILES)).match(address)

self.addEventListener('install', (event) => event.waitUntil(stored.install(event).then(keepTown)))
self.addEventListener('activate', (event) => event.waitUntil(tidy(event)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = storedFor(request, self.location.origin)
  if (address === CONFIGURATION) event.respondWith(configuration(request))
  if (address === undefined || !(address.startsWith('/assets/') || stored.getCacheKeyForURL(address))) return
  event.respondWith(storedAt(address).then((file) => file ?? fetch(request)))
  if (address === SHELL) event.waitUntil(Promise.allSettled([renewShell(), tidy(event)]))
})

self.addEventListener('message', ({ data }) => {
  if (data === APPLY) void self.skipWaiting()
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(bringToFront(self.clients, notification.tag))
})
