import { clearedListMachine, type Cleared } from '#application/kit/cleared-list.machine.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import { type ChatRemoval, removedChats } from '#domain/chat/removal.ts'

/** Events that the chats publish. */
export type ChatsChange = Cleared<'chats.removed', ChatRemoval>

/** The server answers with all chats at once. */
const ALL = Number.MAX_SAFE_INTEGER

/** The chats of a citizen: the list (CHAT-01), and removals from it or from a conversation. */
export const {
  machine: chatsMachine,
  list: chatListMachine,
  removal: chatRemovalMachine,
} = clearedListMachine<undefined, ChatSummary, ChatRemoval, 'chats.removed'>({
  id: 'chats',
  pageSize: ALL,
  news: 'chats.removed',
  idsOf: removedChats,
  isSomething: (removal) => removedChats(removal).length > 0,
})
