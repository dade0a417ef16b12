import { Several } from '#ui/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ListRowSkeleton, type ListRowSkeletonProps } from '#ui/components/list-row.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { type RowsInSight, useRowsInSight } from './use-rows-in-sight.ts'
import * as css from './windowed-cards.css.ts'

type WindowedCardsProps<Row> = RowsInSight<Row> & {
  readonly label: string
  /** A look of its own for each row. */
  readonly looks?: string
  readonly children: (row: Row) => ReactNode
}

/** People one under the other. Only those in sight are in the page; each says its place among all. */
export const WindowedCards = <Row extends Readonly<{ key: number | string }>>(props: WindowedCardsProps<Row>) => {
  const { rows, label, looks = '', children } = props
  const { parts, measured, listeners } = useRowsInSight(props, css.CARD)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <ul className={css.cards} {...LIST} aria-label={label} {...listeners}>
      {parts.map((part) => {
        if (part.kind === 'room') return <li key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
        const row = rows.at(part.index)
        return (
          <li
            key={row?.key ?? `waiting-${part.index}`}
            className={`${css.card} ${looks}`}
            data-row={part.index}
            {...measured(part.index)}
            {...(row
              ? { 'aria-posinset': part.index + 1, 'aria-setsize': rows.length }
              : { 'aria-hidden': true as const })}
          >
            {row ? children(row) : <ListRowSkeleton leadingShape="circle" />}
          </li>
        )
      })}
    </ul>
  )
}

/** The list on its way: the same rows at the same heights. */
export const WindowedCardsSkeleton = ({ leadingShape = 'circle', lines = 3 }: ListRowSkeletonProps) => (
  <Loading>
    <div className={css.cards}>
      <Several count={8}>
        <div className={css.card}>
          <ListRowSkeleton leadingShape={leadingShape} lines={lines} />
        </div>
      </Several>
    </div>
  </Loading>
)
