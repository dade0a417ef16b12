import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { NotifyPermission, Notifications } from '#application/ports/notifications.ts'

type Shown = Readonly<{ addEventListener: (kind: 'click', hear: () => void) => void; close: () => void }>
type Kind = Readonly<{
  permission: NotificationPermission
  requestPermission: () => Promise<NotificationPermission>
}> &
  (new (title: string, options?: NotificationOptions) => Shown)

/** The part of a window that notifications need; a window without them has no `Notification`. */
export type NotificationSource = Readonly<{ Notification?: Kind | undefined; focus?: () => void }>

const ICON = '/icon.svg'
const NOT_NOTIFIED = Either.left({ _tag: 'NotNotified' } as const)

/**
 * Mobile browsers have `Notification` but forbid its constructor; trying it shows nothing before the permission is
 * granted.
 */
const canMake = (kind: Kind): boolean => {
  try {
    new kind('').close()
    return true
  } catch {
    return false
  }
}

const permissionOf = (kind: Kind | undefined): NotifyPermission => {
  if (kind === undefined) return 'missing'
  if (kind.permission === 'granted') return 'allowed'
  if (kind.permission === 'denied') return 'denied'
  return canMake(kind) ? 'askable' : 'missing'
}

/** Notifications of the browser. Missing, denied and failing notifications are answers, never errors. */
export const createBrowserNotifications = (source: NotificationSource): Notifications => ({
  permission: () => TaskEither.fromIO(() => permissionOf(source.Notification)),
  ask: () => async () => {
    try {
      await source.Notification?.requestPermission()
    } catch {
      return NOT_NOTIFIED
    }
    return Either.right(permissionOf(source.Notification))
  },
  show:
    ({ name, title, text }, onPress) =>
    async () => {
      const kind = source.Notification
      if (kind?.permission !== 'granted') return NOT_NOTIFIED
      try {
        const shown = new kind(title, { body: text, tag: name, icon: ICON })
        shown.addEventListener('click', () => {
          source.focus?.()
          shown.close()
          onPress()
        })
        return Either.right(undefined)
      } catch {
        return NOT_NOTIFIED
      }
    },
})
