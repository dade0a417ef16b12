import type { Presence } from '#application/ports/device-state.ts'

/** The part of the window that is used. */
export type PresenceSource = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Readonly<{
    navigator: Readonly<{ onLine: boolean }>
    document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
      Readonly<{ visibilityState: DocumentVisibilityState }>
  }>

/**
 * Online and visible, as the browser reports; without a window, always both. A page that its browser puts away to show it
 * again later counts as out of sight meanwhile, whatever it says of its visibility: Safari may put away a visible page.
 */
export const createBrowserPresence = (source: PresenceSource | undefined): Presence => {
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
  }
}
