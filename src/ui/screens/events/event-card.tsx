import { MapPin } from 'lucide-react'
import { Anchor } from '#ui/components/anchor.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { useGiven } from '#ui/language/given.ts'
import type { EventCardView } from './event-card-view.ts'
import * as css from './events.css.ts'
import { TypologyChip } from './typology-chip.tsx'

type EventCardProps = {
  readonly view: EventCardView
  /** The heading level of its title. */
  readonly as?: 'h3' | 'h4'
}

/** One event of a day. */
export const EventCard = ({ view, as: Title = 'h4' }: EventCardProps) => (
  <article className={view.over === undefined ? css.card : css.pastCard}>
    <Leaf view={view.leaf} />
    <div className={css.words}>
      <Title className={css.cardTitle}>
        <Anchor className={css.link} href={view.open.href} {...useGiven()}>
          {view.open.label}
        </Anchor>
      </Title>
      <VisuallyHidden>{view.hours}</VisuallyHidden>
      {view.until === undefined ? null : <span className={css.meta}>{view.until}</span>}
      {view.where === undefined ? null : (
        <span className={css.meta}>
          <MapPin size={16} className={css.sign} aria-hidden />
          <bdi>{view.where}</bdi>
        </span>
      )}
      <span className={css.tags}>
        {view.over === undefined ? null : <TagChip>{view.over}</TagChip>}
        <TypologyChip view={view.typology} />
        <span className={css.price}>{view.price}</span>
      </span>
    </div>
    <span className={css.picture}>
      <Picture src={view.image} alt="" ratio="1 / 1" rounded fallback={<Cover seed={view.open.label} />} />
    </span>
  </article>
)

/** Start and end, visual only; screen readers read a sentence. */
const Leaf = ({ view }: { readonly view: EventCardView['leaf'] }) => (
  <span className={css.leaf} aria-hidden>
    {'word' in view ? (
      <span className={css.leafWord}>{view.word}</span>
    ) : (
      <>
        <span className={css.leafTime}>{view.from}</span>
        {view.to === undefined ? null : <span className={css.leafEnd}>{view.to}</span>}
      </>
    )}
  </span>
)

/** The skeleton. */
export const EventCardSkeleton = () => (
  <div className={css.card}>
    <Skeleton shape="block" width="4rem" height="4rem" />
    <div className={css.bones}>
      <Skeleton width="70%" height="1.4rem" />
      <Skeleton width="55%" />
      <Skeleton width="40%" height="1.75rem" />
    </div>
    <span className={css.picture}>
      <Skeleton shape="block" height="6rem" />
    </span>
  </div>
)
