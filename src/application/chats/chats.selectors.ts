import type { SnapshotFrom } from 'xstate'
import { listRows } from '#application/kit/list.selectors.ts'
import type { ChatId, ChatSummary } from '#domain/chat/chat.ts'
import type { chatListMachine, ChatRemoval, chatRemovalMachine, chatsMachine } from './chats.machine.ts'

export { isListStale as isStale, listFace, listFailure } from '#application/kit/list.selectors.ts'

type List = SnapshotFrom<typeof chatListMachine>

/** The newest first. They are read all at once: none is missing. */
export const rows = (snapshot: List): readonly ChatSummary[] => listRows(snapshot) as readonly ChatSummary[]
export const isSelecting = (snapshot: List): boolean => snapshot.matches({ selection: 'on' })
export const selectedIds = (snapshot: List): ReadonlySet<ChatId> => snapshot.context.selected
export const isAllSelected = (snapshot: List): boolean =>
  snapshot.context.selected.size > 0 && rows(snapshot).every(({ id }) => snapshot.context.selected.has(id))

export const listActor = (snapshot: SnapshotFrom<typeof chatsMachine>) => snapshot.children.list
export const removalActor = (snapshot: SnapshotFrom<typeof chatsMachine>) => snapshot.children.removal
export const isRemoving = (snapshot: SnapshotFrom<typeof chatsMachine>): boolean =>
  snapshot.matches({ working: 'removing' })
export const removalSubject = (snapshot: SnapshotFrom<typeof chatsMachine>): ChatRemoval | undefined =>
  snapshot.context.removal
export const isDeleting = (snapshot: SnapshotFrom<typeof chatRemovalMachine>): boolean => snapshot.hasTag('busy')
