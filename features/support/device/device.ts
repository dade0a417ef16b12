import { setMaxListeners } from 'node:events'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { memoryFiles } from '#adapters/map/testing/memory-files.ts'
import { memoryStorage } from '#adapters/browser/memory-storage.ts'
import type { PresenceSource } from '#adapters/browser/browser-presence.ts'
import type { ImageSource } from '#adapters/images/BrowserImages.ts'
import type { Environment } from '#adapters/container/environment.ts'
import { type Configuration, DEFAULTS, ownMapOf } from '#domain/town/configuration.ts'
import type { News } from '#application/news.ts'
import type { ToastView } from '#ui/shell/news/announcements.ts'
import type { World } from '#mocks/world.ts'
import { townMapHost } from '../town-map.ts'
import { reaching } from '../reach.ts'
import { note } from './event-log.ts'
import { createLocks } from './locks.ts'
import { createNotifications } from './notifications.ts'
import { createVoices } from './voices.ts'
import { createVersions } from './versions.ts'
import { inTurn, onTheWay } from './virtual-time.ts'
import { NO_INTERCEPTION, type InterceptionState, intercepted } from '../interception.ts'

/** The API's origin as the app knows it; nobody is there but the simulated backend. */
const BASE = 'http://piazza.test'

/** Where the device is when it may tell: the middle of Varese. */
const HERE = { latitude: 45.8206, longitude: 8.8251 }
const DENIED = 1

/** Something that was said to the citizen over the page. */
export type Told = Readonly<{ tone: ToastView['tone']; words: string }>

