import type { AppBadge } from '#application/ports/device-state.ts'

/** What is used of the navigator; platforms without app icons have none of it (NOTICE-02). */
export type BadgeSource = Readonly<{
  setAppBadge?: (count?: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}>

const ignore = (): void => {}

/** The number on the app's icon. A platform that refuses it is silent: the number also shows inside the app. */
export const createBrowserAppBadge = (source: BadgeSource | undefined): AppBadge => ({
  show: (count) => {
    const shown = count > 0 ? source?.setAppBadge?.(count) : source?.clearAppBadge?.()
    shown?.catch(ignore)
  },
})
