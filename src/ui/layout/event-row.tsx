import { MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Anchor } from '#ui/components/anchor.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { DayLeaf } from '#ui/components/day-leaf.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { useGiven } from '#ui/language/given.ts'
import type { EventRowView, LeafView } from '#ui/view/event-row.ts'
import * as css from './event-row.css.ts'
import { TypologyChip } from './typology-chip.tsx'

type EventRowProps = {
  readonly view: EventRowView
  /** The ground that its list gives it. */
  readonly look?: Exclude<keyof typeof css.looks, 'past'>
  /** The heading that its title is, in a list whose events are found by their headings. */
  readonly heading?: 'h3' | 'h4'
  /** What else there is to say of it, under its own facts. */
  readonly more?: ReactNode
  readonly buttons?: ReactNode
}

/** One event of any list of events. */
export const EventRowLayout = ({ view, look = 'row', heading, more, buttons }: EventRowProps) => {
  const id = useId()
  return (
    <div className={css.looks[view.over === undefined ? look : 'past']}>
      <div className={css.content}>
        <Leaf view={view.leaf} />
        <div className={css.rest}>
          <div className={css.words}>
            <Title view={view} heading={heading} id={id} />
            <When view={view} id={id} />
            {view.where === undefined ? null : (
              <span className={css.meta}>
                <MapPin size={16} className={css.sign} aria-hidden />
                <bdi>{view.where}</bdi>
              </span>
            )}
            <span className={css.tags}>
              {view.over === undefined ? null : <TagChip>{view.over}</TagChip>}
              <TypologyChip view={view.typology} />
              {view.price === undefined ? null : <span className={css.price}>{view.price}</span>}
            </span>
            {more}
          </div>
          {buttons ? <div className={css.buttons}>{buttons}</div> : null}
        </div>
        <span className={css.picture}>
          <Picture src={view.image} alt="" ratio="1 / 1" rounded fallback={<Cover seed={view.open.label} />} />
        </span>
      </div>
    </div>
  )
}

type PartProps = Pick<EventRowProps, 'view'> & { readonly id: string }

const Title = ({ view, heading: Tag, id }: PartProps & { readonly heading: EventRowProps['heading'] }) => {
  const given = useGiven()
  const named = view.isNamesake ? { id: `${id}-title`, 'aria-labelledby': `${id}-title ${id}-when` } : {}
  const link = (
    <Anchor className={css.link} href={view.open.href} {...given} {...named}>
      {view.open.label}
    </Anchor>
  )
  return Tag ? <Tag className={css.title}>{link}</Tag> : <div className={css.title}>{link}</div>
}

/** In words what the leaf does not show to everybody. */
const When = ({ view: { day, hours, areHoursDrawn, until }, id }: PartProps) => (
  <>
    <span id={`${id}-when`} className={css.meta}>
      {day === undefined ? null : (
        <VisuallyHidden>
          <time dateTime={day.day}>{day.words}</time>,{' '}
        </VisuallyHidden>
      )}
      {areHoursDrawn ? <VisuallyHidden>{hours}</VisuallyHidden> : hours}
    </span>
    {until === undefined ? null : <span className={css.meta}>{until}</span>}
  </>
)

/** Visual only; screen readers read words. */
const Leaf = ({ view }: { readonly view: LeafView }) => {
  if (view.shows === 'day') return <DayLeaf day={view.day} />
  const [large, small] = view.shows === 'hours' ? [view.from, view.to] : [undefined, view.word]
  return (
    <span className={css.leaf} aria-hidden>
      {large === undefined ? null : <span className={css.leafTime}>{large}</span>}
      {small === undefined ? null : <span className={css.leafSmall}>{small}</span>}
    </span>
  )
}

/** Its skeleton. */
export const EventRowSkeleton = ({ look = 'row' }: Pick<EventRowProps, 'look'>) => (
  <div className={css.looks[look]}>
    <div className={css.content}>
      <Skeleton shape="block" width="4rem" height="4rem" />
      <div className={css.bones}>
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="55%" />
        <Skeleton width="40%" height="1.75rem" />
      </div>
      <span className={css.picture}>
        <Skeleton shape="block" height="6rem" />
      </span>
    </div>
  </div>
)
