import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/**
 * Whether the device lets the app notify the citizen. `askable`: nobody has asked them yet. `denied`: they, or whoever
 * looks after the device, have said no. `missing`: the browser knows no notifications.
 */
export type NotificationLeave = 'allowed' | 'askable' | 'denied' | 'missing'

/** What a notification says; a later one of the same name takes its place. */
export type NotificationText = Readonly<{ name: string; title: string; text: string }>

export type NotNotified = Readonly<{ _tag: 'NotNotified' }>

/** Notifications of the device itself, which are seen also while one looks at something else. */
export interface Notifications {
  readonly leave: () => TaskEither<NotNotified, NotificationLeave>
  /** Has the device ask the citizen; only ever because they pressed for it. */
  readonly ask: () => TaskEither<NotNotified, NotificationLeave>
  /** Shows one; `onPress` is called when it is pressed, with the app in front again. */
  readonly show: (said: NotificationText, onPress: () => void) => TaskEither<NotNotified, void>
}
