import { memo, type RefObject, useRef } from 'react'
import { WindowedCards } from '#ui/layout/lists/windowed-cards.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { RemovableRow, useRemovableRows } from '#ui/layout/removable-rows.tsx'
import { size } from '#ui/theme/tokens.ts'
import type { ChatRowsView, ChatRowView } from './chats-view.ts'
import * as css from './chats.css.ts'

type ChatRowsProps = {
  readonly view: ChatRowsView
  /** During a selection swipes are disabled. */
  readonly isSelecting: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

/** The chats as a list. A swipe removes a row, and so does Delete (CHAT-05). Memoised. */
export const ChatRows = memo(({ view, isSelecting, scroller, above }: ChatRowsProps) => {
  const all = useRef<HTMLDivElement>(null)
  const focusRow = (index: number) =>
    all.current?.querySelector<HTMLElement>(`[data-row="${index}"] :is(a, input)`)?.focus()
  const { swiped, listeners } = useRemovableRows(view, isSelecting, all, focusRow)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <div ref={all} {...listeners}>
      <WindowedCards rows={view} scroller={scroller} above={above} looks={css.row} label={view.label}>
        {(row: ChatRowView) => (
          <ChatRow view={row} swipe={swiped !== undefined && view.at(swiped) === row ? view.swipe : undefined} />
        )}
      </WindowedCards>
    </div>
  )
})

type ChatRowProps = {
  readonly view: ChatRowView
  /** The text behind a row while it is being swiped. */
  readonly swipe: string | undefined
}

const ChatRow = ({ view, swipe }: ChatRowProps) => {
  const { title, unread, waiting, awaits, when, last, logo, isCurrent, selection, remove } = view
  return (
    <RemovableRow swipe={swipe} remove={remove} bin={css.bin}>
      <ListRow
        href={typeof title === 'string' ? undefined : title.href}
        title={<Name name={typeof title === 'string' ? title : title.label} unread={unread} />}
        overline={awaits === undefined ? undefined : <span className={css.awaits}>{awaits}</span>}
        time={<When when={when} unread={unread} />}
        meta={<bdi className={waiting ? css.unsent : unread ? css.newWords : ''}>{waiting ?? last}</bdi>}
        isCurrent={isCurrent}
        leading={<Avatar {...logo} size={size.avatarRow} />}
        selection={selection && { isSelected: selection.isOn, label: selection.label, onChange: selection.flip }}
      />
    </RemovableRow>
  )
}

const Name = ({ name, unread }: Pick<ChatRowView, 'unread'> & { readonly name: string }) =>
  unread === undefined ? (
    name
  ) : (
    <span className={css.newName}>
      {name}
      <VisuallyHidden>, {unread.words}</VisuallyHidden>
    </span>
  )

/** The time of the last message, and the unread count: screen readers read them with the name. */
const When = ({ when, unread }: Pick<ChatRowView, 'when' | 'unread'>) => (
  <>
    <span className={unread ? css.newTime : ''}>{when}</span>
    {unread ? (
      <span aria-hidden>
        <Badge count={unread.count} label="" />
      </span>
    ) : null}
  </>
)
