import { assign, emit, sendTo, setup } from 'xstate'
import { type Confirmed, confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import type { ActivityId, NoticeSummary, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { NoticeFilter, NoticeQuery } from '#domain/notices/notice-query.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'

/** What a citizen throws away: one notice, the ones they picked, or all that a filter lets through (NOTICE-04 … NOTICE-06). */
export type Removal =
  | Readonly<{ kind: 'one'; id: ReceivedNoticeId; activity: ActivityId | undefined; from: 'list' | 'detail' }>
  | Readonly<{ kind: 'selected'; ids: readonly ReceivedNoticeId[] }>
  | Readonly<{ kind: 'all'; filter: NoticeFilter }>

/** What others learn of the notices. */
export type NoticesChange = { type: 'notices.removed'; removal: Removal }

export const noticeListMachine = listMachine<NoticeQuery, NoticeSummary>('noticeList', PAGE_SIZE)
export const noticeRemovalMachine = confirmationMachine<Removal>('noticeRemoval')

const removedIds = (removal: Removal): readonly ReceivedNoticeId[] => {
  switch (removal.kind) {
    case 'one':
      return [removal.id]
    case 'selected':
      return removal.ids
    case 'all':
      return []
    default:
      return removal satisfies never
  }
}

/** The notices a citizen has received: the list, and what they throw away from it or from a notice's own page. */
export const noticesMachine = setup({
  types: {
    context: {} as Readonly<{ query: NoticeQuery; removal: Removal | undefined }>,
    input: {} as Readonly<{ query: NoticeQuery }>,
    events: {} as
      | { type: 'removal.requested'; removal: Removal }
      | { type: 'notice.changed' }
      | { type: 'retry.requested' },
    tags: {} as 'broken',
    emitted: {} as NoticesChange,
    children: {} as { list: 'list'; removal: 'removal' },
  },
  actors: { list: noticeListMachine, removal: noticeRemovalMachine },
  actions: {
    keepRemoval: assign((_, { removal }: Readonly<{ removal: Removal }>) => ({ removal })),
    tellRemoved: emit((_, { subject }: Confirmed<Removal>) => ({ type: 'notices.removed' as const, removal: subject })),
    dropRows: sendTo('list', (_, { subject }: Confirmed<Removal>) => ({
      type: 'rows.removed' as const,
      ids: removedIds(subject),
    })),
    endSelection: sendTo('list', { type: 'selection.ended' }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
  },
  guards: {
    picksSomething: (_, { removal }: Readonly<{ removal: Removal }>) =>
      removal.kind !== 'selected' || removal.ids.length > 0,
    wasDone: (_, { outcome }: Confirmed<Removal>) => outcome === 'done',
  },
}).createMachine({
  id: 'notices',
  context: ({ input }) => ({ query: input.query, removal: undefined }),
  initial: 'working',
  states: {
    working: {
      invoke: { id: 'list', src: 'list', input: ({ context }) => ({ query: context.query }), onError: 'broken' },
      initial: 'reading',
      on: {
        'notice.changed': {
          description: 'A notice was read or answered elsewhere: its row and the order may say otherwise now.',
          actions: 'refreshList',
        },
      },
      states: {
        reading: {
          on: {
            'removal.requested': {
              target: 'removing',
              guard: { type: 'picksSomething', params: ({ event }) => ({ removal: event.removal }) },
              actions: { type: 'keepRemoval', params: ({ event }) => ({ removal: event.removal }) },
            },
          },
        },
        removing: {
          description: 'Asking, and then deleting. A failure leaves rows and selection as they were (fault 27).',
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
              { target: 'reading' },
            ],
            onError: {
              description:
                'A defect, as every failure of the call is an outcome: what became of the notices, the server tells.',
              target: 'reading',
              actions: 'refreshList',
            },
          },
        },
      },
    },
    broken: { tags: 'broken', on: { 'retry.requested': 'working' } },
  },
})
