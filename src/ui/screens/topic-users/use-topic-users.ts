import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { NO_SHORTFALL, type Sight } from '#application/kit/list-rows.ts'
import { topicName, topicUsers } from '#application/topic-users/topic-users.implementations.ts'
import {
  isTopicUserFilterTooShort,
  isTopicUserListFiltered,
  isTopicUserListIncomplete,
  isTopicUserListStale,
  topicUserCount,
  topicUserFace,
  topicUserFailure,
  topicUserFilterActor,
  topicUserListActor,
  topicUserRows,
  topicUserShortfall,
  typedTopicUser,
} from '#application/topic-users/topic-users.selectors.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { TopicUser } from '#domain/topics/topic-user.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'

const NO_ROWS: readonly (TopicUser | undefined)[] = []

/** What the topic is called, once that is known. */
export const useTopicName = (activity: ActivityId, topic: TopicId): string | undefined => {
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => topicName(ports), [ports]),
    { input: { query: { activity, topic } } },
  )
  return useSelector(actor, ({ context }) => context.value)
}

/** Who follows a topic, while that is looked at, and what can be asked of the list. */
export const useTopicUsers = (topic: TopicId) => {
  const ports = usePorts()
  const actor = useActorRef(
    useMemo(() => topicUsers(ports), [ports]),
    { input: { topic } },
  )
  const list = useSelector(actor, topicUserListActor)
  const filter = useSelector(actor, topicUserFilterActor)
  // The list and the filter are there unless the page broke down.
  const read = useSelector(list, (snapshot) => snapshot)
  const verbs = useMemo(
    () => ({
      see: (sight: Sight) => list?.send({ type: 'rows.seen', ...sight }),
      retry: () => (list ?? actor).send({ type: 'retry.requested' }),
      type: (text: string) => filter?.send({ type: 'filter.typed', text }),
    }),
    [actor, list, filter],
  )
  return {
    typed: useSelector(filter, (snapshot) => (snapshot ? typedTopicUser(snapshot) : '')),
    isTooShort: useSelector(filter, (snapshot) => snapshot !== undefined && isTopicUserFilterTooShort(snapshot)),
    isFiltered: useSelector(actor, isTopicUserListFiltered),
    face: read ? topicUserFace(read) : 'failed',
    rows: read ? topicUserRows(read) : NO_ROWS,
    count: read ? topicUserCount(read) : 0,
    shortfall: read ? topicUserShortfall(read) : NO_SHORTFALL,
    isStale: read !== undefined && isTopicUserListStale(read),
    isIncomplete: read !== undefined && isTopicUserListIncomplete(read),
    failure: read && topicUserFailure(read),
    verbs,
  }
}
export type TopicUsersState = ReturnType<typeof useTopicUsers>
