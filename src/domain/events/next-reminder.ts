import type { Instant } from '#domain/time/calendar.ts'
import type { UserEvent } from './user-event.ts'

/** A reminder to show: its saved event, and its moment (EVENT-05). */
export type Reminder = Readonly<{ userEvent: UserEvent; moment: Instant }>

/** [decided] The maximum delay of a reminder after the device was asleep: 12 hours, in milliseconds. */
export const LATEST_REMINDER = 12 * 3_600_000

/** The key of a reminder. A rescheduled reminder has a new key. */
export const reminderName = ({ userEvent, moment }: Reminder): string => `${userEvent.id}@${moment}`

/** The history of reminders. */
export type Reminded = Readonly<{
  /** The start: reminders due before it are never shown. */
  since: Instant
  /** The keys of the reminders already shown. */
  given: readonly string[]
}>

/** The next reminder to show, possibly already due; undefined where none is left. */
export const nextReminder = (
  events: readonly UserEvent[],
  { since, given }: Reminded,
  now: Instant,
): Reminder | undefined => {
  const isLeft = (one: Reminder): boolean =>
    one.moment >= since && one.moment > now - LATEST_REMINDER && !given.includes(reminderName(one))
  return events
    .flatMap((userEvent) => (userEvent.reminder === undefined ? [] : [{ userEvent, moment: userEvent.reminder }]))
    .filter(isLeft)
    .sort((a, b) => a.moment - b.moment)[0]
}
