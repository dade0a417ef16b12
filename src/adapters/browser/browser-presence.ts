import type { Presence } from '#application/ports/device-state.ts'

/** The part of the window that is used. */
export type PresenceSource = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Readonly<{
    navigator: Readonly<{ onLine: boolean }>
    document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
      Readonly<{ visibilityState: DocumentVisibilityState }>
  }>

/** Online and visible, as the browser reports; without a window, always both. */
export const createBrowserPresence = (source: PresenceSource | undefined): Presence => ({
  // An undefined `onLine` counts as online: only an explicit false stops requests.
  isOnline: () => source?.navigator.onLine !== false,
  isVisible: () => source?.document.visibilityState !== 'hidden',
  watch: (listener) => {
    const change = (): void => listener()
    source?.addEventListener('online', change)
    source?.addEventListener('offline', change)
    source?.document.addEventListener('visibilitychange', change)
    return () => {
      source?.removeEventListener('online', change)
      source?.removeEventListener('offline', change)
      source?.document.removeEventListener('visibilitychange', change)
    }
  },
})
