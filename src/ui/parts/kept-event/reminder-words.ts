import type { ReminderWords } from '#application/time/user-events/reminder-news.ts'
import { firstDay } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { eventPath } from '#ui/base/screens.ts'
import { titled } from '#ui/language/titles.ts'
import type { Speech } from '#ui/view/speech.ts'

/** The text of a reminder: what, when and where. */
export const reminderWordsOf = ({ event }: UserEvent, today: LocalDate, speech: Speech): ReminderWords => {
  const { title, activity, place, startTime } = event
  const { formats } = speech
  const hours = startTime === undefined ? undefined : hoursOf(event, speech, formats)
  return {
    title: titled(title, speech),
    text: [formats.day(firstDay(event), today), hours, place].filter((part) => part !== undefined).join(', '),
    path: eventPath(activity?.id, event.id),
  }
}
