import { assign, emit, setup } from 'xstate'
import { errorOf, keptIn, needsPort } from '#application/kit/from-port.ts'
import { needsSource } from '#application/kit/from-source.ts'
import { lackedNetwork } from '#application/kit/network.ts'
import { present } from '#application/kit/present.ts'
import type { EndReason } from '#application/ports/sessions.ts'
import { isAdmin, type User } from '#domain/identity/user.ts'
import type { SessionContext, SessionEvent } from './session-context.ts'
import { type LostSession, refusedReload, type SessionChange, toReloadFailure } from './session-change.ts'

/** The types of the machine, and its actors, actions and guards. */
export const sessionSetup = setup({
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
export const endedElsewhere = sessionSetup.createStateConfig({
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
export const askingWho = (here: 'reloading' | 'arriving', known: 'authenticated' | 'authenticated.arrived') =>
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
