import type { BadgeSource } from '../browser/browser-app-badge.ts'
import type { DeviceSource } from '../browser/browser-device.ts'
import type { NotificationSource } from '../browser/browser-notifications.ts'
import type { PresenceSource } from '../browser/browser-presence.ts'
import type { ImageSource } from '../images/BrowserImages.ts'
import type { SharingSource } from '../browser/browser-sharing.ts'
import type { Locks } from '../http/client/locks.ts'
import type { Tiles } from '../map/ground.ts'
import type { Wiring } from '../http/client/send.ts'

/** Where the adapters live: a browser, or a process that stands in for one. What is absent is done without. */
export type Environment = Pick<Wiring, 'base' | 'fetch' | 'now' | 'diagnostics'> &
  Readonly<{
    /** Open the storages; they may throw where the browser blocks them (fault 30). */
    local: () => Storage
    session: () => Storage
    /** Where the storage changes of other tabs are heard. */
    events?: EventTarget | undefined
    locks?: Locks | undefined
    geolocation?: Geolocation | undefined
    page?: Document | undefined
    presence?: PresenceSource | undefined
    navigator?: (BadgeSource & DeviceSource) | undefined
    /** The language that is spoken now; without it, the one chosen before. */
    language?: (() => string) | undefined
    /** Fetches what reads and draws pictures. */
    images?: (() => Promise<ImageSource>) | undefined
    /** What gives pages to others. */
    sharing?: SharingSource | undefined
    /** What shows notifications. */
    notifications?: NotificationSource | undefined
    /** Where addresses are looked for: the base of a service that speaks Nominatim's language. */
    places?: string | undefined
    /** Where pictures of the ground are had; without them maps stand on the ground that the app carries with it. */
    tiles?: Tiles | undefined
  }>

/** The browser as the adapters' environment. `base` is the API's origin, or empty for the page's own; `places` see above. */
export const browserEnvironment = (base: string, places?: string): Environment => ({
  base,
  places,
  diagnostics: {
    leftOut: (what) => void import('../browser/console-diagnostics.ts').then(({ tellConsole }) => tellConsole(what)),
  },
  local: () => window.localStorage,
  session: () => window.sessionStorage,
  events: window,
  locks: navigator.locks as Locks | undefined,
  geolocation: navigator.geolocation as Geolocation | undefined,
  page: document,
  language: () => document.documentElement.lang,
  presence: window,
  notifications: window,
  navigator: navigator as BadgeSource & DeviceSource,
  sharing: {
    origin: window.location.origin,
    share: 'share' in navigator ? (page) => navigator.share(page) : undefined,
    copy: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
  },
  images: async () => (await import('../images/canvas-images.ts')).canvasImages(document),
})
