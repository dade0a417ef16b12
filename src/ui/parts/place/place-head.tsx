import type { ReactNode } from 'react'
import type { TitleReference } from '#ui/layout/page/large-title.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { useGiven } from '#ui/language/given.ts'
import { HeartButton } from '#ui/layout/heart.tsx'
import { OpenNow } from './open-now.tsx'
import { PlaceActionsLayout } from './place-actions.tsx'
import type { PlaceHeadView } from './place-head-view.ts'
import { PlaceHeader } from './place-header.tsx'
import * as css from './place.css.ts'
import { TownLayout } from './town.tsx'

type HeadProps = { readonly view: PlaceHeadView }

/** Under the name: what it is, where it is, and whether it is open. */
const About = ({ view: { category, town, distance, open } }: HeadProps) => (
  <>
    {category === undefined ? null : <TagChip tone="info">{category}</TagChip>}
    <TownLayout view={town} className={css.metaLink} />
    {distance === undefined ? null : <span>{distance}</span>}
    <OpenNow view={open} />
  </>
)

type PageHeadProps = HeadProps & {
  /** URLs of pictures. */
  readonly cover: string | undefined
  readonly logo?: string | undefined
  readonly heading: TitleReference
}

/** The head of a place on its page, under its pictures. */
export const PageHead = ({ view, cover, logo, heading }: PageHeadProps) => (
  <PlaceHeader
    name={view.name}
    cover={cover}
    logo={logo}
    heading={heading}
    meta={<About view={view} />}
    trailing={<HeartButton view={view.heart} />}
    actions={<PlaceActionsLayout view={view.actions} />}
  />
)

type SheetHeadProps = HeadProps & {
  readonly headingId: string
  /** Its icon on the map. */
  readonly leading: ReactNode
  /** The button that closes the sheet. */
  readonly trailing: ReactNode
}

/** The same in the sheet of a map. */
export const SheetHead = ({ view, headingId, leading, trailing }: SheetHeadProps) => (
  <>
    <header className={css.sheetRow}>
      {leading}
      <h2 className={css.sheetTitle} id={headingId} {...useGiven()}>
        {view.name}
      </h2>
      <HeartButton view={view.heart} />
      {trailing}
    </header>
    <div className={css.meta}>
      <About view={view} />
    </div>
    <PlaceActionsLayout view={view.actions} look="sheet" />
  </>
)
