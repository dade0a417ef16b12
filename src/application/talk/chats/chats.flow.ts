import { openConversation } from '#application/talk/chat/conversation.flow.ts'
import type { SnapshotFrom } from 'xstate'
import { selectionNow } from '#application/kit/cleared-list.selectors.ts'
import { removalNow } from '#application/kit/confirmation-now.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { present } from '#application/kit/present.ts'
import { remembered } from '#application/kit/remembered.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { outboxOfApp } from '#application/outbox/posting.flow.ts'
import { followSession, type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'
import type { ChatId, ChatSummary } from '#domain/chat/chat.ts'
import { isLetter, waitingIn } from '#domain/chat/outgoing.ts'
import type { ChatRemoval } from '#domain/chat/removal.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { type ChatList, chatsMachine } from './chats.machine.ts'

/** The chat of a URL, if the URL is one of a chat; the id is undefined where it is invalid. */
export type ChatsQuery = Readonly<{ open: Readonly<{ id: ChatId | undefined }> | undefined }>

/** How many of one's own messages wait in each chat. */
type Waiting = ReadonlyMap<ChatId, number>

/** The list, with removals (CHAT-01, CHAT-05, CHAT-06). */
const openList = (scope: Scope) => {
  const tellLeft = (removal: ChatRemoval) => scope.piazza.tell({ type: 'chats.removed', removal }, true)
  const area = scope.runAs('chats', chatsMachine(scope.ports, tellLeft), { query: undefined })
  const list = () => area.getSnapshot().children.list
  const request = (removal: ChatRemoval) => area.send({ type: 'removal.requested', removal })
  const verbs = {
    retry: () => (list() ?? area).send({ type: 'retry.requested' }),
    startSelection: () => list()?.send({ type: 'selection.started' }),
    endSelection: () => list()?.send({ type: 'selection.ended' }),
    toggleAll: () => list()?.send({ type: 'all.toggled' }),
    toggle: (id: ChatId) => list()?.send({ type: 'row.toggled', id }),
    request,
    remove: (id: ChatId) => request({ kind: 'one', id }),
  }
  const outbox = outboxOfApp(scope)
  scope.watch(outbox)
  const waitingNow = remembered(waitingIn)
  type Snapshot = SnapshotFrom<ChatList>
  const rowsNow = remembered((snapshot: Snapshot | undefined, waiting: Waiting, reader: SessionNow['user']) => {
    const { face, rows, isStale, failure, shortfall } = listNow<ChatSummary>(snapshot)
    return {
      face,
      isStale,
      failure,
      ...selectionNow<ChatSummary>(snapshot),
      waiting,
      /** Whoever reads the list; undefined while that is not known. */
      reader,
      /** Newest first. All are read at once, so none is missing. */
      rows: rows as readonly ChatSummary[],
      leftOut: shortfall.leftOut,
      verbs,
    }
  })
  return {
    now: () => {
      const { entries, isOnline } = outbox.getSnapshot().context
      return rowsNow(list()?.getSnapshot(), waitingNow(entries, isOnline), sessionNow(scope.piazza).user)
    },
    removal: () => removalNow(area.getSnapshot()),
    refresh: () => area.send({ type: 'rows.changed' }),
  }
}
export type ChatListNow = ReturnType<ReturnType<typeof openList>['now']>
export type ChatRemovalNow = NonNullable<ReturnType<ReturnType<typeof openList>['removal']>>

/** The chats while their screens are open: the list, and one conversation over it or beside it (CHAT-01, CHAT-03). */
export const openChats = (scope: Scope, query: ChatsQuery) => {
  const { ports, piazza } = scope
  let asked = query
  const list = openList(scope)
  const talk = keyed<ReturnType<typeof openConversation>>(scope)
  const settle = ({ user }: SessionNow) => {
    const id = asked.open?.id
    const owner = user?.id
    talk.show(id === undefined || owner === undefined ? undefined : `${id} ${owner}`, (inner) =>
      openConversation(inner, present(id), present(owner)),
    )
  }
  followSession(scope, settle)
  // A message of the open conversation is read in it, and moves the list then.
  const sending = outboxOfApp(scope).on('write.sent', ({ entry }) => {
    if (isLetter(entry) && entry.write.chat !== asked.open?.id) list.refresh()
  })
  scope.onClose(sending.unsubscribe)
  const signIn = () => sessionNow(piazza).requireSignIn()
  return {
    ask: (next: ChatsQuery) => {
      const before = asked.open
      asked = next
      // The list is read again after a return from a conversation.
      if (before && (next.open === undefined || next.open.id !== before.id)) list.refresh()
      settle(sessionNow(piazza))
    },
    now: () => ({
      open: asked.open,
      today: dayOf(ports.clock.now()),
      /** Invites a signed-out citizen to sign in. */
      signIn,
      list: list.now(),
      /** The removal that is being confirmed or running. */
      removal: list.removal(),
      /** The open conversation; undefined where none is. */
      conversation: talk.now()?.(),
    }),
  }
}

export type ChatsNow = ReturnType<ReturnType<typeof openChats>['now']>
