import type { PublicEvent } from '#domain/events/event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { hoursOf, lastDayOf } from '#ui/language/date-words.ts'
import { imagePath } from '#ui/app/images.ts'
import { titled } from '#ui/language/titles.ts'
import { type TypologyView, typologyView } from '#ui/view/event-row.ts'
import type { Row } from '#ui/view/lists.ts'
import { type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { inOneLine, townBeside } from '#ui/view/where.ts'
import { priceWords } from './event-texts.ts'

/** One event of a day, as one link: time, title, place, kind and price. */
export type EventCardView = Row &
  Readonly<{
    open: Way
    hours: string
    until: string | undefined
    where: string | undefined
    typology: TypologyView | undefined
    price: string
    /** It is over: what says so. */
    over: string | undefined
    /** Start and end, visual only; or a word instead. */
    leaf: Readonly<{ word: string }> | Readonly<{ from: string; to: string | undefined }>
    image: string | undefined
  }>

/** `day` is the shown day; `isPast`: the event ended earlier on it. */
export const eventCardView = (
  event: PublicEvent,
  { day, isPast }: Readonly<{ day: LocalDate; isPast: boolean }>,
  href: string,
  speech: Speech,
): EventCardView => {
  const { say, formats } = speech
  const { id, title, place, municipality, typology, price, image } = event
  const last = lastDayOf(event)
  return {
    kind: 'row',
    key: id,
    open: way(titled(title, speech), href),
    hours: hoursOf(event, speech, formats),
    until: last && say('notice.dateUntil', { day: formats.date(last) }),
    where: inOneLine(place, townBeside(municipality?.name, place)),
    typology: typologyView(typology),
    price: priceWords(price, speech, formats),
    over: isPast ? say('event.over') : undefined,
    leaf: leafView(event, day, speech),
    image: imagePath('event', image),
  }
}

const leafView = (
  { startDate, startTime, endTime }: PublicEvent,
  day: LocalDate,
  { say, formats }: Speech,
): EventCardView['leaf'] => {
  if (startDate < day) return { word: say('events.ongoingLeaf') }
  return startTime === undefined
    ? { word: say('events.wholeDayLeaf') }
    : { from: formats.time(startTime), to: endTime && formats.time(endTime) }
}
