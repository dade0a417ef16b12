import type { PublicEvent } from '#domain/events/event.ts'
import { hoursOf, lastDayOf } from '#ui/language/date-words.ts'
import { isBlank, titled } from '#ui/language/titles.ts'
import { type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

/** One event of a list, as one link: title, time, place and kind. */
export type EventRowView = Readonly<{
  key: number
  day: PublicEvent['startDate']
  open: Way
  when: string
  place: string | undefined
  typology: TypologyView | undefined
}>

/** The kind of an event, with its colour from the server. */
export type TypologyView = Readonly<{ words: string; tone: string | undefined }>

export const typologyView = (typology: PublicEvent['typology']): TypologyView | undefined =>
  isBlank(typology?.name) ? undefined : { words: typology?.name ?? '', tone: typology?.colour }

export const eventRowView = (event: PublicEvent, href: string, speech: Speech): EventRowView => {
  const { formats, say } = speech
  const { id, startDate, place, typology } = event
  const lastDay = lastDayOf(event)
  const until = lastDay === undefined ? '' : `, ${say('notice.dateUntil', { day: formats.date(lastDay) })}`
  return {
    key: id,
    day: startDate,
    open: way(titled(event.title, speech), href),
    when: `${formats.date(startDate)}, ${hoursOf(event, speech, formats)}${until}`,
    place: isBlank(place) ? undefined : place,
    typology: typologyView(typology),
  }
}
