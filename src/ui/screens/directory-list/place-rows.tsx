import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { useWindowedRows } from '#ui/layout/lists/windowing.ts'
import { PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { PlaceCardLayout } from '#ui/layout/place-card.tsx'
import * as css from './directory-list.css.ts'
import type { Lie } from './list-place.ts'
import type { DirectoryView } from './directory-view.ts'
import type { ListPlace } from './use-list-place.ts'

const rowOf = (target: EventTarget): number =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1) : -1

/** From where to where a row reaches, in pixels from the first one; undefined while that is not known. */
export type PlaceOfRow = Lie['placeOf'] | undefined

type PlaceRowsProps = {
  readonly view: Extract<DirectoryView['content'], { kind: 'rows' }>
  readonly columns: number
  readonly scroller: RefObject<HTMLElement | null>
  /** The content above the rows, which scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
  readonly place: ListPlace
  /** Is told where each row is, as often as it has been drawn. */
  readonly onPlaced: (placeOf: PlaceOfRow) => void
}

/** The visible part of all pages, one after the other (DIR-01, DIR-03). */
export const PlaceRows = ({ view: { label, list }, columns, scroller, above, place, onPlaced }: PlaceRowsProps) => {
  const { length, at, see } = list
  const isRead = useCallback((row: number) => at(row) !== undefined, [at])
  const rows = useWindowedRows(length, css.LINE, scroller, above, { columns, isRead })
  const { parts, sight, keepDrawn, measured, placeOf } = rows
  const { first, last } = sight
  useLayoutEffect(() => onPlaced(placeOf))
  useEffect(() => see(first, last), [first, last, see])
  useEffect(() => place.onDrawn())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links answer for themselves: these listeners hear all of them.
    <ul
      {...LIST}
      className={css.rows}
      aria-label={label}
      onFocus={({ target }: FocusEvent) => keepDrawn(rowOf(target))}
      onBlur={() => keepDrawn(-1)}
      onClickCapture={({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a') !== null) place.leaveFrom(rowOf(target))
      }}
    >
      {parts.map((part) => {
        if (part.kind === 'room')
          return <li key={`room-${part.before}`} className={css.room} style={{ height: part.height }} aria-hidden />
        const row = at(part.index)
        return (
          <li
            key={row?.key ?? `waiting-${part.index}`}
            className={css.row}
            data-row={part.index}
            {...measured(part.index)}
            {...(row ? { 'aria-posinset': part.index + 1, 'aria-setsize': length } : { 'aria-hidden': true as const })}
          >
            {row ? <PlaceCardLayout view={row} /> : <PlaceCardSkeleton />}
          </li>
        )
      })}
    </ul>
  )
}
