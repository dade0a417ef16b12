import type { ChatId } from './chat.ts'

/** What a citizen removes: one chat (CHAT-05), or the selected ones (CHAT-06). */
export type ChatRemoval = Readonly<{ kind: 'one'; id: ChatId } | { kind: 'selected'; ids: readonly ChatId[] }>

export const removedChats = (removal: ChatRemoval): readonly ChatId[] =>
  removal.kind === 'one' ? [removal.id] : removal.ids
