import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { NO_SHORTFALL, type Sight } from '#application/kit/list-rows.ts'
import { notices } from '#application/notices/notices.implementations.ts'
import type { Removal } from '#application/notices/notices.machine.ts'
import {
  filteredSender,
  isAllSelected,
  isIncomplete,
  isSelecting,
  isStale,
  listActor,
  listCount,
  listFace,
  listFailure,
  listQuery,
  listShortfall,
  rows,
  selectedIds,
} from '#application/notices/notices.selectors.ts'
import { tags } from '#application/notices/tags.machine.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { NoticeSummary } from '#domain/notices/notice.ts'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import { ofChild } from '#ui/app/of-child.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

type NoticesActor = ReturnType<typeof useActorRef<ReturnType<typeof notices>>>

/** The notices while their screens are open: the address says what is asked for, the list follows it. */
export const useNotices = (query: NoticeQuery): NoticesActor => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(
    useMemo(() => notices(ports), [ports]),
    { input: { query } },
  )
  const list = useSelector(actor, listActor)
  useEffect(() => piazza.openNotices(actor), [piazza, actor])
  useEffect(() => {
    if (list && listQuery(list.getSnapshot()) !== query) list.send({ type: 'query.changed', query })
  }, [list, query])
  return actor
}

const NO_ROWS: readonly (NoticeSummary | undefined)[] = []
const NOBODY: ReadonlySet<never> = new Set()

/** What the list shows, and what can be asked of it. */
export const useNoticeList = (actor: NoticesActor) => {
  const list = useSelector(actor, listActor)
  const verbs = useMemo(
    () => ({
      see: (sight: Sight) => list?.send({ type: 'rows.seen', ...sight }),
      retry: () => (list ?? actor).send({ type: 'retry.requested' }),
      startSelection: () => list?.send({ type: 'selection.started' }),
      endSelection: () => list?.send({ type: 'selection.ended' }),
      toggleAll: () => list?.send({ type: 'all.toggled' }),
      toggle: ({ id }: NoticeSummary) => list?.send({ type: 'row.toggled', id }),
      request: (removal: Removal) => actor.send({ type: 'removal.requested', removal }),
      remove: ({ id, sender }: NoticeSummary) =>
        actor.send({ type: 'removal.requested', removal: { kind: 'one', id, activity: sender.id, from: 'list' } }),
    }),
    [actor, list],
  )
  return {
    face: useSelector(list, ofChild(listFace, 'failed')),
    rows: useSelector(list, ofChild(rows, NO_ROWS)),
    count: useSelector(list, ofChild(listCount, 0)),
    shortfall: useSelector(list, ofChild(listShortfall, NO_SHORTFALL)),
    isStale: useSelector(list, ofChild(isStale, false)),
    isIncomplete: useSelector(list, ofChild(isIncomplete, false)),
    failure: useSelector(list, ofChild(listFailure, undefined)),
    isSelecting: useSelector(list, ofChild(isSelecting, false)),
    selected: useSelector(list, ofChild(selectedIds, NOBODY)),
    isAllSelected: useSelector(list, ofChild(isAllSelected, false)),
    sender: useSelector(list, ofChild(filteredSender, undefined)),
    verbs,
  }
}
export type NoticeListState = ReturnType<typeof useNoticeList>

/** The tags that the list can be narrowed to (NOTICE-10). */
export const useTags = () => {
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => tags(ports), [ports]),
    { input: { query: undefined } },
  )
  return {
    face: useSelector(actor, resourceFace),
    tags: useSelector(actor, ({ context }) => context.value) ?? [],
    retry: () => actor.send({ type: 'retry.requested' }),
  }
}
