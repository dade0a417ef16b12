import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import { imagePath } from '#ui/app/images.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { chatPath } from '#ui/app/screens.ts'
import { useToday } from '#ui/app/use-today.ts'
import { WindowedCards } from '#ui/app/windowed-cards.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import * as noticeCss from '#ui/screens/notices/notice-list.css.ts'
import { useSwipe } from '#ui/screens/notices/use-swipe.ts'
import { useWhenShorter } from '#ui/screens/notices/use-when-shorter.ts'
import { size } from '#ui/theme/tokens.ts'
import { chatName, lastTime, lastWords } from './chat-words.ts'
import * as css from './chats.css.ts'
import type { ChatListState } from './use-chats.ts'

type ChatRowsProps = {
  readonly list: ChatListState
  /** The chat open beside the list or over it. */
  readonly open: string | undefined
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

const rowOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** The chats one under the other, the newest first (CHAT-01). A finger takes a row away, as Delete does (CHAT-05). */
export const ChatRows = ({ list, open, scroller, above }: ChatRowsProps) => {
  const intl = useIntl()
  const all = useRef<HTMLDivElement>(null)
  const lastAt = useRef(-1)
  const { rows, isSelecting, verbs } = list
  const remove = (index: number) => {
    const row = rows[index]
    lastAt.current = index
    if (row) verbs.remove({ kind: 'one', id: row.id })
  }
  const swipe = useSwipe(!isSelecting, remove)
  const focusRow = (index: number) =>
    all.current?.querySelector<HTMLElement>(`[data-row="${index}"] :is(a, input)`)?.focus()
  useWhenShorter(rows.length, () => focusRow(Math.min(lastAt.current, rows.length - 1)))
  const onKeyDown = (press: KeyboardEvent) => {
    const index = rowOf(press.target)
    if (press.key === 'Delete' && !isSelecting) remove(index)
    else if (press.key === 'ArrowDown') focusRow(index + 1)
    else if (press.key === 'ArrowUp') focusRow(index - 1)
    else return
    press.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <div
      ref={all}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        lastAt.current = rowOf(target)
      }}
      {...swipe.listeners}
    >
      <WindowedCards
        list={list}
        scroller={scroller}
        above={above}
        looks={css.row}
        label={intl.formatMessage({ id: 'chats.list' })}
      >
        {(row: ChatSummary) => (
          <ChatRow
            row={row}
            list={list}
            isCurrent={open === String(row.id)}
            isSwiped={swipe.row !== undefined && rows[swipe.row]?.id === row.id}
          />
        )}
      </WindowedCards>
    </div>
  )
}

type ChatRowProps = {
  readonly row: ChatSummary
  readonly list: ChatListState
  readonly isCurrent: boolean
  readonly isSwiped: boolean
}

const ChatRow = ({ row, list: { isSelecting, selected, verbs }, isCurrent, isSwiped }: ChatRowProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const say = intl.formatMessage
  const name = chatName(row, say)
  const unread = row.unread ?? 0
  const when = lastTime(row, useToday(), formats)
  return (
    <>
      {isSwiped ? (
        <span className={noticeCss.swiped} aria-hidden>
          <Trash2 size={24} />
          {say({ id: 'chats.delete' })}
        </span>
      ) : null}
      <div className={noticeCss.sliding}>
        <ListRow
          href={chatPath(row.id)}
          title={<Name name={name} unread={unread} />}
          time={<When when={when} unread={unread} />}
          meta={<span className={unread > 0 ? css.newWords : ''}>{lastWords(row, say)}</span>}
          isCurrent={isCurrent}
          leading={
            <Avatar
              name={name}
              initials={initials(name)}
              src={imagePath(row.with?.kind === 'person' ? 'user' : 'activityLogo', row.with?.image)}
              size={size.avatarRow}
              shape={row.with?.kind === 'person' ? 'round' : 'square'}
              decorative
            />
          }
          selection={
            isSelecting
              ? {
                  isSelected: selected.has(row.id),
                  label: say({ id: 'chats.selectRow' }, { name }),
                  onChange: () => verbs.toggle(row.id),
                }
              : undefined
          }
        />
        {isSelecting ? null : (
          <button
            className={css.bin}
            type="button"
            aria-label={say({ id: 'chats.deleteRow' }, { name })}
            aria-keyshortcuts="Delete"
            onClick={() => verbs.remove({ kind: 'one', id: row.id })}
          >
            <Trash2 size={20} aria-hidden />
          </button>
        )}
      </div>
    </>
  )
}

const Name = ({ name, unread }: { readonly name: string; readonly unread: number }) => {
  const intl = useIntl()
  return unread === 0 ? (
    name
  ) : (
    <span className={css.newName}>
      {name}
      <VisuallyHidden>, {intl.formatMessage({ id: 'chats.unread' }, { count: unread })}</VisuallyHidden>
    </span>
  )
}

/** When the last words were said, and how many are new: listeners hear those with the name. */
const When = ({ when, unread }: { readonly when: string | undefined; readonly unread: number }) => (
  <>
    <span className={unread > 0 ? css.newTime : ''}>{when}</span>
    {unread > 0 ? (
      <span aria-hidden>
        <Badge count={unread} label="" />
      </span>
    ) : null}
  </>
)
