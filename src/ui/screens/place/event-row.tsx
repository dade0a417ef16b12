import { useIntl } from 'react-intl'
import type { PublicEvent } from '#domain/events/event.ts'
import { hoursOf, lastDayOf } from '#ui/app/date-words.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { Anchor } from '#ui/components/anchor.tsx'
import { DayLeaf } from '#ui/components/day-leaf.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import * as css from './place.css.ts'

type EventRowProps = { readonly event: PublicEvent; readonly href: string }

/** One event of a list: its day as a leaf, what it is called, when and where; one tap. */
export const EventRow = ({ event, href }: EventRowProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const lastDay = lastDayOf(event)
  return (
    <li className={css.event}>
      <DayLeaf day={event.startDate} />
      <div className={css.factWords}>
        <Anchor className={css.eventLink} href={href}>
          {event.title}
        </Anchor>
        <span className={css.small}>
          <time dateTime={event.startDate}>{formats.date(event.startDate)}</time>, {hoursOf(event, intl, formats)}
          {lastDay === undefined
            ? null
            : `, ${intl.formatMessage({ id: 'notice.dateUntil' }, { day: formats.date(lastDay) })}`}
        </span>
        {event.place === undefined ? null : <span className={css.small}>{event.place}</span>}
      </div>
    </li>
  )
}

/** The same on its way. */
export const EventRowSkeleton = () => (
  <div className={css.event}>
    <Skeleton shape="block" width="3.5rem" height="4.25rem" />
    <div className={css.nameWords}>
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </div>
  </div>
)
