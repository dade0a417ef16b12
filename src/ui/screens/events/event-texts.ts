import type { EventsUnder } from '#domain/directory/my-town.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { EventFilter } from '#domain/events/event-filter.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { lastDayOf } from '#ui/language/date-words.ts'
import { capitalised } from '#ui/language/formats.ts'
import { scheduleWords } from '#ui/parts/topics/topic-texts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** The headings of the parts of the day, and of the province; one's own is called by its name, `town`. */
export const PART_TEXTS: Readonly<Record<EventsUnder['part'], MessageId>> = {
  wholeDay: 'events.wholeDay',
  morning: 'events.morning',
  afternoon: 'events.afternoon',
  evening: 'events.evening',
  ongoing: 'events.ongoing',
  over: 'events.over',
  unread: 'date.hoursUnread',
  own: 'events.own',
  around: 'events.around',
}

export const PRICE_TEXTS: Readonly<Record<NonNullable<EventFilter['price']>, MessageId>> = {
  free: 'events.onlyFree',
  paid: 'events.onlyPaid',
}

/** The date: its day, or the first and the last of several, as text (EVENT-03). */
export const periodWords = (event: PublicEvent, { say, formats }: Speech): string => {
  const from = formats.fullDay(event.startDate)
  const last = lastDayOf(event)
  if (isUnreadable(event, 'endDate')) return capitalised(say('date.fromUnread', { from }))
  return capitalised(last === undefined ? from : say('event.period', { from, to: formats.fullDay(last) }))
}

const RECURRENCES: Readonly<Record<NonNullable<PublicEvent['schedule']>, MessageId>> = {
  simple: 'event.schedule.simple',
  repetitive: 'event.schedule.repetitive',
  automatic: 'event.schedule.automatic',
  districts: 'event.schedule.districts',
}

/** The recurrence, with its weekdays; undefined where it has none (EVENT-10). */
export const recurrenceWords = (
  { schedule, weekdays = [] }: Pick<PublicEvent, 'schedule' | 'weekdays'>,
  speech: Speech,
): string | undefined => scheduleWords({ schedule, weekdays }, speech, RECURRENCES)
