import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { RemovableRow, rowOf, useRemovableRows } from '#ui/layout/removable-rows.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { useDrawn } from '#ui/layout/lists/flinging.ts'
import { TEMPLATE_LOOKS } from '#ui/parts/notice/template-looks.ts'
import { size } from '#ui/theme/tokens.ts'
import * as css from './notices.css.ts'
import type { NoticeRowsView, NoticeRowView } from './notice-rows.ts'
import type { ShownSection } from './section-places.ts'
import { useWindowed } from './use-windowed.ts'

type NoticeListProps = {
  readonly view: NoticeRowsView
  /** During a selection swipes are disabled. */
  readonly isSelecting: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** The content above the rows, which scrolls with them. */
  readonly above: RefObject<HTMLElement | null>
}

/** The received notices in sections; only the visible part is rendered (NOTICE-01). Memoised. */
export const NoticeList = memo(({ view, isSelecting, scroller, above }: NoticeListProps) => {
  const { length, see } = view
  const flow = useRef<HTMLDivElement>(null)
  const windowed = useWindowed(view, scroller, above)
  const { shown, roomAfter, sight, isFlinging, keepDrawn, bringRow, lineOf, measure } = windowed
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
  const { swiped, listeners } = useRemovableRows(view, isSelecting, flow, focusRow)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <div
      className={css.flow}
      ref={flow}
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
          lineOf={lineOf}
          measure={measure}
          isFlinging={isFlinging}
          swiped={swiped}
        />
      ))}
      <div style={{ height: roomAfter }} aria-hidden />
    </div>
  )
})

type SectionProps = {
  readonly view: NoticeRowsView
  readonly part: ShownSection
  readonly lineOf: (row: number) => number
  readonly measure: (row: HTMLElement | null) => void
  readonly isFlinging: boolean
  readonly swiped: number | undefined
}

const SectionOfRows = ({ view, part, lineOf, measure, swiped, isFlinging }: SectionProps) => {
  const { section, room, parts } = part
  const { heading, isWaiting, first, count, top } = section
  const name = heading ?? view.label
  return (
    <>
      {room > 0 ? <div style={{ height: room }} aria-hidden /> : null}
      <section className={top > 0 ? css.nextSection : css.section} aria-label={name}>
        {heading === undefined ? null : <h2 className={css.header}>{heading}</h2>}
        <ul className={css.rows} {...LIST} aria-label={name} aria-busy={isWaiting}>
          {parts.map((one) => {
            if (one.kind === 'room') return <li key={`room-${one.before}`} style={{ height: one.height }} aria-hidden />
            const index = first + one.index
            const row = view.at(index)
            const place = { line: lineOf(index), isFirst: one.index === 0, measure }
            return row ? (
              <PassingRow
                key={row.key}
                isFlinging={isFlinging}
                view={row}
                index={index}
                total={view.length}
                isLast={one.index === count - 1}
                swipe={swiped === index ? view.swipe : undefined}
                {...place}
              />
            ) : (
              <WaitingRow key={`waiting-${index}`} isFlinging={isFlinging} {...place} />
            )
          })}
        </ul>
      </section>
    </>
  )
}

type PlaceProps = {
  /** Its line in the virtualised list, which measures it. */
  readonly line: number
  readonly measure: (row: HTMLElement | null) => void
  /** Whether it is the first of its section. */
  readonly isFirst: boolean
}

type NoticeRowProps = PlaceProps & {
  readonly view: NoticeRowView
  /** Its index among all rows, from 0, and their number. */
  readonly index: number
  readonly total: number
  /** Whether it is the last of its section. */
  readonly isLast: boolean
  /** The text behind the row while it is being swiped. */
  readonly swipe: string | undefined
}

/** One received notice. Performance-critical: it has no hooks, and is memoised. */
const NoticeRow = memo(({ view, index, total, line, measure, isFirst, isLast, swipe }: NoticeRowProps) => {
  const { title, sender, received, logo, time, sign, template, summary, unread, isCurrent, selection, remove } = view
  return (
    <li
      className={css.row}
      ref={measure}
      data-line={line}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-row={index}
      data-first={isFirst}
      data-last={isLast}
    >
      <RemovableRow swipe={swipe} remove={remove} bin={css.bin}>
        <ListRow
          href={typeof title === 'string' ? undefined : title.href}
          overline={sender}
          title={typeof title === 'string' ? title : title.label}
          time={time}
          also={received}
          metaIcon={TEMPLATE_LOOKS[sign]}
          meta={
            summary === undefined ? (
              template
            ) : (
              <>
                <VisuallyHidden>{template}: </VisuallyHidden>
                {summary}
              </>
            )
          }
          unread={unread}
          isCurrent={isCurrent}
          leading={<Avatar {...logo} size={size.avatarRow} />}
          selection={selection && { isSelected: selection.isOn, label: selection.label, onChange: selection.flip }}
        />
      </RemovableRow>
    </li>
  )
})

/** The skeleton of an unread row; nothing of it is drawn in fast scrolling. */
const WaitingRow = memo(({ isFlinging, ...place }: PlaceProps & { readonly isFlinging: boolean }) => {
  const isDrawn = useDrawn(isFlinging)
  return <Place {...place}>{isDrawn ? <ListRowSkeleton /> : null}</Place>
})

const Place = ({ line, measure, isFirst, children }: PlaceProps & { readonly children?: ReactNode }) => (
  <li className={css.row} ref={measure} data-line={line} data-first={isFirst} aria-hidden>
    {children}
  </li>
)

/** During fast scrolling a row is only a placeholder. */
const PassingRow = memo(({ isFlinging, ...props }: NoticeRowProps & { readonly isFlinging: boolean }) => {
  const { line, measure, isFirst } = props
  return useDrawn(isFlinging) ? <NoticeRow {...props} /> : <Place line={line} measure={measure} isFirst={isFirst} />
})
