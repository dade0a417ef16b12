import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from './cover.tsx'
import { ListRow, ListRowSkeleton } from './list-row.tsx'
import { Picture } from './picture.tsx'
import * as css from './place-card.css.ts'

export type PlaceCardProps = {
  readonly href: string
  readonly name: string
  /** What it is: its category. */
  readonly kind?: string | undefined
  /** Where it is: one line. */
  readonly where?: string | undefined
  /** Addresses of pictures; a cover is drawn where none comes. */
  readonly cover?: string | undefined
  readonly logo?: string | undefined
  /** One button of its own, such as the one that makes it a favourite. */
  readonly trailing?: ReactNode
  readonly onPress?: (() => void) | undefined
}

/** A place or an activity as one card of a list: cover, logo, name, what and where it is, and one tap. */
export const PlaceCard = ({ href, name, kind, where, cover, logo, trailing, onPress }: PlaceCardProps) => (
  <div className={css.card}>
    <ListRow
      href={href}
      onPress={onPress}
      overline={kind}
      title={name}
      meta={where}
      metaIcon={where === undefined ? undefined : MapPin}
      leading={
        <span className={css.thumb} aria-hidden>
          <Picture src={cover} alt="" ratio="1" rounded fallback={<Cover seed={name} />} />
          {logo === undefined ? null : (
            <span className={css.logo}>
              <Picture src={logo} alt="" ratio="1" fit="contain" fallback={null} />
            </span>
          )}
        </span>
      }
      trailing={trailing}
    />
  </div>
)

/** A card on its way: as high as the one that will come. */
export const PlaceCardSkeleton = () => (
  <div className={css.card}>
    <ListRowSkeleton leadingSize={72} />
  </div>
)
