import type { Presence } from '#application/ports/device-state.ts'

/** What is used of the window. */
export type PresenceSource = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Readonly<{
    navigator: Readonly<{ onLine: boolean }>
    document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
      Readonly<{ visibilityState: DocumentVisibilityState }>
  }>

/** Online and in sight, as the browser tells; without a window, always both. */
export const createBrowserPresence = (source: PresenceSource | undefined): Presence => ({
  // `onLine` undefined counts as online: only a clear no keeps requests back.
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
