import { type FilteredListNow, filteredListNow } from '#application/kit/filtered-list-now.ts'
import { present } from '#application/kit/present.ts'
import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { TopicId, TopicUser } from '#domain/topics/topic.ts'
import { isTooShortToFilter } from '#domain/users/user-query.ts'
import { topicName, topicUsersMachine } from './topic-users.machine.ts'

/** The topic of a URL; undefined for an invalid id. */
export type TopicQuery = Readonly<{ activity: ActivityId | undefined; topic: TopicId | undefined }>

/** The state of the subscribers of a topic (TOPIC-13). */
const openFollowers = (scope: Scope, activity: ActivityId, topic: TopicId) => {
  const actor = scope.run(topicUsersMachine(scope.ports), { topic })
  const name = openReading(scope, (ports, signal) => topicName(ports, { activity, topic }, signal), { isBeside: true })
  const list = () => actor.getSnapshot().children.list
  const filter = () => actor.getSnapshot().children.filter
  const verbs: FilteredListNow<TopicUser>['verbs'] = {
    see: (first, last) => list()?.send({ type: 'rows.seen', first, last }),
    retry: () => (list() ?? actor).send({ type: 'retry.requested' }),
    type: (text) => filter()?.send({ type: 'filter.typed', text }),
  }
  return () => {
    const typed = filter()?.getSnapshot().context.typed ?? ''
    return {
      /** The name of the topic, once it is known. */
      name: name().value,
      list: filteredListNow(list()?.getSnapshot(), {
        typed,
        isTooShort: isTooShortToFilter(typed),
        isFiltered: actor.getSnapshot().context.text !== '',
        verbs,
      }),
    }
  }
}

export type FollowersNow = ReturnType<ReturnType<typeof openFollowers>>

/** The subscribers of the topic in the URL. */
export const openTopicUsers = (scope: Scope, query: TopicQuery) => {
  const page = openKeyedPage(
    scope,
    query,
    ({ activity, topic }) => (activity === undefined || topic === undefined ? undefined : `${activity} ${topic}`),
    (inner, { activity, topic }) => openFollowers(inner, present(activity), present(topic)),
  )
  return {
    ask: page.ask,
    now: () => ({
      session: sessionNow(scope.piazza),
      /** Undefined where the URL names no topic. */
      followers: page.now()?.(),
    }),
  }
}

export type TopicUsersNow = ReturnType<ReturnType<typeof openTopicUsers>['now']>
