import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/**
 * The permission for notifications. `askable`: the citizen has not been asked. `denied`: the citizen, or the
 * administrator of the device, refused. `missing`: the browser has no notifications.
 */
export type NotifyPermission = 'allowed' | 'askable' | 'denied' | 'missing'

/** The content of a notification; a later one with the same name replaces it. */
export type NotificationText = Readonly<{ name: string; title: string; text: string }>

export type NotNotified = Readonly<{ _tag: 'NotNotified' }>

/** Notifications of the device, which are visible while another app is in front. */
export interface Notifications {
  readonly permission: () => TaskEither<NotNotified, NotifyPermission>
  /** Requests the permission; only after the citizen pressed a button for it. */
  readonly ask: () => TaskEither<NotNotified, NotifyPermission>
  /** Shows one; `onPress` is called when it is pressed and the app is in front again. */
  readonly show: (said: NotificationText, onPress: () => void) => TaskEither<NotNotified, void>
}
