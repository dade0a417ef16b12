import { assign, emit, setup } from 'xstate'
import { errorOf, keptIn, needsPort } from '#application/kit/from-port.ts'
import { needsSource } from '#application/kit/from-source.ts'
import { lackedNetwork } from '#application/kit/network.ts'
import { present } from '#application/kit/present.ts'
import type { EndReason } from '#application/ports/sessions.ts'
import { isAdmin, type User } from '#domain/identity/user.ts'
import type { SessionContext, SessionEvent } from './session-context.ts'
import { type LostSession, refusedReload, type SessionChange, toReloadFailure } from './session-change.ts'

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as Readonly<{ isOpen: boolean }>,
    events: {} as SessionEvent,
    emitted: {} as SessionChange,
    tags: {} as 'authenticating' | 'authenticated',
  },
  actors: {
    watchSession: needsSource('watchSession'),
    loadUser: needsPort<User, void>('loadUser'),
    announceDevice: needsPort<void, void>('announceDevice'),
  },
  actions: {
    signOut: () => {
      throw new Error('No port was provided for "signOut"')
    },
    forgetSession: (_, why: EndReason) => {
      throw new Error(`No port was provided for "forgetSession" (${why})`)
    },
    forgetUser: assign({ user: undefined, failure: undefined, lost: undefined }),
    keepUser: assign((_, user: User) => ({ user, failure: undefined, lost: undefined })),
    keepFailure: assign((_, error: unknown) => ({ failure: toReloadFailure(error) })),
    keepOutdated: assign((_, error: unknown) => ({
      user: keptIn<User>(error)?.value,
      failure: toReloadFailure(error),
    })),
    keepLost: assign((_, lost: LostSession) => ({ user: undefined, failure: undefined, lost })),
    tellLost: emit((_, lost: LostSession) => ({ type: 'session.lost' as const, lost })),
    tellClosed: emit((_, isHere: boolean) => ({ type: 'session.closed' as const, isHere })),
    tellCompleted: emit({ type: 'signIn.completed' }),
    tellChosen: emit({ type: 'signIn.chosen' }),
    tellDeclined: emit({ type: 'signIn.declined' }),
    tellFailed: emit(({ context }) => ({ type: 'user.unavailable' as const, failure: context.failure })),
    tellUserChanged: emit((_, user: User) => ({ type: 'user.changed' as const, user })),
  },
  guards: {
    isStored: ({ context }) => context.isStored,
    isSignOut: (_, why: EndReason) => why === 'signedOut',
    isRefused: (_, error: unknown) => toReloadFailure(error)._tag === 'SessionRefused',
    // [decided] Only the server says who is an administrator (ADMIN-01).
    isKnown: (_, error: unknown) => {
      const user = keptIn<User>(error)?.value
      return user !== undefined && !isAdmin(user)
    },
    lackedUser: ({ context: { user, failure } }) => user === undefined && lackedNetwork(failure),
    lackedNetwork: ({ context }) => lackedNetwork(context.failure),
  },
})

const LOST_IN_USE: LostSession = { during: 'use', message: undefined }

/** The session ended in another tab: a sign-out there is one here, and a loss there is one here. */
const endedElsewhere = sessionSetup.createStateConfig({
  on: {
    'session.ended': [
      {
        target: '#session.anonymous',
        guard: { type: 'isSignOut', params: ({ event }) => event.why },
        actions: ['forgetUser', { type: 'tellClosed', params: false }],
      },
      {
        target: '#session.anonymous',
        actions: [
          { type: 'keepLost', params: LOST_IN_USE },
          { type: 'tellLost', params: LOST_IN_USE },
        ],
      },
    ],
  },
}).on

/**
 * The state that loads the user. `here` is its name; `known` is the next state, both when the server returns the user
 * and when it does not answer: only the server ends a session (AUTH-10).
 */
