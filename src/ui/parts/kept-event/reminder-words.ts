import type { ReminderWords } from '#application/time/user-events/reminder-news.ts'
import { firstDay } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import type { Formats } from '#ui/language/formats.ts'
import { eventPath } from '#ui/base/screens.ts'
import { titled } from '#ui/language/titles.ts'
import type { Intl } from './reminder-texts.ts'

/** The text of a reminder: what, when and where. */
export const reminderWordsOf = (
  { event }: UserEvent,
  today: LocalDate,
  intl: Intl,
  formats: Formats,
): ReminderWords => {
  const { title, activity, place, startTime } = event
  const hours = startTime === undefined ? undefined : hoursOf(event, intl, formats)
  return {
    title: titled(title, intl),
    text: [formats.day(firstDay(event), today), hours, place].filter((part) => part !== undefined).join(', '),
    path: eventPath(activity?.id, event.id),
  }
}
