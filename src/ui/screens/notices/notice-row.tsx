import { memo } from 'react'
import { useDrawn } from '#ui/layout/lists/flinging.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { RemovableRow } from '#ui/layout/removable-rows.tsx'
import { TEMPLATE_LOOKS } from '#ui/parts/notice/template-looks.ts'
import { size } from '#ui/theme/tokens.ts'
import * as css from './notice-list.css.ts'
import type { NoticeRowView } from './notice-rows.ts'

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
          leading={
            <Avatar name={logo.name} initials={logo.initials} src={logo.image} size={size.avatarRow} decorative />
          }
          selection={selection && { isSelected: selection.isOn, label: selection.label, onChange: selection.flip }}
        />
      </RemovableRow>
    </li>
  )
})

/** The skeleton of an unread row. */
export const WaitingRow = memo(({ isFlinging, ...place }: PlaceProps & { readonly isFlinging: boolean }) =>
  useDrawn(isFlinging) ? <Waiting {...place} /> : <Place {...place} />,
)

const Waiting = memo(({ line, measure, isFirst }: PlaceProps) => (
  <li className={css.row} ref={measure} data-line={line} data-first={isFirst} aria-hidden>
    <ListRowSkeleton />
  </li>
))

const Place = ({ line, measure, isFirst }: PlaceProps) => (
  <li className={css.row} ref={measure} data-line={line} data-first={isFirst} aria-hidden />
)

/** During fast scrolling a row is only a placeholder. */
export const PassingRow = memo(({ isFlinging, ...props }: NoticeRowProps & { readonly isFlinging: boolean }) => {
  const { line, measure, isFirst } = props
  return useDrawn(isFlinging) ? <NoticeRow {...props} /> : <Place line={line} measure={measure} isFirst={isFirst} />
})
