import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeGrouping } from '#domain/notices/notice-query.ts'
import * as css from './notice-list.css.ts'
import type { Shown } from './notice-layout.ts'
import { rowHref } from './notice-query-url.ts'
import { NoticeRow, type RowVerbs, WaitingRow } from './notice-row.tsx'
import { type RowWords, useRowWords } from './row-words.ts'
import { useSwipe } from './use-swipe.ts'
import { useWindowed } from './use-windowed.ts'

type NoticeListProps = {
  readonly rows: readonly (NoticeSummary | undefined)[]
  readonly grouping: NoticeGrouping
  readonly search: string
  /** The notice open beside the list or over it. */
  readonly open: string | undefined
  /** The rows that are picked; undefined while nothing is being picked. */
  readonly selected: ReadonlySet<ReceivedNoticeId> | undefined
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands above the rows and scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
  readonly verbs: RowVerbs
  readonly onPagesSeen: (pages: readonly number[]) => void
}

const rowOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** The received notices in sections; only what is in sight is in the page (NOTICE-01). */
export const NoticeList = (props: NoticeListProps) => {
  const { rows, grouping, scroller, above, selected, verbs, onPagesSeen } = props
  const flow = useRef<HTMLDivElement>(null)
  const words = useRowWords(grouping)
  const { height, rowHeight, shown, pages, keepDrawn, bringRow } = useWindowed(rows, grouping, scroller, above)
  const swipe = useSwipe(selected === undefined, (index) => {
    const row = rows[index]
    if (row) verbs.remove(row)
  })
  const seen = pages.join()
  useEffect(() => onPagesSeen(pages), [seen, rows, onPagesSeen])

  const focusRow = (index: number) => {
    if (index < 0 || index >= rows.length) return
    keepDrawn(index)
    bringRow(index)
    requestAnimationFrame(() =>
      flow.current?.querySelector<HTMLElement>(`[data-row="${index}"] :is(a, input)`)?.focus(),
    )
  }
  const onKeyDown = (press: KeyboardEvent) => {
    const index = rowOf(press.target)
    const row = rows[index]
    if (!row) return
    if (press.key === 'Delete' && selected === undefined) verbs.remove(row)
    else if (press.key === 'ArrowDown') focusRow(index + 1)
    else if (press.key === 'ArrowUp') focusRow(index - 1)
    else return
    press.preventDefault()
  }
  return (
    // The rows answer for themselves: these listeners hear all of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.flow}
      ref={flow}
      style={{ height }}
      onKeyDown={onKeyDown}
      onFocus={(focus) => keepDrawn(rowOf(focus.target))}
      onBlur={() => keepDrawn(-1)}
      {...swipe.listeners}
    >
      {shown.map((part) => (
        <SectionOfRows
          {...props}
          key={part.section.key}
          part={part}
          words={words}
          rowHeight={rowHeight}
          swiped={swipe.row}
        />
      ))}
    </div>
  )
}

type SectionProps = NoticeListProps & {
  readonly part: Shown
  readonly words: RowWords
  readonly rowHeight: number
  readonly swiped: number | undefined
}

const SectionOfRows = (props: SectionProps) => {
  const { part, words, rowHeight, rows, search, open, selected, verbs, swiped } = props
  const { section } = part
  const intl = useIntl()
  const heading = words.heading(section.heading)
  const height = section.count * rowHeight
  return (
    <div className={css.section} style={{ top: section.top, height: section.headerHeight + height }}>
      {heading === undefined ? null : <h2 className={css.header}>{heading}</h2>}
      {/* Safari forgets that an unmarked list is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul
        className={css.rows}
        style={{ height }}
        role="list"
        aria-label={heading ?? intl.formatMessage({ id: 'notices.list' })}
        aria-busy={section.heading.by === 'waiting'}
      >
        {part.rows.map((index) => {
          const row = rows[index]
          const top = (index - section.first) * rowHeight
          return row ? (
            <NoticeRow
              key={row.id}
              row={row}
              href={rowHref(row.id, search)}
              index={index}
              total={rows.length}
              top={top}
              isCurrent={open === String(row.id)}
              isSelected={selected?.has(row.id)}
              isSwiped={swiped === index}
              words={words}
              verbs={verbs}
            />
          ) : (
            <WaitingRow key={`waiting-${index}`} top={top} />
          )
        })}
      </ul>
    </div>
  )
}
