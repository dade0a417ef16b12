import { Anchor } from '#ui/components/anchor.tsx'
import { DayLeaf } from '#ui/components/day-leaf.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useGiven } from '#ui/language/given.ts'
import type { EventRowView } from '#ui/view/event-row.ts'
import * as css from './event-row.css.ts'

type EventRowProps = {
  readonly view: EventRowView
  /** As a row of a card, or as a card itself. */
  readonly look?: keyof typeof css.looks
}

/** One event of a list, with its day as a calendar sheet. */
export const EventRowLayout = ({ view: { day, open, when, place, typology }, look = 'row' }: EventRowProps) => (
  <li className={css.looks[look]}>
    <DayLeaf day={day} />
    <div className={css.words}>
      <Anchor className={css.link} href={open.href} {...useGiven()}>
        {open.label}
      </Anchor>
      <time className={css.meta} dateTime={day}>
        {when}
      </time>
      {place === undefined ? null : <bdi className={css.meta}>{place}</bdi>}
      {typology ? (
        <span className={css.meta}>
          <span className={css.typology} style={{ backgroundColor: typology.tone }} aria-hidden />
          <bdi>{typology.words}</bdi>
        </span>
      ) : null}
    </div>
  </li>
)

/** Its skeleton. */
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
