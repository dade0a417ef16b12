import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { type TypedFilter, typedFilterMachine } from '#application/kit/typed-filter.machine.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import { findTopic, type TopicId, type TopicUser } from '#domain/topics/topic.ts'
import { DEFAULT_USER_QUERY, filterOf } from '#domain/users/user-query.ts'
import { pipe } from 'fp-ts/lib/function.js'
import { fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Topics } from '#application/ports/topics.ts'
import type { ActivityId } from '#domain/notices/notice.ts'

/** The topic whose subscribers are shown; `text` comes from `filterOf` (TOPIC-13). */
export type TopicUsersQuery = Readonly<{ topic: TopicId; text: string }>

type Context = TopicUsersQuery

export const topicUserListMachine = listMachine<TopicUsersQuery, TopicUser>('topicUserList', PAGE_SIZE)
export const topicUserFilterMachine = typedFilterMachine('topicUserFilter', filterOf)

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

/** The subscribers of a topic: a list with a filter; a new filter starts at the first page (TOPIC-13). */
export const topicUsersMachine = ({ topics }: Readonly<{ topics: Pick<Topics, 'users'> }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ topic: TopicId }>,
      events: {} as { type: 'retry.requested' },
      children: {} as { list: 'list'; filter: 'filter' },
      tags: {} as 'broken',
    },
    actors: {
      list: topicUserListMachine.provide({
        actors: {
          // By name, like the list of users: the list has no other order (TOPIC-13).
          loadPages: fromReading(
            readPages(({ topic, text }, page, signal) =>
              topics.users(topic, { ...DEFAULT_USER_QUERY, text }, page, signal),
            ),
          ),
        },
      }),
      filter: topicUserFilterMachine,
    },
    actions: {
      beginList: assign({ text: '' }),
      keepText: assign((_, { text }: TypedFilter) => ({ text })),
      askList: sendTo('list', ({ context }) => ({ type: 'query.changed' as const, query: context })),
    },
    guards: { filtersOtherwise: ({ context }, { text }: TypedFilter) => context.text !== text },
  }).createMachine({
    id: 'topicUsers',
    context: ({ input }) => ({ topic: input.topic, text: '' }),
    initial: 'working',
    states: {
      working: {
        entry: 'beginList',
        invoke: [
          {
            id: 'filter',
            src: 'filter',
            input: {},
            onSnapshot: {
              guard: { type: 'filtersOtherwise', params: ({ event }) => event.snapshot.context },
              actions: [{ type: 'keepText', params: ({ event }) => event.snapshot.context }, 'askList'],
            },
            onError: 'broken',
          },
          { id: 'list', src: 'list', input: ({ context }) => ({ query: context }), onError: 'broken' },
        ],
      },
      broken: brokenUntil('working'),
    },
  })
