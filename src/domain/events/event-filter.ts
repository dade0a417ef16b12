import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { addDays, daysBetween } from '#domain/time/days.ts'
import { byStart, isOn, type PublicEvent } from './event.ts'

/** Which events are looked for; what is undefined filters nothing (EVENT-02). */
export type EventFilter = Readonly<{
  /** Letter by letter what an event calls it. */
  typology: string | undefined
  /** Any part of the name, in small or capital letters. */
  municipality: string | undefined
  price: 'free' | 'paid' | undefined
}>

export const NO_EVENT_FILTER: EventFilter = { typology: undefined, municipality: undefined, price: undefined }

const holds = (whole: string | undefined, part: string): boolean =>
  whole !== undefined && whole.toLowerCase().includes(part.trim().toLowerCase())

/** Whether an event is among those looked for (EVENT-02). */
export const isSought = (
  { typology, municipality, price }: Pick<PublicEvent, 'typology' | 'municipality' | 'price'>,
  filter: EventFilter,
): boolean =>
  (filter.typology === undefined || typology?.name === filter.typology) &&
  (filter.municipality === undefined || holds(municipality?.name, filter.municipality)) &&
  (filter.price === undefined || price.kind === filter.price)

/** How many of the filters are set. */
export const filtersSet = (filter: EventFilter): number =>
  Object.values(filter).filter((value) => value !== undefined).length

export const isSameEventFilter = (one: EventFilter, other: EventFilter): boolean =>
  one.typology === other.typology && one.municipality === other.municipality && one.price === other.price

/** What the events are, each once and in the order of the alphabet: the choices of the filter. */
export const typologiesOf = (events: readonly PublicEvent[]): readonly string[] =>
  [...new Set(events.flatMap(({ typology }) => typology?.name || []))].sort((a, b) => (a < b ? -1 : 1))

/** A part of a day: [decided] the morning ends at 13, the afternoon at 18. `ongoing`: begun on another day. */
export type PartOfDay = 'wholeDay' | 'morning' | 'afternoon' | 'evening' | 'ongoing'

/** In the order they stand in a day: what goes on anyway comes last. */
export const PARTS_OF_DAY: readonly PartOfDay[] = ['wholeDay', 'morning', 'afternoon', 'evening', 'ongoing']

const AFTERNOON = '13:00' as LocalTime
const EVENING = '18:00' as LocalTime

/** The part of a day that an event of that day stands in. */
export const partOf = (
  { startDate, startTime }: Pick<PublicEvent, 'startDate' | 'startTime'>,
  day: LocalDate,
): PartOfDay =>
  startDate < day
    ? 'ongoing'
    : startTime === undefined
      ? 'wholeDay'
      : startTime < AFTERNOON
        ? 'morning'
        : startTime < EVENING
          ? 'afternoon'
          : 'evening'

export type EventsOfPart = Readonly<{ part: PartOfDay; events: readonly PublicEvent[] }>

/** The events of one day that are looked for, by the parts of the day that have any (EVENT-01, EVENT-02). */
export const dayOfEvents = (
  events: readonly PublicEvent[],
  day: LocalDate,
  filter: EventFilter,
): readonly EventsOfPart[] => {
  const found = events.filter((event) => isOn(event, day) && isSought(event, filter)).sort(byStart)
  return PARTS_OF_DAY.map((part) => ({ part, events: found.filter((event) => partOf(event, day) === part) })).filter(
    (group) => group.events.length > 0,
  )
}

/** The first day after this one with an event that is looked for; undefined when none is to come. */
export const nextDayWith = (
  events: readonly PublicEvent[],
  day: LocalDate,
  filter: EventFilter,
): LocalDate | undefined => {
  const tomorrow = addDays(day, 1)
  const days = events
    .filter((event) => event.endDate >= tomorrow && isSought(event, filter))
    .map(({ startDate }) => (startDate > tomorrow ? startDate : tomorrow))
  return days.sort()[0]
}

/** No event marks more days of a calendar than this one, in days: dates from outside may lie centuries apart. */
const LONGEST = 366

/** How many of the events looked for there are on each day that has any. */
export const eventsByDay = (events: readonly PublicEvent[], filter: EventFilter): ReadonlyMap<LocalDate, number> => {
  const counts = new Map<LocalDate, number>()
  for (const { startDate, endDate } of events.filter((event) => isSought(event, filter))) {
    const last = addDays(startDate, LONGEST)
    for (const day of daysBetween(startDate, endDate < last ? endDate : last))
      counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
