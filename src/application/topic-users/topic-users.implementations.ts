import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Topics } from '#application/ports/topics.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import { findTopic, type TopicId } from '#domain/topics/topic.ts'
import { DEFAULT_USER_QUERY } from '#domain/users/user-query.ts'
import { topicUserListMachine, topicUsersMachine } from './topic-users.machine.ts'

/** By name, like the list of users: the list has no other order (TOPIC-13). */
export const topicUsers = ({ topics }: Readonly<{ topics: Pick<Topics, 'users'> }>) =>
  topicUsersMachine.provide({
    actors: {
      list: topicUserListMachine.provide({
        actors: {
          loadPages: fromReading(
            readPages(({ topic, text }, page, signal) =>
              topics.users(topic, { ...DEFAULT_USER_QUERY, text }, page, signal),
            ),
          ),
        },
      }),
    },
  })

/** The name of a topic, from its activity; undefined where that does not have it. */
export const topicName = (
  { activities }: Readonly<{ activities: Pick<Activities, 'one'> }>,
  { activity, topic }: Readonly<{ activity: ActivityId; topic: TopicId }>,
  signal?: AbortSignal,
) =>
  pipe(
    activities.one(activity, undefined, signal),
    TaskEither.map(({ topics }) => findTopic(topics, topic)?.name),
  )
