import { type RefObject, useId, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { PublicEvent } from '#domain/events/event.ts'
import type { EventsOfPart } from '#domain/events/event-filter.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { useRowsInSight } from '#ui/app/use-rows-in-sight.ts'
import { EventCard } from './event-card.tsx'
import { partText } from './event-texts.ts'
import * as css from './events.css.ts'

/** From so many on only those in sight are in the page. */
const MANY = 100

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

type DayListProps = {
  readonly parts: readonly EventsOfPart[]
  readonly day: LocalDate
  readonly hrefOf: (event: PublicEvent) => string
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

/** The events of a day under its parts; of a very long day one after the other, and only those in sight. */
export const DayList = (props: DayListProps) => {
  const { parts } = props
  const all = useMemo(() => parts.flatMap(({ events }) => events), [parts])
  return all.length > MANY ? (
    <LongDay {...props} events={all} />
  ) : (
    parts.map((part) => <Part key={part.part} {...props} {...part} />)
  )
}

const Part = ({ part, events, day, hrefOf }: DayListProps & EventsOfPart) => {
  const intl = useIntl()
  const title = useId()
  return (
    <section className={css.part} aria-labelledby={title}>
      <h3 className={css.partTitle} id={title}>
        {intl.formatMessage(partText(part))}
      </h3>
      <ul className={css.list} {...LIST}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} day={day} href={hrefOf(event)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const nothingToRead = () => {}

const LongDay = ({
  events,
  day,
  hrefOf,
  scroller,
  above,
}: DayListProps & { readonly events: readonly PublicEvent[] }) => {
  const list = useMemo(() => ({ rows: events, verbs: { see: nothingToRead } }), [events])
  const { parts, listeners } = useRowsInSight({ list, scroller, above }, css.LINE)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <ul className={css.longList} {...LIST} {...listeners}>
      {parts.map((part) => {
        if (part.kind === 'room') return <li key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
        const event = events[part.index]
        return event === undefined ? null : (
          <li
            key={event.id}
            className={css.line}
            data-row={part.index}
            aria-posinset={part.index + 1}
            aria-setsize={events.length}
          >
            <EventCard event={event} day={day} href={hrefOf(event)} as="h3" />
          </li>
        )
      })}
    </ul>
  )
}
