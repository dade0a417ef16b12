import { isFoundIn } from '#domain/text/fold.ts'
import { compareNames } from '#domain/text/order.ts'
import { addDays, earlierDay, type LocalDate, type LocalTime } from '#domain/time/calendar.ts'
import { daysBetween } from '#domain/time/days.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { byStart, isOn, isOnToday, isOver, lastDay, mayBeOn, nextOn, occurrenceOn, type PublicEvent } from './event.ts'

/** The filters of events; undefined values do not filter (EVENT-02). */
export type EventFilter = Readonly<{
  /** Compared exactly. */
  typology: string | undefined
  /** Any part of the name, regardless of case and accents. */
  municipality: string | undefined
  price: 'free' | 'paid' | undefined
}>

export const NO_EVENT_FILTER: EventFilter = { typology: undefined, municipality: undefined, price: undefined }

/** Whether an event matches the filters (EVENT-02). */
export const isSought = (
  { typology, municipality, price }: Pick<PublicEvent, 'typology' | 'municipality' | 'price'>,
  filter: EventFilter,
): boolean =>
  (filter.typology === undefined || typology?.name === filter.typology) &&
  (filter.municipality === undefined ||
    (municipality !== undefined && isFoundIn(filter.municipality, municipality.name))) &&
  (filter.price === undefined || price?.kind === filter.price)

/** The number of filters that are set. */
export const filtersSet = (filter: EventFilter): number =>
  Object.values(filter).filter((value) => value !== undefined).length

/** The distinct typologies of the events, sorted: the options of the filter. */
export const typologiesOf = (events: readonly PublicEvent[]): readonly string[] =>
  [...new Set(events.flatMap(({ typology }) => typology?.name || []))].sort(compareNames)

/**
 * The parts of a day in their order; ongoing events come after it, and last what one can no longer go to. [decided] The
 * morning ends at 13, the afternoon at 18. `unread`: nobody can read its time. `ongoing`: the event began on an earlier
 * day. `over`: it ended earlier today.
 */
const PARTS_OF_DAY = ['wholeDay', 'morning', 'afternoon', 'evening', 'unread', 'ongoing', 'over'] as const
type PartOfDay = (typeof PARTS_OF_DAY)[number]

const AFTERNOON = '13:00' as LocalTime
const EVENING = '18:00' as LocalTime

/** The part of a day under which an event of that day is listed. */
export const partOf = (
  { startDate, startTime, unreadable }: Pick<PublicEvent, 'startDate' | 'startTime' | 'unreadable'>,
  day: LocalDate,
): PartOfDay =>
  startDate < day
    ? 'ongoing'
    : startTime === undefined
      ? isUnreadable({ unreadable }, 'startTime')
        ? 'unread'
        : 'wholeDay'
      : startTime < AFTERNOON
        ? 'morning'
        : startTime < EVENING
          ? 'afternoon'
          : 'evening'

export type EventsOfPart = Readonly<{ part: PartOfDay; events: readonly PublicEvent[] }>

/**
 * The matching events of one day, by the parts of the day that have any (EVENT-01, EVENT-02). `time`: what it is on that
 * day, if it is today.
 */
export const dayOfEvents = (
  events: readonly PublicEvent[],
  day: LocalDate,
  filter: EventFilter,
  time: LocalTime | undefined,
): readonly EventsOfPart[] => {
  const isOfDay = (event: PublicEvent) => mayBeOn(event, day) || (time !== undefined && isOnToday(event, { day, time }))
  const found = events.filter((event) => isOfDay(event) && isSought(event, filter)).sort(byStart)
  const partNow = (event: PublicEvent): PartOfDay => {
    const its = occurrenceOn(event, day)
    return time !== undefined && isOver(its, { day, time }) ? 'over' : partOf(its, day)
  }
  return PARTS_OF_DAY.map((part) => ({ part, events: found.filter((event) => partNow(event) === part) })).filter(
    (group) => group.events.length > 0,
  )
}

/** The first day after this one with a matching event; undefined when there is none. */
export const nextDayWith = (
  events: readonly PublicEvent[],
  day: LocalDate,
  filter: EventFilter,
): LocalDate | undefined => {
  const tomorrow = addDays(day, 1)
  const days = events.filter((event) => isSought(event, filter)).flatMap((event) => nextOn(event, tomorrow) ?? [])
  return days.sort()[0]
}

/** The maximum number of days that one event marks in a calendar: dates from outside may be centuries apart. */
const LONGEST_DAYS = 366

/** The number of matching events on each day that has any. */
export const eventsByDay = (events: readonly PublicEvent[], filter: EventFilter): ReadonlyMap<LocalDate, number> => {
  const counts = new Map<LocalDate, number>()
  for (const event of events.filter((one) => isSought(one, filter))) {
    const last = earlierDay(lastDay(event), addDays(event.startDate, LONGEST_DAYS))
    for (const day of daysBetween(event.startDate, last).filter((one) => isOn(event, one)))
      counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
