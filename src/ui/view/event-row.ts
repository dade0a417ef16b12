import { type EventPrice, firstDay, occurrenceOn, type PublicEvent } from '#domain/events/event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { imagePath } from '#ui/base/images.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { untilOf } from '#ui/language/until-words.ts'
import { isBlank, titled } from '#ui/language/titles.ts'
import { namesakes } from './namesakes.ts'
import { way } from './parts.ts'
import type { Speech } from './speech.ts'
import { inOneLine, townBeside } from './where.ts'

/** What stands at the start of the row, to be seen only: what the list does not say by itself. */
export type LeafView =
  | Readonly<{ shows: 'day'; day: LocalDate }>
  | Readonly<{ shows: 'hours'; from: string; to: string | undefined }>
  | Readonly<{ shows: 'word'; word: string }>

/** The kind of an event, with its colour from the server. */
export type TypologyView = Readonly<{ words: string; tone: string | undefined }>

export const typologyView = (typology: PublicEvent['typology']): TypologyView | undefined =>
  isBlank(typology?.name) ? undefined : { words: typology?.name ?? '', tone: typology?.colour }

/** A day in words, with its year where that is another one than of the first day. */
const dayAfter =
  (startDate: LocalDate, { formats }: Speech) =>
  (last: LocalDate): string =>
    last.slice(0, 4) === startDate.slice(0, 4) ? formats.dayInWords(last) : formats.fullDay(last)

/** The price: free, an amount, or 'paid' without one (EVENT-03). */
export const priceWords = (price: EventPrice, { say, formats }: Speech): string =>
  price.kind === 'free'
    ? say('event.free')
    : price.amount === undefined
      ? say('event.paid')
      : formats.price(price.amount)

type Listed = Readonly<{
  /** The day under whose heading the row stands; undefined in a list of several days, whose rows show their own. */
  under?: LocalDate
  isOver?: boolean
  isNamesake?: boolean
}>

/** The titles that several events of a list have. */
export const eventNamesakes = namesakes(({ title }: PublicEvent) => title)

/** One event, the same in every list of events: when it is, its title as the one link, its place, kind and price. */
export const eventRowView = (
  event: PublicEvent,
  href: string,
  speech: Speech,
  { under, isOver = false, isNamesake = false }: Listed = {},
) => {
  const { say, formats } = speech
  // Rows of other events have other kinds of ids.
  const key: number = event.id
  const { title, place, municipality, typology, price, image } = event
  const startDate = firstDay(event)
  const its = under === undefined ? { ...event, startDate } : occurrenceOn(event, under)
  return {
    kind: 'row' as const,
    key,
    open: way(titled(title, speech), href),
    leaf: leafView(its, under, speech),
    /** Another of the list has its title: when it is tells them apart, also by name. */
    isNamesake,
    /** Its day, for those who listen, where the list does not say it or another has its title. */
    day: under === undefined || isNamesake ? { day: startDate, words: formats.fullDay(startDate) } : undefined,
    hours: hoursOf(event, speech, formats),
    /** The leaf shows the hours: only listeners need them in words. */
    areHoursDrawn: under !== undefined && its.startDate >= under && !isUnreadable(event, 'startTime'),
    until: untilOf(event, speech, dayAfter(startDate, speech)),
    where: inOneLine(place, townBeside(municipality?.name, place)),
    typology: typologyView(typology),
    price: price && priceWords(price, speech),
    /** It is over: what says so. */
    over: isOver ? say('event.over') : undefined,
    image: imagePath('event', image),
  }
}

export type EventRowView = Readonly<ReturnType<typeof eventRowView>>

const leafView = (
  { startDate, startTime, endTime, unreadable }: PublicEvent,
  under: LocalDate | undefined,
  { say, formats }: Speech,
): LeafView => {
  if (under === undefined) return { shows: 'day', day: startDate }
  if (isUnreadable({ unreadable }, 'startTime')) return { shows: 'word', word: '–' }
  if (startDate < under) return { shows: 'word', word: say('events.ongoingLeaf') }
  return startTime === undefined
    ? { shows: 'word', word: say('events.wholeDayLeaf') }
    : { shows: 'hours', from: formats.time(startTime), to: endTime && formats.time(endTime) }
}
