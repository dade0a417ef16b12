import type { SnapshotFrom } from 'xstate'
import { listRows } from '#application/kit/list.selectors.ts'
import type { ChatSummary } from '#domain/chat/chat.ts'
import type { ChatList } from './chats.machine.ts'

export * from '#application/kit/cleared-list.selectors.ts'
export { isListStale as isStale, listFace, listFailure, listShortfall } from '#application/kit/list.selectors.ts'

/** Newest first. All are read at once, so none is missing. */
export const rows = (snapshot: SnapshotFrom<ChatList>): readonly ChatSummary[] =>
  listRows(snapshot) as readonly ChatSummary[]
