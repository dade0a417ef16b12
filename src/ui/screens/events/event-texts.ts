import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { EventsUnder } from '#domain/directory/my-town.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { EventFilter } from '#domain/events/event-filter.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { lastDayOf } from '#ui/language/date-words.ts'
import { capitalised, type Formats } from '#ui/language/formats.ts'
import { scheduleWords } from '#ui/parts/topics/topic-texts.ts'

const parts = defineMessages({
  wholeDay: { id: 'events.wholeDay' },
  morning: { id: 'events.morning' },
  afternoon: { id: 'events.afternoon' },
  evening: { id: 'events.evening' },
  ongoing: { id: 'events.ongoing' },
  over: { id: 'events.over' },
  unread: { id: 'date.hoursUnread' },
  own: { id: 'events.own' },
  around: { id: 'events.around' },
})

const prices = defineMessages({ free: { id: 'events.onlyFree' }, paid: { id: 'events.onlyPaid' } })

type FilledIntl = Readonly<{
  formatMessage: (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string
}>

/** The heading of a part of the day, or of the province; one's own is called by its name, `town`. */
export const partText = (part: EventsUnder['part']): MessageDescriptor => parts[part]

export const priceFilterText = (price: NonNullable<EventFilter['price']>): MessageDescriptor => prices[price]

/** The date: its day, or the first and the last of several, as text (EVENT-03). */
export const periodWords = (event: PublicEvent, intl: FilledIntl, formats: Pick<Formats, 'fullDay'>): string => {
  const from = formats.fullDay(event.startDate)
  const last = lastDayOf(event)
  return capitalised(
    isUnreadable(event, 'endDate')
      ? intl.formatMessage({ id: 'date.fromUnread' }, { from })
      : last === undefined
        ? from
        : intl.formatMessage({ id: 'event.period' }, { from, to: formats.fullDay(last) }),
  )
}

const recurrences = defineMessages({
  simple: { id: 'event.schedule.simple' },
  repetitive: { id: 'event.schedule.repetitive' },
  automatic: { id: 'event.schedule.automatic' },
  districts: { id: 'event.schedule.districts' },
})

/** The recurrence, with its weekdays; undefined where it has none (EVENT-10). */
export const recurrenceWords = (
  { schedule, weekdays = [] }: Pick<PublicEvent, 'schedule' | 'weekdays'>,
  intl: FilledIntl,
  formats: Pick<Formats, 'weekdays'>,
): string | undefined => scheduleWords({ schedule, weekdays }, intl, formats, (type) => recurrences[type])
