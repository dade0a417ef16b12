import { assign, emit, sendTo, setup } from 'xstate'
import { confirmationMachine, type Confirmed, isUncertain } from '#application/kit/confirmation.machine.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { present } from '#application/kit/present.ts'
import { readPages } from '#application/kit/read-pages.ts'
import { type TypedFilter, typedFilterMachine } from '#application/kit/typed-filter.machine.ts'
import type { UserId } from '#domain/identity/user.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import {
  DEFAULT_USER_QUERY,
  filterOf,
  isSameArrangement,
  type UserArrangement,
  type UserQuery,
} from '#domain/users/user-query.ts'
import { type SentUser, userEditorMachine, type UserPorts } from './user-editor.machine.ts'
import type { UserRemoval, UsersArranged, UsersNews } from './users-news.ts'

/** The user whose page is open; without a number, one who is not there yet. */
export type OpenUser = Readonly<{ id: UserId | undefined }>

type Context = Readonly<{
  query: UserQuery
  /** What stands in the filter's field; it filters once it has rested, and is long enough (ADMIN-02). */
  typed: string
  open: OpenUser | undefined
  removal: UserRemoval | undefined
}>

type Event =
  | { type: 'filter.typed'; text: string }
  | { type: 'arrangement.chosen'; change: Partial<UserArrangement> }
  /** The address asks for it. */
  | { type: 'arrangement.changed'; arrangement: UserArrangement }
  | ({ type: 'user.opened' } & OpenUser)
  | { type: 'user.closed' }
  | { type: 'removal.requested'; removal: UserRemoval }
  | { type: 'retry.requested' }

type Removed = Confirmed<UserRemoval, string | undefined>

/**
 * The user management: the list with its filter and order, the user whose page is open, and a deletion that is asked
 * about (ADMIN-01 … ADMIN-04). The list stays as it is while a user's page lies over it, and is read anew once
 * something was saved or deleted.
 */
