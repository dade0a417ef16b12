import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { type FilteredListNow, filteredListNow } from '#application/kit/filtered-list-now.ts'
import { openFilteredQuery } from '#application/kit/filtered-query.ts'
import { fromReading } from '#application/kit/from-port.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import { readPages } from '#application/kit/read-pages.ts'
import { openReading } from '#application/kit/reading.ts'
import { restartable, type Scope } from '#application/kit/scope.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import { findTopic, type TopicId, type TopicUser } from '#domain/topics/topic.ts'
import { DEFAULT_USER_QUERY, filterOf, isTooShortToFilter } from '#domain/users/user-query.ts'

/** The topic of a URL; undefined for an invalid id. */
export type TopicQuery = Readonly<{ activity: ActivityId | undefined; topic: TopicId | undefined }>

const listOfFollowers = listMachine<Readonly<{ text: string }>, TopicUser>('topicUserList', PAGE_SIZE)

/** The subscribers of a topic, by name, as the list of users is, and with the same filter (TOPIC-13). */
const openFollowers = (scope: Scope, activity: ActivityId, topic: TopicId) => {
  const { topics } = scope.ports
  let query = { text: '' }
  const read = (asked: typeof query, page: number, signal: AbortSignal) =>
    topics.users(topic, { ...DEFAULT_USER_QUERY, ...asked }, page, signal)
  const logic = listOfFollowers.provide({ actors: { loadPages: fromReading(readPages(read)) } })
  const list = restartable(scope, ({ run }) => run(logic, { query }))
  const { typed, type } = openFilteredQuery(scope, filterOf, {
    query: () => query,
    ask: (next) => {
      query = next
      list.now()?.send({ type: 'query.changed', query })
    },
  })
  const name = openReading(
    scope,
    ({ activities }, signal) =>
      pipe(
        activities.one(activity, undefined, signal),
        TaskEither.map((read) => findTopic(read.topics, topic)?.name),
      ),
    { isBeside: true },
  )
  const verbs: FilteredListNow<TopicUser>['verbs'] = {
    see: (first, last) => list.now()?.send({ type: 'rows.seen', first, last }),
    retry: () => list.retry({ type: 'retry.requested' }),
    type,
  }
  return () => ({
    /** The name of the topic; undefined until it is known, and where its activity does not have the topic. */
    name: name().value,
    list: filteredListNow(list.now()?.getSnapshot(), {
      typed: typed(),
      isTooShort: isTooShortToFilter(typed()),
      isFiltered: query.text !== '',
      verbs,
    }),
  })
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