/** A device without a browser in one world: what the adapters need of it, and what the features set up and look into. */
export const createDevice = (world: World, town: Configuration = DEFAULTS) => {
  const items = memoryStorage()
  const indexedDB = new IDBFactory()
  const windows = new Set<EventTarget>()
  const locks = createLocks()
  const pieces = new Set<() => Promise<unknown>>()
  const saved: string[] = []
  const files = memoryFiles(() => {
    if (!state.hasRoom) throw new DOMException('Full', 'QuotaExceededError')
  })
  const townMap = townMapHost()
  const requests: string[] = []
  const complaints: string[] = []
  const news: News[] = []
  const told: Told[] = []
  const reach = reaching(world, (call) => complaints.push(`No call of the contract: ${call}`))
  const notifications = createNotifications()
  const voices = createVoices()
  const interception: InterceptionState = {
    current: NO_INTERCEPTION,
    tell: (call) => requests.push(call),
    isOnline: () => state.isOnline,
  }
  /** `ahead`: how much the clock of the device runs before that of the world, in milliseconds. */
  const state = {
    allowsPosition: false,
    isStill: true,
    isOnline: true,
    hasRoom: true,
    badge: 0,
    language: 'it-IT',
    ahead: 0,
  }
  const navigating = {
    get onLine() {
      return state.isOnline
    },
  }
  const presences = new Set<EventTarget>()
  /** What one window tells of itself: whether it is looked at, and whether there is a network. */
  const presenceOf = () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
    const presence = Object.assign(new EventTarget(), { navigator: navigating, document }) satisfies PresenceSource
    // Each window listens up to eight times.
    setMaxListeners(0, presence, document)
    return {
      presence,
      show: (isShown: boolean): void => {
        document.visibilityState = isShown ? 'visible' : 'hidden'
        document.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }

  const versions = createVersions(Object.assign(new EventTarget(), { visibilityState: 'visible' as const }))

  const fetchMap = async ({ method = 'GET', headers }: RequestInit = {}): Promise<Response> => {
    if (!state.isOnline) throw new TypeError('Failed to fetch')
    const { body, ...answer } = await townMap.answer({ method, range: new Headers(headers).get('range') ?? undefined })
    return new Response(method === 'HEAD' ? null : body, answer)
  }

  /** When a request arrives, and when its answer does, is nobody's choice. */
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`
    await onTheWay(init?.signal)
    init?.signal?.throwIfAborted()
    note(`request ${call}`)
    const answer = input === ownMapOf(town) ? fetchMap(init) : intercepted(reach, interception)(input, init)
    return answer.finally(async () => {
      await inTurn(init?.signal)
      note(`answer ${call}`)
    })
  }

  /** The storage as one window sees it: the others hear of what it writes. */
  const storageOf = (own: EventTarget): Storage => {
    const told = (key: string): void => {
      for (const other of windows) {
        if (other === own) continue
        void inTurn().then(
          () => windows.has(other) && other.dispatchEvent(Object.assign(new Event('storage'), { key })),
        )
      }
    }
    return {
      ...items,
      get length() {
        return items.length
      },
      setItem: (key: string, value: string) => {
        if (!state.hasRoom) throw new DOMException('Full', 'QuotaExceededError')
        items.setItem(key, value)
        told(key)
      },
      removeItem: (key: string) => {
        items.removeItem(key)
        told(key)
      },
    }
  }

  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
      state.allowsPosition
        ? found({ coords: HERE } as GeolocationPosition)
        : failed({ code: DENIED } as GeolocationPositionError),
  } as Geolocation

  /** As much of a document as it takes to save a file. */
  const page = {
    createElement: () => ({
      download: '',
      click() {
        saved.push(this.download)
      },
      remove: () => {},
    }),
    body: { append: () => {} },
  } as unknown as Document

  const navigator = {
    userAgent: 'Android',
    get languages() {
      return [state.language]
    },
    setAppBadge: (count = 0) => {
      state.badge = count
      return Promise.resolve()
    },
    clearAppBadge: () => {
      state.badge = 0
      return Promise.resolve()
    },
    permissions: {
      query: ({ name }: { name: string }) =>
        Promise.resolve({ state: name === 'geolocation' && state.allowsPosition ? 'granted' : 'prompt' }),
    },
  }

  /** As much of a picture as its first bytes tell; what is drawn of it is as good as any. */
  const images: ImageSource = {
    measure: async (file) => {
      const head = new DataView(await file.slice(0, 24).arrayBuffer())
      return { width: head.getUint32(16), height: head.getUint32(20) }
    },
    show: () => 'blob:picture',
    hide: () => {},
    draw: async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  }

  return {
    state,
    indexedDB,
    files,
    /** The names of the saved files. */
    saved,
    townMap,
    notifications,
    voices,
    versions,
    requests,
    /** What its windows have told, from the beginning. */
    news,
    /** What its windows have said to the citizen, from the beginning. */
    told,
    complaints,
    /** Fetches a file of the app, which stays on the device from then on. */
    fetched: async <Loaded>(piece: () => Promise<Loaded>): Promise<Loaded> => {
      if (!state.isOnline && !pieces.has(piece)) throw new TypeError('Failed to fetch dynamically imported module')
      pieces.add(piece)
      return piece()
    },
    /** The network as it is, without what a scenario does to it. */
    reach,
    interception,
    locks,
    /** What a new window of the device is for the adapters; `closed` forgets the window. */
    environment: (): Readonly<{
      environment: Environment
      /** The window is looked at from now on, or another one is. */
      show: (isShown: boolean) => void
      closed: () => void
    }> => {
      const { presence, show } = presenceOf()
      presences.add(presence)
      const events = new EventTarget()
      const session = memoryStorage()
      const local = storageOf(events)
      windows.add(events)
      return {
        environment: {
          base: BASE,
          fetch,
          now: () => world.clock.now() + state.ahead,
          local: () => local,
          session: () => session,
          indexedDB,
          files: files.files,
          events,
          geolocation,
          page,
          presence,
          navigator,
          notifications: notifications.source,
          voice: voices.source,
          installation: versions.installation,
          images: async () => images,
          configuration: { places: `${BASE}/places`, ...town },
          // No dialog of its own to share by: addresses are copied.
          sharing: { origin: BASE, copy: async () => {} },
        },
        show,
        closed: () => {
          windows.delete(events)
          presences.delete(presence)
        },
      }
    },
    setOnline: (isOnline: boolean): void => {
      state.isOnline = isOnline
      for (const one of presences) one.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
  }
}

export type Device = ReturnType<typeof createDevice>
