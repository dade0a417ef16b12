import type { Instant } from '#domain/time/calendar.ts'
import type { UserEvent } from './user-event.ts'

/** A reminder that is to be given: of which kept event, and when (EVENT-05). */
export type Reminder = Readonly<{ userEvent: UserEvent; moment: Instant }>

/** [decided] How late a reminder is still given that the device has slept through: 12 hours, in milliseconds. */
const LATEST = 12 * 3_600_000

/** What a reminder is called. One that was moved to another moment is another one. */
export const reminderName = ({ userEvent, moment }: Reminder): string => `${userEvent.id}@${moment}`

/** What has become of reminders so far. */
export type Reminded = Readonly<{
  /** From when on they are given: what was due before was another time's. */
  since: Instant
  /** The names of those that were given. */
  given: readonly string[]
}>

/** The next reminder to give, which may be due already; undefined where none is left. */
export const nextReminder = (
  events: readonly UserEvent[],
  { since, given }: Reminded,
  now: Instant,
): Reminder | undefined => {
  const isLeft = (one: Reminder): boolean =>
    one.moment >= since && one.moment > now - LATEST && !given.includes(reminderName(one))
  return events
    .flatMap((userEvent) => (userEvent.reminder === undefined ? [] : [{ userEvent, moment: userEvent.reminder }]))
    .filter(isLeft)
    .sort((a, b) => a.moment - b.moment)[0]
}
