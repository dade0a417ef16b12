import type { Configuration } from '#domain/town/configuration.ts'
import type { BadgeSource } from '../browser/browser-app-badge.ts'
import type { DeviceSource } from '../browser/browser-device.ts'
import type { NotificationSource } from '../browser/browser-notifications.ts'
import type { PresenceSource } from '../browser/browser-presence.ts'
import type { VoiceSource } from '../browser/browser-reading-voice.ts'
import type { ImageSource } from '../images/BrowserImages.ts'
import type { Grounds } from '../map/ground.ts'
import type { SharingSource } from '../browser/browser-sharing.ts'
import type { InstallSource } from '../browser/browser-installation.ts'
import type { RenewalSource } from '../browser/browser-renewal.ts'
import type { WorkerSource } from '../browser/browser-updates.ts'
import { keptUntilSeen, type Locks } from '../http/client/locks.ts'
import type { DiagnosticsSource } from '../diagnostics/diagnostics.ts'
import { type PageAsked, takeAskedBefore } from '../http/asked-before.ts'
import type { Wiring } from '../http/client/send.ts'

/** What the browser says of its network, where it says anything. */
type LinkSource = Readonly<{ connection?: Readonly<{ saveData?: boolean }> }>

/** The environment of the adapters: a browser, or a process in its place. Absent parts are optional. */
export type Environment = Pick<Wiring, 'base' | 'fetch' | 'asked' | 'now'> &
  DiagnosticsSource &
  Pick<Grounds, 'drawn'> &
  Readonly<{
    /** Open the storages; they may throw where the browser blocks them (fault 30). */
    local: () => Storage
    session: () => Storage
    /** The database; without it, data are kept in memory (fault 30). */
    indexedDB?: IDBFactory | undefined
    /** The files of the page's origin, where the town's map is kept; without them it is not. */
    files?: Pick<CacheStorage, 'open' | 'match' | 'delete'> | undefined
    /** Asks the browser to keep what is stored; absent where it knows no such question. */
    persist?: (() => Promise<unknown>) | undefined
    /** The source of storage changes of other tabs. */
    events?: EventTarget | undefined
    locks?: Locks | undefined
    geolocation?: Geolocation | undefined
    page?: Document | undefined
    /** The page whose fields are typed into; without it, none are. */
    fields?: Document | undefined
    presence?: PresenceSource | undefined
    navigator?: (BadgeSource & DeviceSource & LinkSource & Readonly<{ languages?: readonly string[] }>) | undefined
    /** The current language; without it, the stored one. */
    language?: (() => string) | undefined
    /** Loads the decoder and encoder of pictures. */
    images?: (() => Promise<ImageSource>) | undefined
    /** The API that shares pages. */
    sharing?: SharingSource | undefined
    /** The API that shows notifications. */
    notifications?: NotificationSource | undefined
    /** The API that speaks. */
    voice?: VoiceSource | undefined
    /** The service worker; absent where the build has none. */
    updates?: WorkerSource | undefined
    /** The page that a deploy may have outlived; without it, nothing is loaded anew. */
    renewal?: RenewalSource | undefined
    installation?: InstallSource | undefined
    /** Whether the server is asked each time, as its world may become another one at any moment. */
    asksEachTime?: boolean | undefined
    /** What the town has decided; without it, the defaults. */
    configuration?: Configuration | undefined
  }>

/** The browser as the environment of the adapters, for the API that the configuration names. */
export const browserEnvironment = (configuration: Configuration): Environment => ({
  base: configuration.api,
  asked: takeAskedBefore(window as PageAsked),
  configuration,
  log: console,
  local: () => window.localStorage,
  session: () => window.sessionStorage,
  indexedDB: window.indexedDB as IDBFactory | undefined,
  // Pages without encryption have none.
  files: window.caches as CacheStorage | undefined,
  // Pages without encryption have no manager.
  persist: (navigator.storage as StorageManager | undefined)?.persist?.bind(navigator.storage),
  events: window,
  locks: 'locks' in navigator ? keptUntilSeen(navigator.locks) : undefined,
  geolocation: navigator.geolocation as Geolocation | undefined,
  page: document,
  fields: document,
  language: () => document.documentElement.lang,
  presence: window,
  notifications: {
    Notification: 'Notification' in window ? window.Notification : undefined,
    focus: () => window.focus(),
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  },
  voice: window,
  installation: window,
  navigator: navigator as BadgeSource & DeviceSource & LinkSource,
  sharing: {
    origin: window.location.origin,
    share: 'share' in navigator ? (page) => navigator.share(page) : undefined,
    copy: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
  },
  images: async () => (await import('../images/canvas-images.ts')).canvasImages(document),
})