const askingWho = (here: 'reloading' | 'arriving', known: 'authenticated' | 'authenticated.arrived') =>
  sessionSetup.createStateConfig({
    tags: ['authenticating', 'authenticated'],
    entry: 'forgetUser',
    on: {
      'session.refused': {
        target: 'anonymous',
        actions: [
          { type: 'keepLost', params: ({ event }) => ({ during: 'reload', message: event.message }) },
          { type: 'tellLost', params: ({ event }) => ({ during: 'reload', message: event.message }) },
        ],
      },
      ...endedElsewhere,
      'session.replaced': { target: here, reenter: true },
      'network.returned': { target: here, reenter: true },
    },
    invoke: {
      id: 'loadUser',
      src: 'loadUser',
      onDone: {
        target: known,
        actions: [
          { type: 'keepUser', params: ({ event }) => event.output },
          { type: 'tellUserChanged', params: ({ event }) => event.output },
        ],
      },
      onError: [
        {
          target: 'anonymous',
          guard: { type: 'isRefused', params: errorOf },
          actions: [
            { type: 'forgetSession', params: 'lost' },
            { type: 'keepLost', params: ({ event }) => refusedReload(event.error) },
            { type: 'tellLost', params: ({ event }) => refusedReload(event.error) },
          ],
        },
        {
          description: 'Without a network the user is the one whom the device knows (ERR-04).',
          target: known,
          guard: { type: 'isKnown', params: errorOf },
          actions: [
            { type: 'keepOutdated', params: errorOf },
            { type: 'tellUserChanged', params: ({ event }) => present(keptIn<User>(event.error)).value },
          ],
        },
        { target: known, actions: [{ type: 'keepFailure', params: errorOf }, 'tellFailed'] },
      ],
    },
  })

/** The citizen's session, for the whole lifetime of the app (AUTH-01, AUTH-09 … AUTH-17). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    isStored: input.isOpen,
    user: undefined,
    lost: undefined,
    failure: undefined,
  }),
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: { description: 'Deaf to other tabs, the session here stands all the same.' },
  },
  initial: 'starting',
  states: {
    starting: {
      tags: 'authenticating',
      always: [{ target: 'reloading', guard: 'isStored' }, { target: 'anonymous' }],
    },
    anonymous: {
      initial: 'browsing',
      on: {
        'session.opened': 'arriving',
        'session.replaced': 'reloading',
        'session.refused': {
          description: 'A request got a 401 during a sign-in (AUTH-16).',
          target: '.browsing',
          actions: [
            { type: 'keepLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
            { type: 'tellLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
          ],
        },
      },
      states: {
        browsing: { on: { 'signIn.required': 'invited', 'signIn.invited': 'invited' } },
        invited: {
          description: 'The login-required dialog is open (SHELL-13).',
          on: {
            'invitation.declined': { target: 'browsing', actions: 'tellDeclined' },
            'invitation.accepted': { target: 'browsing', actions: 'tellChosen' },
          },
        },
      },
    },
    reloading: askingWho('reloading', 'authenticated'),
    arriving: askingWho('arriving', 'authenticated.arrived'),
    authenticated: {
      tags: 'authenticated',
      initial: 'settled',
      invoke: {
        id: 'announceDevice',
        src: 'announceDevice',
        onDone: {},
        onError: {},
      },
      on: {
        'session.refused': {
          target: 'anonymous',
          actions: [
            { type: 'keepLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
            { type: 'tellLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
          ],
        },
        ...endedElsewhere,
        'session.replaced': 'reloading',
        'user.requested': 'reloading',
        'account.deleted': {
          description: 'The account no longer exists: the session is removed here, without a call (PROF-07).',
          target: 'anonymous',
          actions: [{ type: 'forgetSession', params: 'signedOut' }, 'forgetUser', { type: 'tellClosed', params: true }],
        },
      },
      states: {
        arrived: {
          description: 'A sign-in here is complete once the server returned the user or failed to (AUTH-05, SHELL-14).',
          entry: 'tellCompleted',
          always: 'settled',
        },
        settled: {
          on: {
            'signOut.requested': 'confirmingSignOut',
            'user.outdated': 'rereading',
            'network.returned': [
              { target: '#session.reloading', guard: 'lackedUser' },
              { target: 'rereading', guard: 'lackedNetwork' },
            ],
          },
        },
        rereading: {
          description: 'The user changed: the user is loaded again, and the old one stays until then.',
          on: {
            'signOut.requested': 'confirmingSignOut',
            'user.outdated': { target: 'rereading', reenter: true },
          },
          invoke: {
            id: 'rereadUser',
            src: 'loadUser',
            onDone: {
              target: 'settled',
              actions: [
                { type: 'keepUser', params: ({ event }) => event.output },
                { type: 'tellUserChanged', params: ({ event }) => event.output },
              ],
            },
            onError: 'settled',
          },
        },
        confirmingSignOut: {
          description: 'The sign-out is confirmed first; cancelling changes nothing (SHELL-08).',
          on: {
            'signOut.confirmed': {
              description:
                'The local session is over at once; the server hears of it meanwhile, and whether it does changes nothing (AUTH-11).',
              target: '#session.anonymous',
              actions: ['forgetUser', 'signOut', { type: 'tellClosed', params: true }],
            },
            'signOut.cancelled': 'settled',
          },
        },
      },
    },
  },
})
