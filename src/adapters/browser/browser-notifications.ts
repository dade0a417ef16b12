import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { NotificationLeave, Notifications } from '#application/ports/notifications.ts'

type Shown = Readonly<{ addEventListener: (kind: 'click', hear: () => void) => void; close: () => void }>
type Kind = Readonly<{
  permission: NotificationPermission
  requestPermission: () => Promise<NotificationPermission>
}> &
  (new (title: string, options?: NotificationOptions) => Shown)

/** As much of a window as notifications need; one that knows none has no `Notification`. */
export type NotificationSource = Readonly<{ Notification?: Kind | undefined; focus?: () => void }>

const ICON = '/icon.svg'
const NOT_NOTIFIED = Either.left({ _tag: 'NotNotified' } as const)

/** Browsers of phones know notifications but let no page make one; trying it out shows nothing before it is allowed. */
const canMake = (kind: Kind): boolean => {
  try {
    new kind('').close()
    return true
  } catch {
    return false
  }
}

const leaveOf = (kind: Kind | undefined): NotificationLeave => {
  if (kind === undefined) return 'missing'
  if (kind.permission === 'granted') return 'allowed'
  if (kind.permission === 'denied') return 'denied'
  return canMake(kind) ? 'askable' : 'missing'
}

/** Notifications by the browser. What it does not know, forbids or fails at is one of the answers, never an error. */
export const createBrowserNotifications = (source: NotificationSource): Notifications => ({
  leave: () => TaskEither.fromIO(() => leaveOf(source.Notification)),
  ask: () => async () => {
    try {
      await source.Notification?.requestPermission()
    } catch {
      return NOT_NOTIFIED
    }
    return Either.right(leaveOf(source.Notification))
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
