import { assign, emit, sendTo, setup } from 'xstate'
import { brokenUntil } from './breakdown.ts'
import { type Confirmed, confirmationMachine, isUncertain } from './confirmation.machine.ts'
import { listMachine } from './list.machine.ts'
import type { Identified } from './list-rows.ts'
import { present } from './present.ts'

/** Events published after a removal; `message`: what the server says of it. */
export type Cleared<News extends string, Removal> = Readonly<{
  type: News
  removal: Removal
  message?: string | undefined
}>

type Clearing<News extends string, Row extends Identified, Removal> = Readonly<{
  id: string
  /** The page size of the server. */
  pageSize: number
  /** The event published after a removal. */
  news: News
  /** The ids of the rows that a removal names; empty where only the server knows them. */
  idsOf: (removal: Removal) => readonly Row['id'][]
  /** Whether there is anything to remove. */
  isSomething: (removal: Removal) => boolean
}>

/**
 * A list with removals, from it or from the page of one of its rows: each is confirmed, then executed, one at a time. A
 * failure leaves rows and selection as they were (fault 27); after one that may have been a success they are read again.
 */
export const clearedListMachine = <
  Query,
  Row extends Identified,
  Removal,
  const News extends string,
  Answer extends string | undefined | void = void,
>({
  id,
  pageSize,
  news,
  idsOf,
  isSomething,
}: Clearing<News, Row, Removal>) => {
  type Ended = Confirmed<Removal, Answer>
  const list = listMachine<Query, Row>(`${id}List`, pageSize)
  const removal = confirmationMachine<Removal, Answer>(`${id}Removal`)
  const machine = setup({
    types: {
      context: {} as Readonly<{ query: Query; removal: Removal | undefined }>,
      input: {} as Readonly<{ query: Query }>,
      events: {} as
        | { type: 'query.changed'; query: Query }
        | { type: 'removal.requested'; removal: Removal }
        | { type: 'rows.changed' }
        | { type: 'retry.requested' },
      tags: {} as 'broken',
      emitted: {} as Cleared<News, Removal>,
      children: {} as { list: 'list'; removal: 'removal' },
    },
    actors: { list, removal },
    actions: {
      keepQuery: assign((_, { query }: Readonly<{ query: Query }>) => ({ query })),
      askList: sendTo('list', ({ context: { query } }) => ({ type: 'query.changed' as const, query })),
      keepRemoval: assign((_, { removal: wanted }: Readonly<{ removal: Removal }>) => ({ removal: wanted })),
      tellRemoved: emit((_, ended: Ended) => ({
        type: news,
        removal: ended.subject,
        message: ended.outcome === 'done' && typeof ended.answer === 'string' ? ended.answer : undefined,
      })),
      dropRows: sendTo('list', (_, { subject }: Ended) => ({
        type: 'rows.removed' as const,
        ids: idsOf(subject),
      })),
      endSelection: sendTo('list', { type: 'selection.ended' }),
      refreshList: sendTo('list', { type: 'content.changed' }),
    },
    guards: {
      isSomething: (_, { removal: wanted }: Readonly<{ removal: Removal }>) => isSomething(wanted),
      wasDone: (_, { outcome }: Ended) => outcome === 'done',
      mayBeDone: (_, ended: Ended) => isUncertain(ended),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input.query, removal: undefined }),
    initial: 'working',
    on: { 'query.changed': { actions: { type: 'keepQuery', params: ({ event }) => event } } },
    states: {
      working: {
        invoke: { id: 'list', src: 'list', input: ({ context }) => ({ query: context.query }), onError: 'broken' },
        initial: 'reading',
        on: {
          'query.changed': { actions: [{ type: 'keepQuery', params: ({ event }) => event }, 'askList'] },
          'rows.changed': {
            description: 'A row changed elsewhere: its content and its position may be stale.',
            actions: 'refreshList',
          },
        },
        states: {
          reading: {
            on: {
              'removal.requested': {
                target: 'removing',
                guard: { type: 'isSomething', params: ({ event }) => ({ removal: event.removal }) },
                actions: { type: 'keepRemoval', params: ({ event }) => ({ removal: event.removal }) },
              },
            },
          },
          removing: {
            description: 'Confirms, then deletes.',
            invoke: {
              id: 'removal',
              src: 'removal',
              input: ({ context }) => ({ subject: present(context.removal) }),
              onDone: [
                {
                  target: 'reading',
                  guard: { type: 'wasDone', params: ({ event }) => event.output },
                  actions: [
                    { type: 'dropRows', params: ({ event }) => event.output },
                    'endSelection',
                    'refreshList',
                    { type: 'tellRemoved', params: ({ event }) => event.output },
                  ],
                },
                {
                  description: 'It may be done: the server tells what is left.',
                  target: 'reading',
                  guard: { type: 'mayBeDone', params: ({ event }) => event.output },
                  actions: 'refreshList',
                },
                { target: 'reading' },
              ],
              onError: {
                description:
                  'A defect, as every failure of the call is an outcome: what became of the rows, the server tells.',
                target: 'reading',
                actions: 'refreshList',
              },
            },
          },
        },
      },
      broken: brokenUntil('working'),
    },
  })
  return { list, removal, machine }
}
