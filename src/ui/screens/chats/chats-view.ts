import { type ChatListNow, type ChatRemovalNow, type ChatsNow, openChats } from '#application/talk/chats/chats.flow.ts'
import { awaitsAnswer, type ChatId, type ChatSummary } from '#domain/chat/chat.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { chatPath, partOfAddress, SCREENS } from '#ui/base/screens.ts'
import { type ConversationView, conversationView, logoView } from '#ui/parts/chat/conversation-view.ts'
import type { ListAndDetail } from '#ui/view/list-and-detail.ts'
import { type Empty, empty, type Row } from '#ui/view/lists.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import {
  type Action,
  action,
  type Choice,
  type Failed,
  type Question,
  type Waiting,
  type Way,
  way,
} from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import { remembered } from '#application/kit/remembered.ts'
import { selectingView } from '#ui/view/selection.ts'
import type { Speech } from '#ui/view/speech.ts'
import { chatName, lastTime, saidLast } from './chat-words.ts'
import { idFrom } from '#domain/id.ts'
import { screenOf } from '#ui/view/screen.ts'

/** One chat as a row (CHAT-01). During a selection it can be ticked, and is no link. */
export type ChatRowView = Row &
  Readonly<{
    title: Way | string
    /** The unread count and its text; undefined where it is zero. */
    unread: Readonly<{ count: number; words: string }> | undefined
    /** How many of one's own messages have not gone; undefined where none waits. */
    waiting: string | undefined
    /** That the other waits for an answer; undefined where that is not known. */
    awaits: string | undefined
    when: string | undefined
    last: string
    logo: ReturnType<typeof logoView>
    /** Whether the chat is open beside the list. */
    isCurrent: boolean
    selection: Choice | undefined
    remove: Action | undefined
  }>

/** The chats: the list, and one conversation open over it or, where there is room, beside it (CHAT-01, CHAT-03). */
export type ChatsView = ListAndDetail<ChatListView, ConversationView>

/** A stable view while the list does not change: it is not rendered again while typing beside it. */
const listView = remembered(
  (list: ChatListNow, open: ChatId | undefined, today: LocalDate, signIn: () => void, speech: Speech) => {
    const { say } = speech
    const { face, rows, isSelecting, selected, verbs } = list
    const onRemove = () => verbs.request({ kind: 'selected', ids: [...selected] })
    return {
      title: say('chat.title'),
      /** Removes the selected rows; defined during a selection. */
      remove: isSelecting ? action(say('chats.deleteMany'), onRemove, { isDisabled: selected.size === 0 }) : undefined,
      ...selectingView(list, say('chats.select'), { remove: onRemove }, speech),
      note: aboveView({ ...list, face: list.isStale ? 'stale' : 'loaded', retry: verbs.retry }, speech),
      announced: face === 'full' || face === 'empty' ? say('chats.announced', { count: rows.length }) : '',
      content: contentView(list, open, today, signIn, speech),
    }
  },
)

/** The list of chats, in each of its states. */
export type ChatListView = ReturnType<typeof listView>

const contentView = (
  list: ChatListNow,
  open: ChatId | undefined,
  today: LocalDate,
  signIn: () => void,
  speech: Speech,
): Waiting | Failed | Empty | ChatRowsView => {
  const { say } = speech
  const { face, rows, failure, isSelecting, selected, verbs } = list
  switch (face) {
    case 'loading':
      return { kind: 'waiting' }
    case 'failed':
      return failedView(failure, { retry: verbs.retry, signIn }, speech)
    case 'empty':
      return empty(say('chats.empty'), say('chats.emptyText'), way(say('chats.search'), SCREENS.activities.path))
    case 'full':
      return rowsOf(rowMaker(today, list, speech), rows, open, isSelecting ? selected : undefined, speech)
    default:
      return face satisfies never
  }
}

