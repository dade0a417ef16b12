import { type FocusEvent, type MouseEvent, type RefObject, useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Listed } from '#domain/directory/listed.ts'
import { activityCard, contactCard } from '#ui/app/place-cards.ts'
import { useWindowedRows } from '#ui/app/windowing.ts'
import { PlaceCard, PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { FavouriteButton } from '#ui/screens/favourites/favourite-button.tsx'
import { kindTexts } from './directory-texts.ts'
import type { DirectoryKind } from './directory-url.ts'
import * as css from './directory-list.css.ts'
import type { DirectoryRows } from './use-directory.ts'
import type { ListPlace } from './use-list-place.ts'

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

const rowOf = (target: EventTarget): number =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1) : -1

type PlaceRowsProps = {
  readonly kind: DirectoryKind
  readonly list: DirectoryRows
  readonly columns: number
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands above the rows and scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
  /** Names of categories by number: contacts know theirs by number alone. */
  readonly categories: ReadonlyMap<number, string>
  readonly place: ListPlace
}

/** The part in sight of all pages, one after the other (DIR-01, DIR-03). */
export const PlaceRows = ({ kind, list, columns, scroller, above, categories, place }: PlaceRowsProps) => {
  const intl = useIntl()
  const { rows, verbs } = list
  const { parts, sight, keepDrawn } = useWindowedRows(rows.length, css.LINE, scroller, above, { columns })
  const { see } = verbs
  const { first, last } = sight
  useEffect(() => see({ first, last }), [first, last, see])
  useEffect(() => place.onDrawn())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links answer for themselves: these listeners hear all of them.
    <ul
      className={css.rows}
      {...LIST}
      aria-label={intl.formatMessage(kindTexts[kind].title)}
      onFocus={({ target }: FocusEvent) => keepDrawn(rowOf(target))}
      onBlur={() => keepDrawn(-1)}
      onClickCapture={({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a') !== null) place.leaveFrom(rowOf(target))
      }}
    >
      {parts.map((part) => {
        if (part.kind === 'room')
          return <li key={`room-${part.before}`} className={css.room} style={{ height: part.height }} aria-hidden />
        const row = rows[part.index]
        return (
          <li
            key={row?.id ?? `waiting-${part.index}`}
            className={css.row}
            data-row={part.index}
            {...(row
              ? { 'aria-posinset': part.index + 1, 'aria-setsize': rows.length }
              : { 'aria-hidden': true as const })}
          >
            {row ? <ListedCard listed={row} categories={categories} /> : <PlaceCardSkeleton />}
          </li>
        )
      })}
    </ul>
  )
}

type ListedCardProps = { readonly listed: Listed; readonly categories: ReadonlyMap<number, string> }

/** An activity or a contact as a card, with the way to keep it. */
export const ListedCard = ({ listed, categories }: ListedCardProps) => {
  const intl = useIntl()
  const card =
    listed.kind === 'activity'
      ? activityCard(listed.thing, intl)
      : contactCard(listed.thing, intl, listed.thing.category && categories.get(listed.thing.category))
  return <PlaceCard {...card} trailing={<FavouriteButton change={listed} />} />
}
