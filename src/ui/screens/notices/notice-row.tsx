import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import { initials } from '#domain/identity/initials.ts'
import { useDrawn } from '#ui/app/flinging.ts'
import { imagePath } from '#ui/app/images.ts'
import { size } from '#ui/theme/tokens.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import * as css from './notice-list.css.ts'
import type { RowWords } from './row-words.ts'

export type RowVerbs = Readonly<{ remove: (row: NoticeSummary) => void; toggle: (row: NoticeSummary) => void }>

type NoticeRowProps = {
  readonly row: NoticeSummary
  readonly href: string
  /** Its place among all rows, from 0, and how many those are. */
  readonly index: number
  readonly total: number
  /** Where it begins in its section, in pixels. */
  readonly top: number
  /** Whether it ends its section. */
  readonly isLast: boolean
  readonly isCurrent: boolean
  /** Whether it is picked; undefined while nothing is being picked. */
  readonly isSelected: boolean | undefined
  /** Whether it is being swiped away. */
  readonly isSwiped: boolean
  readonly words: RowWords
  readonly verbs: RowVerbs
}

/** One received notice. It is drawn often: no hooks of its own, and nothing is drawn again that did not change. */
const NoticeRow = memo((props: NoticeRowProps) => {
  const { row, href, index, total, top, isLast, isCurrent, isSelected, isSwiped, words, verbs } = props
  const { icon, label } = words.template(row.template)
  return (
    <li
      className={css.row}
      style={{ top }}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-row={index}
      data-first={top === 0}
      data-last={isLast}
    >
      {isSwiped ? (
        <span className={css.swiped} aria-hidden>
          <Trash2 size={24} />
          {words.remove}
        </span>
      ) : null}
      <div className={css.sliding}>
        <ListRow
          href={href}
          overline={row.sender.name}
          title={words.title(row)}
          time={words.time(row)}
          metaIcon={icon}
          meta={
            row.summary === '' ? (
              label
            ) : (
              <>
                <VisuallyHidden>{label}: </VisuallyHidden>
                {words.summary(row)}
              </>
            )
          }
          unread={row.seen ? undefined : words.unread}
          isCurrent={isCurrent}
          leading={
            <Avatar
              name={row.sender.name}
              initials={initials(row.sender.name)}
              src={imagePath('activityLogo', row.sender.image)}
              size={size.avatarRow}
              decorative
            />
          }
          selection={
            isSelected === undefined
              ? undefined
              : { isSelected, label: words.select(row), onChange: () => verbs.toggle(row) }
          }
        />
        {isSelected === undefined ? (
          <button
            className={css.bin}
            type="button"
            aria-label={words.removeRow(row)}
            aria-keyshortcuts="Delete"
            onClick={() => verbs.remove(row)}
          >
            <Trash2 size={20} aria-hidden />
          </button>
        ) : null}
      </div>
    </li>
  )
})

/** The place of a row that is not read yet. */
export const WaitingRow = memo(({ top, isFlinging }: { readonly top: number; readonly isFlinging: boolean }) =>
  useDrawn(isFlinging) ? <Waiting top={top} /> : <Place top={top} />,
)

const Waiting = memo(({ top }: { readonly top: number }) => (
  <li className={css.row} style={{ top }} data-first={top === 0} aria-hidden>
    <ListRowSkeleton />
  </li>
))

const Place = ({ top }: { readonly top: number }) => (
  <li className={css.row} style={{ top }} data-first={top === 0} aria-hidden />
)

/** A row that is only its place while it comes by in a fling, and itself from then on. */
export const PassingRow = memo(({ isFlinging, ...props }: NoticeRowProps & { readonly isFlinging: boolean }) =>
  useDrawn(isFlinging) ? <NoticeRow {...props} /> : <Place top={props.top} />,
)
