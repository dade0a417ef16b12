import type { Presence, Use } from '#application/ports/device-state.ts'

/** The part of the window that is used. */
export type PresenceSource = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Readonly<{
    navigator: Readonly<{ onLine: boolean }>
    document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
      Readonly<{ visibilityState: DocumentVisibilityState }>
  }>

/** What somebody does who uses the app: to scroll begins with one of these, too. */
const USES = ['pointerdown', 'keydown', 'wheel']
/** For how long one use stands for those after it, in milliseconds. */
const USE_STANDS = 10_000
/** The app is used, whoever stops the event; nothing waits for the listener. */
const HEARING = { capture: true, passive: true }

/**
 * Online and visible, as the browser reports; without a window, always both. A page that its browser puts away to show it
 * again later counts as out of sight meanwhile, whatever it says of its visibility: Safari may put away a visible page.
 */
export const createBrowserPresence = (source: PresenceSource | undefined): Presence & Use => {
  let isPutAway = false
  const putAway = (): void => void (isPutAway = true)
  const bringBack = (): void => void (isPutAway = false)
  source?.addEventListener('pagehide', putAway)
  source?.addEventListener('pageshow', bringBack)
  return {
    // An undefined `onLine` counts as online: only an explicit false stops requests.
    isOnline: () => source?.navigator.onLine !== false,
    isVisible: () => !isPutAway && source?.document.visibilityState !== 'hidden',
    watch: (listener) => {
      const change = (): void => listener()
      const kinds = ['online', 'offline', 'pagehide', 'pageshow']
      for (const kind of kinds) source?.addEventListener(kind, change)
      source?.document.addEventListener('visibilitychange', change)
      return () => {
        for (const kind of kinds) source?.removeEventListener(kind, change)
        source?.document.removeEventListener('visibilitychange', change)
      }
    },
    watchUse: (listener) => {
      let last = -Infinity
      const use = (): void => {
        const now = performance.now()
        if (now - last < USE_STANDS) return
        last = now
        listener()
      }
      for (const kind of USES) source?.addEventListener(kind, use, HEARING)
      return () => {
        for (const kind of USES) source?.removeEventListener(kind, use, HEARING)
      }
    },
  }
}
