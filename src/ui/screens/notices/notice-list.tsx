import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Sight } from '#application/kit/list-rows.ts'
import type { NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeGrouping } from '#domain/notices/notice-query.ts'
import * as css from './notice-list.css.ts'
import { type Shown, undatedLast } from './notice-layout.ts'
import { rowHref } from './notice-query-url.ts'
import { PassingRow, type RowVerbs, WaitingRow } from './notice-row.tsx'
import { type RowWords, useRowWords } from './row-words.ts'
import { useSwipe } from './use-swipe.ts'
import { useWhenShorter } from './use-when-shorter.ts'
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
  readonly onSeen: (sight: Sight) => void
}

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

const rowOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** The received notices in sections; only what is in sight is in the page (NOTICE-01). */
export const NoticeList = (props: NoticeListProps) => {
  const { rows: read, grouping, scroller, above, selected, verbs, onSeen } = props
  const rows = useMemo(() => undatedLast(read, grouping), [read, grouping])
  const flow = useRef<HTMLDivElement>(null)
  const words = useRowWords(grouping)
  const windowed = useWindowed(rows, grouping, scroller, above)
  const { height, rowHeight, shown, sight, isFlinging, keepDrawn, bringRow } = windowed
  const lastAt = useRef(-1)
  const swipe = useSwipe(selected === undefined, (index) => {
    const row = rows[index]
    lastAt.current = index
    if (row) verbs.remove(row)
  })
  const { first, last } = sight
  // Rows that are flung past are not seen, and not asked for.
  useEffect(() => {
    if (!isFlinging) onSeen({ first, last })
  }, [isFlinging, first, last, onSeen])

  const focusRow = (index: number) => {
    if (index < 0 || index >= rows.length) return
    keepDrawn(index)
    bringRow(index)
    requestAnimationFrame(() =>
      flow.current?.querySelector<HTMLElement>(`[data-row="${index}"] :is(a, input)`)?.focus(),
    )
  }
  useWhenShorter(rows.length, () => focusRow(Math.min(lastAt.current, rows.length - 1)))
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <div
      className={css.flow}
      ref={flow}
      style={{ height }}
      onKeyDown={onKeyDown}
      onFocus={(focus) => {
        lastAt.current = rowOf(focus.target)
        keepDrawn(lastAt.current)
      }}
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
          isFlinging={isFlinging}
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
  readonly isFlinging: boolean
  readonly swiped: number | undefined
}

const SectionOfRows = (props: SectionProps) => {
  const { part, words, rowHeight, rows, search, open, selected, verbs, swiped, isFlinging } = props
  const { section } = part
  const intl = useIntl()
  const heading = words.heading(section.heading)
  const name = heading ?? intl.formatMessage({ id: 'notices.list' })
  const height = section.count * rowHeight
  return (
    <section
      className={css.section}
      style={{ top: section.top, height: section.headerHeight + height }}
      aria-label={name}
    >
      {heading === undefined ? null : <h2 className={css.header}>{heading}</h2>}
      <ul
        className={css.rows}
        style={{ height }}
        {...LIST}
        aria-label={name}
        aria-busy={section.heading.by === 'waiting'}
      >
        {part.rows.map((index) => {
          const row = rows[index]
          const top = (index - section.first) * rowHeight
          return row ? (
            <PassingRow
              key={row.id}
              isFlinging={isFlinging}
              row={row}
              href={rowHref(row.id, search)}
              index={index}
              total={rows.length}
              top={top}
              isLast={index === section.first + section.count - 1}
              isCurrent={open === String(row.id)}
              isSelected={selected?.has(row.id)}
              isSwiped={swiped === index}
              words={words}
              verbs={verbs}
            />
          ) : (
            <WaitingRow key={`waiting-${index}`} top={top} isFlinging={isFlinging} />
          )
        })}
      </ul>
    </section>
  )
}
