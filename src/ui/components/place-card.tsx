import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from './cover.tsx'
import { ListRow, ListRowSkeleton } from './list-row.tsx'
import { Picture } from './picture.tsx'
import * as css from './place-card.css.ts'

export type PlaceCardProps = {
  readonly href: string
  readonly name: string
  /** Its category. */
  readonly kind?: string | undefined
  /** Its address, on one line. */
  readonly where?: string | undefined
  /** Another card of the list has the same name: the address tells them apart. */
  readonly isNamesake?: boolean | undefined
  /** URLs of pictures; a generated cover is the fallback. */
  readonly cover?: string | undefined
  readonly logo?: string | undefined
  /** One button, such as the favourite toggle. */
  readonly trailing?: ReactNode
}

/** A place or an activity as a card: cover, logo, name, category and address, as one link. */
export const PlaceCard = ({ href, name, kind, where, isNamesake, cover, logo, trailing }: PlaceCardProps) => (
  <div className={css.card}>
    <ListRow
      href={href}
      overline={kind}
      title={name}
      meta={where}
      isNamesake={isNamesake}
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

/** The skeleton of a card, with the same height. */
export const PlaceCardSkeleton = () => (
  <div className={css.card}>
    <ListRowSkeleton leadingSize={72} />
  </div>
)
