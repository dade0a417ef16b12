import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { chats } from '#application/chats/chats.implementations.ts'
import type { ChatRemoval } from '#domain/chat/removal.ts'
import {
  isAllSelected,
  isSelecting,
  isStale,
  listActor,
  listFace,
  listFailure,
  rows,
  selectedIds,
} from '#application/chats/chats.selectors.ts'
import type { ChatId, ChatSummary } from '#domain/chat/chat.ts'
import { ofChild } from '#ui/app/of-child.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

type ChatsActor = ReturnType<typeof useActorRef<ReturnType<typeof chats>>>

/** They are asked for without a word. */
const ALL_CHATS = { query: undefined }

/** The chats while their screens are open. Whoever comes back from one has them read anew. */
export const useChats = (open: string | undefined): ChatsActor => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(
    useMemo(() => chats(ports), [ports]),
    { input: ALL_CHATS },
  )
  useEffect(() => piazza.openChats(actor), [piazza, actor])
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current !== undefined && before.current !== open) actor.send({ type: 'rows.changed' })
    before.current = open
  }, [actor, open])
  return actor
}

const NO_ROWS: readonly ChatSummary[] = []
const NOBODY: ReadonlySet<never> = new Set()

/** What the list shows, and what can be asked of it. */
export const useChatList = (actor: ChatsActor) => {
  const list = useSelector(actor, listActor)
  const verbs = useMemo(
    () => ({
      /** They come all at once: there is none to be read because it is in sight. */
      see: () => {},
      retry: () => (list ?? actor).send({ type: 'retry.requested' }),
      startSelection: () => list?.send({ type: 'selection.started' }),
      endSelection: () => list?.send({ type: 'selection.ended' }),
      toggleAll: () => list?.send({ type: 'all.toggled' }),
      toggle: (id: ChatId) => list?.send({ type: 'row.toggled', id }),
      remove: (removal: ChatRemoval) => actor.send({ type: 'removal.requested', removal }),
    }),
    [actor, list],
  )
  return {
    face: useSelector(list, ofChild(listFace, 'failed')),
    rows: useSelector(list, ofChild(rows, NO_ROWS)),
    isStale: useSelector(list, ofChild(isStale, false)),
    failure: useSelector(list, ofChild(listFailure, undefined)),
    isSelecting: useSelector(list, ofChild(isSelecting, false)),
    selected: useSelector(list, ofChild(selectedIds, NOBODY)),
    isAllSelected: useSelector(list, ofChild(isAllSelected, false)),
    verbs,
  }
}
export type ChatListState = ReturnType<typeof useChatList>
