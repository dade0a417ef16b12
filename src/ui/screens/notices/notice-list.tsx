import { memo, type RefObject, useEffect, useRef } from 'react'
import { rowOf, useRemovableRows } from '#ui/layout/removable-rows.tsx'
import * as css from './notice-list.css.ts'
import { PassingRow, WaitingRow } from './notice-row.tsx'
import type { NoticeRowsView } from './notice-rows.ts'
import type { Shown } from './section-places.ts'
import { useWindowed } from './use-windowed.ts'

type NoticeListProps = {
  readonly view: NoticeRowsView
  /** During a selection swipes are disabled. */
  readonly isSelecting: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** The content above the rows, which scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
}

/** Safari removes the list role from lists without bullets. */
const LIST = { role: 'list' } as const

/** The received notices in sections; only the visible part is rendered (NOTICE-01). Memoised. */
export const NoticeList = memo(({ view, isSelecting, scroller, above }: NoticeListProps) => {
  const { length, see } = view
  const flow = useRef<HTMLDivElement>(null)
  const windowed = useWindowed(view, scroller, above)
  const { height, rowHeight, shown, sight, isFlinging, keepDrawn, bringRow } = windowed
  const { first, last } = sight
  // Rows passed in fast scrolling are not requested.
  useEffect(() => {
    if (!isFlinging) see(first, last)
  }, [isFlinging, first, last, see])

  const focusRow = (index: number) => {
    if (index < 0 || index >= length) return
    keepDrawn(index)
    bringRow(index)
    requestAnimationFrame(() =>
      flow.current?.querySelector<HTMLElement>(`[data-row="${index}"] :is(a, input)`)?.focus(),
    )
  }
  const { swiped, listeners } = useRemovableRows(view, isSelecting, focusRow)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <div
      className={css.flow}
      ref={flow}
      style={{ height }}
      {...listeners}
      onFocus={(focus) => {
        listeners.onFocus(focus)
        keepDrawn(rowOf(focus.target))
      }}
      onBlur={() => keepDrawn(-1)}
    >
      {shown.map((part) => (
        <SectionOfRows
          key={part.section.key}
          view={view}
          part={part}
          rowHeight={rowHeight}
          isFlinging={isFlinging}
          swiped={swiped}
        />
      ))}
    </div>
  )
})

type SectionProps = {
  readonly view: NoticeRowsView
  readonly part: Shown
  readonly rowHeight: number
  readonly isFlinging: boolean
  readonly swiped: number | undefined
}

const SectionOfRows = ({ view, part, rowHeight, swiped, isFlinging }: SectionProps) => {
  const { heading, isWaiting, first, count, top, headerHeight } = part.section
  const name = heading ?? view.label
  const height = count * rowHeight
  return (
    <section className={css.section} style={{ top, height: headerHeight + height }} aria-label={name}>
      {heading === undefined ? null : <h2 className={css.header}>{heading}</h2>}
      <ul className={css.rows} style={{ height }} {...LIST} aria-label={name} aria-busy={isWaiting}>
        {part.rows.map((index) => {
          const row = view.at(index)
          const rowTop = (index - first) * rowHeight
          return row ? (
            <PassingRow
              key={row.key}
              isFlinging={isFlinging}
              view={row}
              index={index}
              total={view.length}
              top={rowTop}
              isLast={index === first + count - 1}
              swipe={swiped === index ? view.swipe : undefined}
            />
          ) : (
            <WaitingRow key={`waiting-${index}`} top={rowTop} isFlinging={isFlinging} />
          )
        })}
      </ul>
    </section>
  )
}