export const usersMachine = (ports: UserPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ arrangement: UserArrangement }>,
      events: {} as Event,
      emitted: {} as UsersNews | UsersArranged,
      children: {} as { list: 'list'; filter: 'filter'; editor: 'editor'; removal: 'removal' },
      tags: {} as 'broken',
    },
    actors: {
      // Page by page (ADMIN-01).
      list: listMachine<UserQuery, ManagedUser>('userList', PAGE_SIZE).provide({
        actors: { loadPages: fromReading(readPages(ports.users.page)) },
      }),
      filter: typedFilterMachine('userFilter', filterOf),
      editor: userEditorMachine(ports),
      removal: confirmationMachine<UserRemoval, string | undefined>('userRemoval').provide({
        actors: { act: fromPort(({ subject }) => ports.users.remove(subject.id)) },
      }),
    },
    actions: {
      typeFilter: sendTo('filter', (_, { text }: Readonly<{ text: string }>) => ({
        type: 'filter.typed' as const,
        text,
      })),
      applyFilter: sendTo('filter', { type: 'filter.applied' }),
      keepTyped: assign((_, { typed }: TypedFilter) => ({ typed })),
      keepText: assign(({ context }, { text }: TypedFilter) => ({ query: { ...context.query, text } })),
      arrange: assign(({ context }, change: Partial<UserArrangement>) => ({
        query: { ...context.query, text: filterOf(context.typed), ...change },
      })),
      askList: sendTo('list', ({ context }) => ({ type: 'query.changed' as const, query: context.query })),
      tellArranged: emit(({ context }) => ({ type: 'users.arranged' as const, arrangement: context.query })),
      keepOpen: assign((_, { id }: OpenUser) => ({ open: { id } })),
      keepClosed: assign({ open: undefined }),
      tellSaved: emit((_, { values, answer }: SentUser) => ({
        type: 'user.saved' as const,
        isNew: values.id === undefined,
        message: answer,
      })),
      refreshList: sendTo('list', { type: 'content.changed' }),
      keepRemoval: assign((_, removal: UserRemoval) => ({ removal })),
      dropRow: sendTo('list', (_, { subject }: Removed) => ({ type: 'rows.removed' as const, ids: [subject.id] })),
      tellRemoved: emit((_, removed: Removed) => ({
        type: 'user.removed' as const,
        from: removed.subject.from,
        message: removed.outcome === 'done' ? removed.answer : undefined,
      })),
    },
    guards: {
      isAnother: ({ context }, { arrangement }: Readonly<{ arrangement: UserArrangement }>) =>
        !isSameArrangement(context.query, arrangement),
      isOpen: ({ context }) => context.open !== undefined,
      filtersOtherwise: ({ context }, { text }: TypedFilter) => context.query.text !== text,
      wasDone: (_, { outcome }: Removed) => outcome === 'done',
      mayBeDone: (_, removed: Removed) => isUncertain(removed),
    },
  }).createMachine({
    id: 'users',
    context: ({ input }) => ({
      query: { ...DEFAULT_USER_QUERY, ...input.arrangement },
      typed: '',
      open: undefined,
      removal: undefined,
    }),
    initial: 'working',
    states: {
      working: {
        invoke: [
          {
            id: 'filter',
            src: 'filter',
            input: ({ context }) => ({ typed: context.typed }),
            onSnapshot: [
              {
                guard: { type: 'filtersOtherwise', params: ({ event }) => event.snapshot.context },
                actions: [
                  { type: 'keepTyped', params: ({ event }) => event.snapshot.context },
                  { type: 'keepText', params: ({ event }) => event.snapshot.context },
                  'askList',
                ],
              },
              { actions: { type: 'keepTyped', params: ({ event }) => event.snapshot.context } },
            ],
            onError: 'broken',
          },
          { id: 'list', src: 'list', input: ({ context }) => ({ query: context.query }), onError: 'broken' },
        ],
        type: 'parallel',
        on: {
          'filter.typed': { actions: { type: 'typeFilter', params: ({ event }) => event } },
          'arrangement.chosen': {
            actions: [
              { type: 'arrange', params: ({ event }) => event.change },
              'askList',
              'applyFilter',
              'tellArranged',
            ],
          },
          'arrangement.changed': {
            guard: { type: 'isAnother', params: ({ event }) => event },
            actions: [{ type: 'arrange', params: ({ event }) => event.arrangement }, 'askList', 'applyFilter'],
          },
        },
        states: {
          page: {
            initial: 'arriving',
            on: {
              'user.opened': {
                target: '.open',
                reenter: true,
                actions: { type: 'keepOpen', params: ({ event }) => event },
              },
              'user.closed': { target: '.closed', actions: 'keepClosed' },
            },
            states: {
              arriving: { always: [{ target: 'open', guard: 'isOpen' }, { target: 'closed' }] },
              closed: {},
              open: {
                invoke: {
                  id: 'editor',
                  src: 'editor',
                  input: ({ context }) => present(context.open),
                  onDone: {
                    target: 'saved',
                    actions: ['refreshList', { type: 'tellSaved', params: ({ event }) => event.output }],
                  },
                  onError: '#users.broken',
                },
              },
              saved: { description: 'The page stays as it was until one has left it.' },
            },
          },
          removal: {
            initial: 'resting',
            states: {
              resting: {
                on: {
                  'removal.requested': {
                    target: 'removing',
                    actions: { type: 'keepRemoval', params: ({ event }) => event.removal },
                  },
                },
              },
              removing: {
                description: 'Asking, and then deleting. A failure leaves list and page as they were (fault 27).',
                invoke: {
                  id: 'removal',
                  src: 'removal',
                  input: ({ context }) => ({ subject: present(context.removal) }),
                  onDone: [
                    {
                      target: 'resting',
                      guard: { type: 'wasDone', params: ({ event }) => event.output },
                      actions: [
                        { type: 'dropRow', params: ({ event }) => event.output },
                        'refreshList',
                        { type: 'tellRemoved', params: ({ event }) => event.output },
                      ],
                    },
                    {
                      description: 'It may be done: the server tells who is left.',
                      target: 'resting',
                      guard: { type: 'mayBeDone', params: ({ event }) => event.output },
                      actions: 'refreshList',
                    },
                    { target: 'resting' },
                  ],
                  onError: {
                    description: 'A defect, as a failed call is an outcome: what became of the user, the server tells.',
                    target: 'resting',
                    actions: 'refreshList',
                  },
                },
              },
            },
          },
        },
      },
      broken: {
        description: 'A defect: everything is begun anew, with the page open that the address asks for.',
        tags: 'broken',
        on: {
          'retry.requested': 'working',
          'user.opened': {
            target: 'working',
            actions: { type: 'keepOpen', params: ({ event }) => event },
          },
          'user.closed': { target: 'working', actions: 'keepClosed' },
        },
      },
    },
  })
