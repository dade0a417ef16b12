import { assign, emit, sendTo, setup } from 'xstate'
import { type Confirmed, isUncertain } from '#application/kit/confirmation.machine.ts'
import { present } from '#application/kit/present.ts'
import { type TypedFilter, typedFilterMachine } from '#application/kit/typed-filter.machine.ts'
import type { UserId } from '#domain/identity/user.ts'
import {
  DEFAULT_USER_QUERY,
  filterOf,
  isSameArrangement,
  type UserArrangement,
  type UserQuery,
} from '#domain/users/user-query.ts'
import { type SentUser, userEditorMachine, type UserPorts } from './user-editor.machine.ts'
import type { UserRemoval, UsersArranged, UsersNews } from './users-news.ts'
import { userList, userRemoval } from './user-list.ts'

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
  | { type: 'user.opened'; id: UserId | undefined }
  | { type: 'user.closed' }
  | { type: 'removal.requested'; removal: UserRemoval }
  | { type: 'retry.requested' }

type Removed = Confirmed<UserRemoval, string | undefined>

const userFilterMachine = typedFilterMachine('userFilter', filterOf)

const typedQuery = ({ query, typed }: Context): UserQuery => ({ ...query, text: filterOf(typed) })

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
      list: userList(ports),
      filter: userFilterMachine,
      editor: userEditorMachine(ports),
      removal: userRemoval(ports),
    },
    actions: {
      typeFilter: sendTo('filter', (_, { text }: Readonly<{ text: string }>) => ({
        type: 'filter.typed' as const,
        text,
      })),
      applyFilter: sendTo('filter', { type: 'filter.applied' }),
      keepTyped: assign((_, { typed }: TypedFilter) => ({ typed })),
      keepText: assign(({ context }, { text }: TypedFilter) => ({ query: { ...context.query, text } })),
      keepQuery: assign((_, { query }: Readonly<{ query: UserQuery }>) => ({ query })),
      askList: sendTo('list', ({ context }) => ({ type: 'query.changed' as const, query: context.query })),
      tellArranged: emit(({ context }) => ({ type: 'users.arranged' as const, arrangement: context.query })),
      keepOpen: assign((_, { id }: Readonly<{ id: UserId | undefined }>) => ({ open: { id } })),
      keepClosed: assign({ open: undefined }),
      tellSaved: emit((_, { values, answer }: SentUser) => ({
        type: 'user.saved' as const,
        isNew: values.id === undefined,
        message: answer,
      })),
      refreshList: sendTo('list', { type: 'content.changed' }),
      keepRemoval: assign((_, { removal }: Readonly<{ removal: UserRemoval }>) => ({ removal })),
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
              {
                type: 'keepQuery',
                params: ({ context, event }) => ({ query: { ...typedQuery(context), ...event.change } }),
              },
              'askList',
              'applyFilter',
              'tellArranged',
            ],
          },
          'arrangement.changed': {
            guard: { type: 'isAnother', params: ({ event }) => event },
            actions: [
              {
                type: 'keepQuery',
                params: ({ context, event }) => ({ query: { ...typedQuery(context), ...event.arrangement } }),
              },
              'askList',
              'applyFilter',
            ],
          },
        },
        states: {
          page: {
            initial: 'arriving',
            on: {
              'user.opened': {
                target: '.open',
                reenter: true,
                actions: { type: 'keepOpen', params: ({ event }) => ({ id: event.id }) },
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
                    actions: { type: 'keepRemoval', params: ({ event }) => ({ removal: event.removal }) },
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
            actions: { type: 'keepOpen', params: ({ event }) => ({ id: event.id }) },
          },
          'user.closed': { target: 'working', actions: 'keepClosed' },
        },
      },
    },
  })
