import { useIntl } from 'react-intl'
import type { PublicEvent } from '#domain/events/event.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { DayLeaf } from '#ui/components/day-leaf.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { hoursOf, lastDayOf } from './date-words.ts'
import * as css from './event-row.css.ts'
import { useFormats } from './language-context.tsx'
import { isBlank, titled } from './titles.ts'

type EventRowProps = {
  readonly event: PublicEvent
  readonly href: string
  /** A row of a card, or a ground of its own. */
  readonly look?: keyof typeof css.looks
}

/** One event of a list: its day as a leaf, what it is called, when, where and of what kind; one tap. */
export const EventRow = ({ event, href, look = 'row' }: EventRowProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const lastDay = lastDayOf(event)
  const { place, typology } = event
  return (
    <li className={css.looks[look]}>
      <DayLeaf day={event.startDate} />
      <div className={css.words}>
        <Anchor className={css.link} href={href}>
          {titled(event.title, intl)}
        </Anchor>
        <span className={css.meta}>
          <time dateTime={event.startDate}>{formats.date(event.startDate)}</time>, {hoursOf(event, intl, formats)}
          {lastDay === undefined
            ? null
            : `, ${intl.formatMessage({ id: 'notice.dateUntil' }, { day: formats.date(lastDay) })}`}
        </span>
        {isBlank(place) ? null : <span className={css.meta}>{place}</span>}
        {isBlank(typology?.name) ? null : (
          <span className={css.meta}>
            <span className={css.typology} style={{ backgroundColor: typology?.colour }} aria-hidden />
            {typology?.name}
          </span>
        )}
      </div>
    </li>
  )
}

/** The same on its way. */
export const EventRowSkeleton = () => (
  <div className={css.looks.row}>
    <Skeleton shape="block" width="3.5rem" height="4.25rem" />
    <div className={css.bones}>
      <Skeleton width="70%" />
      <Skeleton width="50%" />
      <Skeleton width="40%" />
    </div>
  </div>
)
