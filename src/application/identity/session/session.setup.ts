import { assign, emit, setup } from 'xstate'
import { AGAIN } from '#application/kit/again.ts'
import { errorOf, fromPort, fromReading, keptIn } from '#application/kit/from-port.ts'
import type { Bare, KeptFirst } from '#application/kit/kept-first.ts'
import { fromSource } from '#application/kit/from-source.ts'
import { type ContentNews, lackedNetwork } from '#application/kit/network.ts'
import { fromPresence } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { Accounts } from '#application/ports/accounts.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { EndReason, Sessions } from '#application/ports/sessions.ts'
import { isAdmin, type User } from '#domain/identity/user.ts'
import type { SessionContext, SessionEvent } from './session-context.ts'
import { type LostSession, refusedReload, type SessionChange, toReloadFailure } from './session-change.ts'

/** What is kept of a user whom the server has not named. */
const NOBODY = { user: undefined, failure: undefined, isRecognised: false, isOutdated: false }

const isSameUser = (one: User | undefined, other: User): boolean => JSON.stringify(one) === JSON.stringify(other)

export type SessionPorts = Readonly<{ accounts: Accounts; sessions: Sessions; presence: Presence }>

/** The types of the machine, and its actors, actions and guards. */
export const sessionSetup = ({ accounts, sessions, presence }: SessionPorts) =>
  setup({
    types: {
      context: {} as SessionContext,
      input: {} as Readonly<{ isOpen: boolean }>,
      events: {} as SessionEvent,
      emitted: {} as SessionChange,
      tags: {} as 'authenticating' | 'authenticated' | Bare,
    },
    actors: {
      watchSession: fromSource(sessions.watch),
      watchPresence: fromPresence(presence),
      loadUser: fromReading((_, signal) => accounts.currentUser(signal)),
      announceDevice: fromPort(() => accounts.announceDevice(undefined)),
    },
    actions: {
      signOut: () => void accounts.signOut()(),
      forgetSession: (_, why: EndReason) => sessions.forget(why),
      forgetUser: assign({ ...NOBODY, lost: undefined }),
      keepUser: assign((_, user: User) => ({ ...NOBODY, user, lost: undefined })),
      noteOutdated: assign({ isOutdated: true }),
      tellRecognised: emit((_, { value }: KeptFirst) => ({ type: 'user.changed' as const, user: value as User })),
      recognise: assign((_, { value }: KeptFirst) => ({ user: value as User, isRecognised: true })),
      keepFailure: assign((_, error: unknown) => ({ failure: toReloadFailure(error) })),
      keepOutdated: assign((_, error: unknown) => ({
        user: keptIn<User>(error)?.value,
        failure: toReloadFailure(error),
        isRecognised: false,
      })),
      keepLost: assign((_, lost: LostSession) => ({ ...NOBODY, lost })),
      tellLost: emit((_, lost: LostSession) => ({ type: 'session.lost' as const, lost })),
      tellClosed: emit((_, isHere: boolean) => ({ type: 'session.closed' as const, isHere })),
      tellCompleted: emit({ type: 'signIn.completed' }),
      tellChosen: emit((_, { isNew = false }: Readonly<{ isNew?: boolean }>) => ({
        type: 'signIn.chosen' as const,
        isNew,
      })),
      tellDeclined: emit({ type: 'signIn.declined' }),
      tellFailed: emit(({ context: { isRecognised, failure } }) => ({
        type: isRecognised ? ('user.unconfirmed' as const) : ('user.unavailable' as const),
        failure,
      })),
      /** To be told before the user is stored: where the server confirms whom the device knows, nothing has changed. */
      tellUserChanged: emit(({ context }, user: User) =>
        context.isRecognised && isSameUser(context.user, user)
          ? { type: 'user.confirmed' as const }
          : { type: 'user.changed' as const, user },
      ),
    },
    delays: { again: AGAIN },
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
      /** The server has not said who the user is, or not since something was written about them. */
      lacksUser: ({ context: { user, isRecognised, isOutdated } }) => user === undefined || isRecognised || isOutdated,
      isAboutCitizen: (_, { isAboutCitizen = false }: ContentNews) => isAboutCitizen,
      isCitizen: (_, { value }: KeptFirst) => !isAdmin(value as User),
      lackedAnswer: ({ context: { failure, isOutdated } }) => lackedNetwork(failure) || isOutdated,
    },
  })

export type SessionSetup = ReturnType<typeof sessionSetup>

const LOST_IN_USE: LostSession = { during: 'use', message: undefined }

/** The session ended in another tab: a sign-out there is one here, and a loss there is one here. */
export const endedElsewhere = (session: SessionSetup) =>
  session.createStateConfig({
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

/** The account no longer exists: the session is removed here, without a call (PROF-07). */
export const accountDeleted = (session: SessionSetup) =>
  session.createStateConfig({
    on: {
      'account.deleted': {
        description: 'The account no longer exists: the session is removed here, without a call (PROF-07).',
        target: '#session.anonymous',
        actions: [{ type: 'forgetSession', params: 'signedOut' }, 'forgetUser', { type: 'tellClosed', params: true }],
      },
    },
  }).on

/**
 * The state that loads the user. `here` is its name; `known` is the next state, both when the server returns the user
 * and when it does not answer: only the server ends a session (AUTH-10).
 */
export const askingWho = (
  session: SessionSetup,
  here: 'reloading' | 'arriving',
  known: 'authenticated' | 'authenticated.arrived',
) =>
  session.createStateConfig({
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
      ...endedElsewhere(session),
      'session.replaced': { target: here, reenter: true },
      'network.returned': { target: here, reenter: true },
      'content.changed': {
        description: 'An answer that is still to come may be from before.',
        target: here,
        reenter: true,
        guard: { type: 'isAboutCitizen', params: ({ event }) => event },
      },
    },
    invoke: {
      id: 'loadUser',
      src: 'loadUser',
      onDone: {
        target: known,
        actions: [
          { type: 'tellUserChanged', params: ({ event }) => event.output },
          { type: 'keepUser', params: ({ event }) => event.output },
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
            { type: 'tellUserChanged', params: ({ event }) => present(keptIn<User>(event.error)).value },
            { type: 'keepOutdated', params: errorOf },
          ],
        },
        { target: known, actions: [{ type: 'keepFailure', params: errorOf }, 'tellFailed'] },
      ],
    },
  })

/** Whether the device knows who the user is, while the server is asked. */
export const recognising = (session: SessionSetup) =>
  session.createStateConfig({
    initial: 'asking',
    states: {
      asking: {
        description: 'Nobody knows yet who the user is.',
        tags: ['authenticating', 'bare'],
        on: {
          'kept.found': {
            target: 'recognised',
            guard: { type: 'isCitizen', params: ({ event }) => event.kept },
            actions: [
              { type: 'recognise', params: ({ event }) => event.kept },
              { type: 'tellRecognised', params: ({ event }) => event.kept },
            ],
          },
        },
      },
      recognised: {
        description: 'The user is the one whom the device knows, until the server says who it is (ERR-11).',
        on: {
          'signOut.requested': '#session.authenticated.confirmingSignOut',
          'content.changed': {
            target: '#session.authenticated.rereading',
            guard: { type: 'isAboutCitizen', params: ({ event }) => event },
          },
          'network.returned': '#session.authenticated.rereading',
          ...accountDeleted(session),
        },
      },
    },
  })
