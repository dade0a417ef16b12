import type { ChatId } from './chat.ts'

/** What a citizen throws away: one chat (CHAT-05), or those they picked (CHAT-06). */
export type ChatRemoval = Readonly<{ kind: 'one'; id: ChatId } | { kind: 'selected'; ids: readonly ChatId[] }>

export const removedChats = (removal: ChatRemoval): readonly ChatId[] =>
  removal.kind === 'one' ? [removal.id] : removal.ids
