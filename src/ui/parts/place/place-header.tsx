import type { ReactNode } from 'react'
import { LargeTitle, type TitleReference } from '#ui/layout/page/large-title.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { isDrawing } from './drawings.ts'
import * as css from './place.css.ts'

type PlaceHeaderProps = {
  readonly name: string
  /** URLs of pictures; a generated cover is the fallback. */
  readonly cover: string | undefined
  readonly logo?: string | undefined
  /** Its category and address. */
  readonly meta?: ReactNode
  readonly heading: TitleReference
  /** One button, such as the favourite toggle. */
  readonly trailing?: ReactNode
  /** The actions. */
  readonly actions?: ReactNode
}

/** The header of a place: pictures, name and actions. */
export const PlaceHeader = ({ name, cover, logo, meta, heading, trailing, actions }: PlaceHeaderProps) => (
  <div className={css.headerRoom}>
    <header className={css.header}>
      <span className={isDrawing(cover) ? css.strip : css.cover}>
        <Picture src={cover} alt="" ratio="auto" fallback={<Cover seed={name} />} eager />
      </span>
      {logo === undefined ? null : (
        <div className={css.heading}>
          <span className={css.logo} aria-hidden>
            <Picture src={logo} alt="" ratio="auto" fit="contain" fallback={<Cover seed={name} />} eager />
          </span>
        </div>
      )}
      <div className={css.nameRow}>
        <div className={css.nameWords}>
          <LargeTitle className={css.title} reference={heading}>
            {name}
          </LargeTitle>
          {meta === undefined ? null : <div className={css.meta}>{meta}</div>}
        </div>
        {trailing}
      </div>
      {actions}
    </header>
  </div>
)

/** The skeleton, of the same size. */
export const PlaceHeaderSkeleton = ({
  hasLogo = false,
  actions = 5,
}: {
  readonly hasLogo?: boolean
  readonly actions?: number
}) => (
  <div className={css.headerRoom}>
    <div className={css.header}>
      <span className={css.strip}>
        <Skeleton shape="block" height="100%" />
      </span>
      {hasLogo ? (
        <div className={css.heading}>
          <span className={css.logo}>
            <Skeleton shape="block" height="100%" />
          </span>
        </div>
      ) : null}
      <div className={css.nameWords}>
        <Skeleton width="62%" height="2.1rem" />
        <Skeleton width="44%" height="2.75rem" />
      </div>
      {actions === 0 ? null : (
        <div className={css.actions}>
          <Several count={actions}>
            <span className={css.action}>
              <Skeleton shape="circle" width={24} height={24} />
              <Skeleton width="70%" />
            </span>
          </Several>
        </div>
      )}
    </div>
  </div>
)
