import type { AppBadge } from '#application/ports/device-state.ts'

/** The part of the navigator that is used; platforms without app badges lack it (NOTICE-02). */
export type BadgeSource = Readonly<{
  setAppBadge?: (count?: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}>

const ignore = (): void => {}

/** The number on the app's icon. Failures are silent: the number is also shown inside the app. */
export const createBrowserAppBadge = (source: BadgeSource | undefined): AppBadge => ({
  show: (count) => {
    const shown = count > 0 ? source?.setAppBadge?.(count) : source?.clearAppBadge?.()
    shown?.catch(ignore)
  },
})