/** Creates rows on demand, and memoises them while their inputs are the same. */
type RowsNow = Pick<ChatListNow, 'waiting' | 'reader' | 'verbs'>
const rowMaker = remembered(
  (today: LocalDate, { waiting, reader, verbs }: RowsNow, speech: Speech) => {
    const { say, formats } = speech
    const known = new WeakMap<ChatSummary, ChatRowView>()
    const make = (row: ChatSummary, isCurrent: boolean, isPicked: boolean | undefined): ChatRowView => {
      const { id, unread = 0 } = row
      const count = waiting.get(id) ?? 0
      const name = chatName(row, speech)
      return {
        kind: 'row',
        key: id,
        title: isPicked === undefined ? way(name, chatPath(id)) : name,
        unread: unread > 0 ? { count: unread, words: say('chats.unread', { count: unread }) } : undefined,
        waiting: count === 0 ? undefined : say('chats.waiting', { count }),
        awaits: count === 0 && reader && awaitsAnswer(row, reader) ? say('chats.asks') : undefined,
        when: lastTime(row, today, formats),
        last: saidLast(row, reader, speech),
        logo: logoView(name, row.with?.kind, row.with?.image),
        isCurrent,
        selection:
          isPicked === undefined
            ? undefined
            : {
                kind: 'choice',
                label: say('chats.selectRow', { name }),
                isOn: isPicked,
                flip: () => verbs.toggle(id),
              },
        remove: isPicked === undefined ? action(say('chats.deleteRow', { name }), () => verbs.remove(id)) : undefined,
      }
    }
    return (row: ChatSummary, isCurrent: boolean, isPicked: boolean | undefined): ChatRowView => {
      const before = known.get(row)
      if (before?.isCurrent === isCurrent && before.selection?.isOn === isPicked) return before
      const made = make(row, isCurrent, isPicked)
      known.set(row, made)
      return made
    }
  },
  (today, { waiting, reader, verbs }, speech) => [today, waiting, reader, verbs, speech],
)

/** The chats, newest first (CHAT-01). */
const rowsOf = remembered(
  (
    rowOf: ReturnType<typeof rowMaker>,
    rows: readonly ChatSummary[],
    open: ChatId | undefined,
    selected: ReadonlySet<ChatId> | undefined,
    { say }: Speech,
  ) => ({
    kind: 'list' as const,
    label: say('chats.list'),
    /** The text behind a row while it is being swiped. */
    swipe: say('chats.delete'),
    length: rows.length,
    first: 0,
    at: (place: number) => {
      const row = rows[place]
      return row && rowOf(row, open === row.id, selected?.has(row.id))
    },
    // All rows arrive at once: no visible row needs to be requested.
    see: () => {},
  }),
)

export type ChatRowsView = ReturnType<typeof rowsOf>

export const chatsView = (now: ChatsNow, speech: Speech): ChatsView => {
  const { say } = speech
  const { list, open, today, signIn, removal } = now
  return {
    kind: 'listAndDetail',
    title: say('chat.title'),
    list: listView(list, open?.id, today, signIn, speech),
    detail:
      open &&
      conversationView({ id: open.id, now: now.conversation, today, signIn, remove: list.verbs.remove }, speech),
    beside: list.face === 'full' ? { title: say('chats.choose'), text: say('chats.chooseText') } : undefined,
    question: removal && removalView(removal, speech),
  }
}

/** The confirmation of a removal: one (CHAT-05), or the selected ones (CHAT-06). */
const removalView = ({ subject, ...asked }: ChatRemovalNow, speech: Speech): Question => {
  const { say } = speech
  return deletionQuestion(
    subject.kind === 'one'
      ? { title: say('chats.deleteOne'), text: say('chats.deleteOneText') }
      : { title: say('chats.deleteMany'), text: say('chats.deleteManyText') },
    asked,
    speech,
  )
}

/** The chats, and the open conversation (CHAT-01, CHAT-03). */
export const screen = screenOf({
  query: (address) => {
    const part = partOfAddress(address, 2)
    return { open: part ? { id: idFrom<'Chat'>(part) } : undefined }
  },
  open: openChats,
  view: chatsView,
})
