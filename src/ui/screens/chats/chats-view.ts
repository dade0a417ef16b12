import { type ChatListNow, type ChatRemovalNow, type ChatsNow, openChats } from '#application/talk/chats/chats.flow.ts'
import { awaitsAnswer, type ChatId, type ChatSummary } from '#domain/chat/chat.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { chatPath, partOfAddress, SCREENS } from '#ui/base/screens.ts'
import { type ConversationView, conversationView } from '#ui/parts/chat/conversation-view.ts'
import { logoView } from '#ui/view/likeness.ts'
import type { ListAndDetail } from '#ui/view/list-and-detail.ts'
import { type Empty, empty } from '#ui/view/lists.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { action, type Failed, type Question, type Waiting, way } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import { remembered } from '#application/kit/remembered.ts'
import { selectingView } from '#ui/view/selection.ts'
import type { Speech } from '#ui/view/speech.ts'
import { chatName, lastTime, saidLast } from './chat-words.ts'
import { idFrom } from '#domain/id.ts'
import { screenOf } from '#ui/view/screen.ts'

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

type RowsNow = Pick<ChatListNow, 'waiting' | 'reader' | 'verbs'>
/** Whether a chat is open beside the list, and whether it is ticked; undefined without a selection. */
type Standing = Readonly<{ isCurrent: boolean; isPicked: boolean | undefined }>

/** One chat as a row (CHAT-01). During a selection it can be ticked, and is no link. */
const rowView = (
  row: ChatSummary,
  { isCurrent, isPicked }: Standing,
  today: LocalDate,
  { waiting, reader, verbs }: RowsNow,
  speech: Speech,
) => {
  const { say, formats } = speech
  const { id, unread = 0 } = row
  const count = waiting.get(id) ?? 0
  const name = chatName(row, speech)
  const isLink = isPicked === undefined
  return {
    kind: 'row' as const,
    key: id,
    title: isLink ? way(name, chatPath(id)) : name,
    /** The unread count and its text; undefined where it is zero. */
    unread: unread > 0 ? { count: unread, words: say('chats.unread', { count: unread }) } : undefined,
    /** How many of one's own messages have not gone; undefined where none waits. */
    waiting: count === 0 ? undefined : say('chats.waiting', { count }),
    /** That the other waits for an answer; undefined where that is not known. */
    awaits: count === 0 && reader && awaitsAnswer(row, reader) ? say('chats.asks') : undefined,
    when: lastTime(row, today, formats),
    last: saidLast(row, reader, speech),
    logo: logoView(name, row.with?.kind, row.with?.image),
    isCurrent,
    selection: isLink
      ? undefined
      : {
          kind: 'choice' as const,
          label: say('chats.selectRow', { name }),
          isOn: isPicked,
          flip: () => verbs.toggle(id),
        },
    remove: isLink ? action(say('chats.deleteRow', { name }), () => verbs.remove(id)) : undefined,
  }
}

export type ChatRowView = ReturnType<typeof rowView>

/** Creates rows on demand, and memoises them while their inputs are the same. */
const rowMaker = remembered(
  (today: LocalDate, now: RowsNow, speech: Speech) => {
    const known = new WeakMap<ChatSummary, ChatRowView>()
    return (row: ChatSummary, isCurrent: boolean, isPicked: boolean | undefined): ChatRowView => {
      const before = known.get(row)
      if (before?.isCurrent === isCurrent && before.selection?.isOn === isPicked) return before
      const made = rowView(row, { isCurrent, isPicked }, today, now, speech)
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
