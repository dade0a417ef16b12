import { describe, expect, test, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { AGAIN } from '#application/kit/again.ts'
import { present } from '#application/kit/present.ts'
import {
  ends,
  fails,
  found,
  NO_PORTS,
  outdated,
  portOf,
  started,
  waitingPort,
  walk,
} from '#application/kit/testing/walk.ts'
import type { ReloadFailure } from '#application/ports/accounts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { EndReason, SessionNews } from '#application/ports/sessions.ts'
import { idFrom } from '#domain/id.ts'
import type { User } from '#domain/identity/user.ts'
import type { SessionChange } from './session-change.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionNow } from './session-now.ts'

const identity = (id: number): User['id'] => present(idFrom<'User'>(String(id)))
const ada: User = {
  id: identity(1),
  username: 'ada',
  name: 'Ada',
  surname: 'Bianchi',
  email: undefined,
  roles: ['admin'],
  image: undefined,
}
const bruno: User = { ...ada, id: identity(2), username: 'bruno', roles: ['test'] }

const changedTo = (user: User): SessionChange => ({ type: 'user.changed', user })
const refused: ReloadFailure = { _tag: 'SessionRefused', message: 'Sessione scaduta' }
const unreachable: ReloadFailure = { _tag: 'Unreachable' }

/** Something was written about the user, here or in another window. */
const OUTDATED = { type: 'content.changed', isAboutCitizen: true } as const

const start = (isOpen: boolean) => {
  const load = waitingPort<[], ReloadFailure, User>()
  const announce = waitingPort<[string | undefined], RequestFailure, void>()
  const signOut = waitingPort<[], RequestFailure, void>()
  const forget = vi.fn<(why: EndReason) => void>()
  const listeners = new Set<(news: SessionNews) => void>()
  const clock = new SimulatedClock()
  const sight = { isVisible: true, look: () => {} }
  const machine = sessionMachine({
    presence: {
      isVisible: () => sight.isVisible,
      isOnline: () => true,
      watch: (listener) => {
        sight.look = listener
        return () => {}
      },
    },
    accounts: portOf({ currentUser: load.port, announceDevice: announce.port, signOut: signOut.port }),
    sessions: {
      belongTo: () => {},
      isOpen: () => isOpen,
      forget,
      watch: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  const { actor, news: changes } = started(machine, { input: { isOpen }, clock })
  return {
    load,
    clock,
    sight,
    announce,
    signOut,
    forget,
    changes,
    send: actor.send,
    hear: (news: SessionNews) => {
      for (const listener of listeners) listener(news)
    },
    listeners,
    stop: () => actor.stop(),
    state: () => actor.getSnapshot().value,
    failure: () => sessionNow({ session: actor }).userFailure,
    face: () => {
      const snapshot = actor.getSnapshot()
      const { standing, user } = sessionNow({ session: actor })
      return {
        standing,
        user: user?.username,
        lost: snapshot.context.lost,
        invited: snapshot.matches({ anonymous: 'invited' }),
        confirming: snapshot.matches({ authenticated: 'confirmingSignOut' }),
      }
    },
  }
}

const anonymous = {
  standing: 'anonymous',
  user: undefined,
  lost: undefined,
  invited: false,
  confirming: false,
}
const asBruno = { ...anonymous, standing: 'authenticated', user: 'bruno' }
const signedIn = { ...anonymous, standing: 'authenticated', user: 'ada' }

/** A citizen whose stored session was accepted. */
const startAsAda = async () => {
  const app = start(true)
  await app.load.call().succeed(ada)
  app.changes.length = 0
  return app
}

/** A citizen who confirmed the sign-out while its request is running. */
const startLeaving = async () => {
  const app = await startAsAda()
  app.send({ type: 'signOut.requested' })
  app.send({ type: 'signOut.confirmed' })
  return app
}

describe('A session without a network (ERR-04)', () => {
  test('knows its user from the device, and asks the server again when the network is back', async () => {
    const app = start(true)
    await app.load.call().fail(outdated(bruno))
    expect([app.face(), app.changes]).toEqual([asBruno, [changedTo(bruno)]])
    app.send({ type: 'network.returned' })
    await app.load.call().succeed(bruno)
    expect([app.face(), app.failure(), app.load.calls.length]).toEqual([asBruno, undefined, 2])
  })

  test('knows no administrator from the device (ADMIN-01)', async () => {
    const app = start(true)
    await app.load.call().fail(outdated(ada))
    expect(app.face().user).toBeUndefined()
  })

  test('that does not know its user asks again when the network is back', async () => {
    const app = start(true)
    await app.load.call().fail(unreachable)
    app.send({ type: 'network.returned' })
    await app.load.call().succeed(ada)
    expect(app.face()).toEqual(signedIn)
  })
})

const recognised = () => {
  const app = start(true)
  app.send(found('loadUser', bruno))
  return app
}

describe('A session of which the device knows the user (ERR-11)', () => {
  test('is theirs at once, and nothing changes when the server confirms it', async () => {
    const app = recognised()
    expect([app.face(), app.changes]).toEqual([asBruno, [changedTo(bruno)]])
    await app.load.call().succeed({ ...bruno })
    expect([app.face(), app.changes, app.load.calls.length]).toEqual([
      asBruno,
      [changedTo(bruno), { type: 'user.confirmed' }],
      1,
    ])
  })

  test('is told anew where the server knows them otherwise', async () => {
    const app = recognised()
    const renamed = { ...bruno, username: 'bruno.due' }
    await app.load.call().succeed(renamed)
    expect([app.face().user, app.changes.at(-1)]).toEqual(['bruno.due', changedTo(renamed)])
  })

  test('ends where the server refuses it', async () => {
    const app = recognised()
    await app.load.call().fail(refused)
    expect([app.face().standing, app.face().user]).toEqual(['anonymous', undefined])
    expect(app.forget).toHaveBeenCalledWith('lost')
  })

  test('stays theirs where the server cannot say it: that is told, and asked again after a while (AUTH-10, ERR-09)', async () => {
    const app = recognised()
    const broken = { _tag: 'Refused', status: 500, message: undefined } as const
    await app.load.call().fail(broken)
    expect([app.face(), app.changes.at(-1)]).toEqual([asBruno, { type: 'user.unconfirmed', failure: broken }])
    app.clock.increment(AGAIN)
    await app.load.call().succeed(bruno)
    app.clock.increment(AGAIN)
    expect([app.face(), app.load.calls.length]).toEqual([asBruno, 2])
  })

  test('can be ended before the server has answered', async () => {
    const app = recognised()
    app.send({ type: 'signOut.requested' })
    expect(app.face().confirming).toBe(true)
    app.send({ type: 'signOut.confirmed' })
    expect(app.face()).toEqual(anonymous)
  })

  test('is read anew after a change, and nobody is forgotten meanwhile', async () => {
    const app = recognised()
    app.send({ type: 'network.returned' })
    expect([app.face(), app.load.calls.length]).toEqual([asBruno, 2])
  })

  test('waits for the server where that would be an administrator (ADMIN-01)', async () => {
    const app = start(true)
    app.send(found('loadUser', ada))
    expect([app.face().standing, app.face().user, app.changes]).toEqual(['authenticating', undefined, []])
  })
})

test('The user whom the server did not tell is not asked for out of sight, and as soon as the citizen is back (ERR-09)', async () => {
  const app = start(true)
  app.sight.isVisible = false
  await app.load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
  app.clock.increment(30 * AGAIN)
  expect(app.load.calls.length).toBe(1)
  app.sight.isVisible = true
  app.sight.look()
  await app.load.call().succeed(ada)
  expect([app.face(), app.load.calls.length]).toEqual([signedIn, 2])
})

test.each([
  ['that the server did not tell is asked for again after a while (ERR-09)', false, 2],
  ['who is known is not asked for again', true, 1],
])('The user of a session %s', async (_, isKnown, readings) => {
  const app = start(true)
  if (isKnown) await app.load.call().succeed(ada)
  else await app.load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
  app.clock.increment(AGAIN - 1)
  expect(app.load.calls.length).toBe(1)
  app.clock.increment(1)
  expect(app.load.calls.length).toBe(readings)
  if (!isKnown) await app.load.call().succeed(ada)
  expect(app.face()).toEqual(signedIn)
})

test('Every transition of the session is covered', async () => {
  const walked = await walk(sessionMachine(NO_PORTS), {
    inputs: [{ isOpen: true }, { isOpen: false }],
    events: [
      { type: 'session.opened' },
      { type: 'session.refused', message: 'Sessione scaduta' },
      { type: 'session.replaced' },
      { type: 'session.ended', why: 'signedOut' },
      { type: 'session.ended', why: 'lost' },
      { type: 'signIn.required' },
      { type: 'signIn.invited' },
      { type: 'invitation.declined' },
      { type: 'invitation.accepted' },
      { type: 'user.requested' },
      { type: 'content.changed' },
      OUTDATED,
      { type: 'signOut.requested' },
      { type: 'signOut.confirmed' },
      { type: 'signOut.cancelled' },
      { type: 'account.deleted' },
      { type: 'network.returned' },
      found('loadUser', bruno),
      ends('loadUser', ada),
      fails('loadUser', refused),
      fails('loadUser', unreachable),
      fails('loadUser', outdated(bruno)),
      ends('rereadUser', ada),
      fails('rereadUser', unreachable),
      ends('announceDevice', undefined),
      fails('announceDevice', unreachable),
      fails('watchSession', new Error('A defect')),
      { type: 'presence.gained' },
      fails('watchPresence', new Error('A defect')),
    ],
    sees: ({ user, failure, isOutdated }) => [user?.username, failure?._tag, isOutdated],
  })
  expect(walked).toEqual({ states: 18, transitions: 62, unreached: [], untaken: [], strayed: [] })
})

describe('The start of the app', () => {
  test('without a stored session is anonymous at once, and requests no user (AUTH-01)', () => {
    const { face, state, load } = start(false)
    expect(face()).toEqual(anonymous)
    expect(state()).toEqual({ anonymous: 'browsing' })
    expect(load.calls).toEqual([])
  })

  test('with a stored session is authenticating until the server returns the user (AUTH-01, SHELL-19)', async () => {
    const { face, load, announce, changes } = start(true)
    expect(face()).toEqual({ ...anonymous, standing: 'authenticating' })
    expect([load.calls.length, announce.calls.length]).toEqual([1, 0])
    await load.call().succeed(ada)
    expect(face()).toEqual(signedIn)
    expect(changes).toEqual([changedTo(ada)])
  })

  test('registers the device without a username once the session is confirmed, and ignores a failure (AUTH-13)', async () => {
    const { face, announce, changes } = await startAsAda()
    expect(announce.calls.map(({ asked }) => asked)).toEqual([[undefined]])
    await announce.call().fail(unreachable)
    expect(face()).toEqual(signedIn)
    expect(changes).toEqual([])
  })

  test('removes a stored session that the server refuses, with its message (AUTH-10)', async () => {
    const { face, load, forget, signOut, changes } = start(true)
    await load.call().fail(refused)
    const lost = { during: 'reload', message: 'Sessione scaduta' } as const
    expect(face()).toEqual({ ...anonymous, lost })
    expect(forget).toHaveBeenCalledTimes(1)
    expect(signOut.calls).toEqual([])
    expect(changes).toEqual([{ type: 'session.lost', lost }])
  })

  test('keeps a stored session when the server does not answer, and shows the failure (AUTH-10)', async () => {
    const { face, load, forget, failure, changes } = start(true)
    await load.call().fail(unreachable)
    expect(face()).toEqual({ ...signedIn, user: undefined })
    expect(failure()).toEqual(unreachable)
    expect(forget).not.toHaveBeenCalled()
    expect(changes).toEqual([{ type: 'user.unavailable', failure: unreachable }])
  })

  test('can be retried after that, which clears the failure', async () => {
    const { send, face, load, failure, changes } = start(true)
    await load.call().fail(unreachable)
    send({ type: 'user.requested' })
    expect(face()).toMatchObject({ standing: 'authenticating' })
    expect(failure()).toBeUndefined()
    await load.call().succeed(ada)
    expect(face()).toEqual(signedIn)
    expect(changes.at(-1)).toEqual(changedTo(ada))
  })

  test('removes the stored session when a token refresh is refused meanwhile', async () => {
    const { hear, face, forget, load, changes } = start(true)
    hear({ type: 'session.refused', message: 'Token non valido' })
    const lost = { during: 'reload', message: 'Token non valido' } as const
    expect(face()).toEqual({ ...anonymous, lost })
    expect(changes).toEqual([{ type: 'session.lost', lost }])
    await load.call().succeed(ada)
    expect(face()).toEqual({ ...anonymous, lost })
    expect(forget).not.toHaveBeenCalled()
  })
})

describe('A sign-in here', () => {
  test('is complete once the user is loaded (AUTH-05, SHELL-14)', async () => {
    const { send, load, face, changes } = start(false)
    send({ type: 'session.opened' })
    expect(face()).toEqual({ ...anonymous, standing: 'authenticating' })
    expect(changes).toEqual([])
    await load.call().succeed(ada)
    expect(face()).toEqual(signedIn)
    expect(changes).toEqual([changedTo(ada), { type: 'signIn.completed' }])
  })

  test('is complete also when the user cannot be loaded, and shows the failure (AUTH-10)', async () => {
    const { send, load, face, failure, changes } = start(false)
    send({ type: 'session.opened' })
    await load.call().fail(unreachable)
    expect(face()).toEqual({ ...signedIn, user: undefined })
    expect(failure()).toEqual(unreachable)
    expect(changes).toEqual([{ type: 'user.unavailable', failure: unreachable }, { type: 'signIn.completed' }])
  })

  test.each([
    ['whose user is being asked for', []],
    ['whose user is known', [{ type: 'user.changed', user: bruno }]],
  ])('is complete where a session is open already, %s', async (_, before) => {
    const { send, load, face, changes } = start(true)
    if (before.length > 0) await load.call().succeed(bruno)
    send({ type: 'session.opened' })
    await load.call().succeed(ada)
    expect(face()).toEqual(signedIn)
    expect(changes).toEqual([...before, changedTo(ada), { type: 'signIn.completed' }])
  })

  test('is completed once: loading the user again completes no second one', async () => {
    const { send, load, changes } = start(false)
    send({ type: 'session.opened' })
    await load.call().succeed(ada)
    send({ type: 'user.requested' })
    await load.call().succeed(ada)
    expect(changes.map(({ type }) => type)).toEqual(['user.changed', 'signIn.completed', 'user.changed'])
  })

  test('is not completed when the server refuses the new session, nor is the next one from another tab', async () => {
    const { send, hear, load, changes } = start(false)
    send({ type: 'session.opened' })
    await load.call().fail(refused)
    hear({ type: 'session.replaced' })
    await load.call().succeed(ada)
    expect(changes.map(({ type }) => type)).toEqual(['session.lost', 'user.changed'])
  })

  test('clears the reason of the last lost session, even when the user cannot be loaded', async () => {
    const { send, load, face } = start(true)
    await load.call().fail(refused)
    send({ type: 'session.opened' })
    await load.call().fail(unreachable)
    expect(face()).toEqual({ ...signedIn, user: undefined })
  })
})

describe('An anonymous citizen', () => {
  test.each(['signIn.required', 'signIn.invited'] as const)(
    'is invited to sign in by "%s" (SHELL-13, AUTH-16)',
    (type) => {
      const { send, face } = start(false)
      send({ type })
      expect(face()).toEqual({ ...anonymous, invited: true })
    },
  )

  test('who declines the invitation stays on the page', () => {
    const { send, face, changes } = start(false)
    send({ type: 'signIn.invited' })
    send({ type: 'invitation.declined' })
    expect(face()).toEqual(anonymous)
    expect(changes).toEqual([{ type: 'signIn.declined' }])
  })

  test('who accepts it is sent to the sign-in', () => {
    const { send, face, changes } = start(false)
    send({ type: 'signIn.invited' })
    send({ type: 'invitation.accepted' })
    expect(face()).toEqual(anonymous)
    expect(changes).toEqual([{ type: 'signIn.chosen', isNew: false }])
  })

  test('who is not asked, but shown a page for those who are signed in, is sent there as well, or to an account', () => {
    const { send, face, changes } = start(false)
    send({ type: 'invitation.accepted' })
    send({ type: 'invitation.accepted', isNew: true })
    expect(face()).toEqual(anonymous)
    expect(changes).toEqual([
      { type: 'signIn.chosen', isNew: false },
      { type: 'signIn.chosen', isNew: true },
    ])
  })

  test('is told about a 401 during a sign-in, and an open invitation closes (AUTH-16)', () => {
    const { send, hear, face, changes } = start(false)
    send({ type: 'signIn.invited' })
    hear({ type: 'session.refused', message: 'Accesso negato' })
    const lost = { during: 'use', message: 'Accesso negato' } as const
    expect(face()).toEqual({ ...anonymous, lost })
    expect(changes).toEqual([{ type: 'session.lost', lost }])
  })

  test('follows a sign-in in another tab, without a navigation (fault 13)', async () => {
    const { hear, load, face, changes } = start(false)
    hear({ type: 'session.replaced' })
    expect(face()).toMatchObject({ standing: 'authenticating' })
    await load.call().succeed(ada)
    expect(face()).toEqual(signedIn)
    expect(changes).toEqual([changedTo(ada)])
  })

  test('receives session changes until the app ends', () => {
    const { hear, listeners, face, stop } = start(false)
    hear({ type: 'signIn.required' })
    expect(face()).toMatchObject({ invited: true })
    expect(listeners.size).toBe(1)
    stop()
    expect(listeners.size).toBe(0)
  })
})

describe('A signed-in citizen', () => {
  test('confirms the sign-out, and cancelling changes nothing (SHELL-08)', async () => {
    const { send, face, signOut, changes, announce } = await startAsAda()
    send({ type: 'signOut.requested' })
    expect(face()).toEqual({ ...signedIn, confirming: true })
    send({ type: 'signOut.cancelled' })
    expect(face()).toEqual(signedIn)
    expect([signOut.calls.length, changes.length, announce.calls.length]).toEqual([0, 0, 1])
  })

  test.each(['succeeds', 'fails'])(
    'is signed out and told so at once, more taps are ignored, and nothing changes when the call %s (AUTH-11, fault 48)',
    async (ending) => {
      const { send, face, signOut, changes } = await startAsAda()
      send({ type: 'signOut.requested' })
      send({ type: 'signOut.confirmed' })
      send({ type: 'signOut.confirmed' })
      expect(face()).toEqual(anonymous)
      expect(changes).toEqual([{ type: 'session.closed', isHere: true }])
      if (ending === 'fails') await signOut.call().fail(unreachable)
      else await signOut.call().succeed()
      expect([face(), changes.length, signOut.calls.length]).toEqual([anonymous, 1, 1])
    },
  )

  test('sees no failure of the old user after the sign-out', async () => {
    const { send, load, failure } = start(true)
    await load.call().fail(unreachable)
    expect(failure()).toEqual(unreachable)
    send({ type: 'signOut.requested' })
    send({ type: 'signOut.confirmed' })
    expect(failure()).toBeUndefined()
  })

  test('cannot be signed out without a confirmation', async () => {
    const { send, face, signOut } = await startAsAda()
    send({ type: 'signOut.confirmed' })
    expect(face()).toEqual(signedIn)
    expect(signOut.calls).toEqual([])
  })

  test('loses a session that the server refuses, with its message, during a confirmation or not (AUTH-09)', async () => {
    const { send, hear, face, forget, changes } = await startAsAda()
    send({ type: 'signOut.requested' })
    hear({ type: 'session.refused', message: 'Sessione scaduta' })
    const lost = { during: 'use', message: 'Sessione scaduta' } as const
    expect(face()).toEqual({ ...anonymous, lost })
    expect(changes).toEqual([{ type: 'session.lost', lost }])
    expect(forget).not.toHaveBeenCalled()
  })

  test('follows a sign-out in another tab (fault 13)', async () => {
    const { hear, face, changes, signOut } = await startAsAda()
    hear({ type: 'session.ended', why: 'signedOut' })
    expect(face()).toEqual(anonymous)
    expect(changes).toEqual([{ type: 'session.closed', isHere: false }])
    expect(signOut.calls).toEqual([])
  })

  test('follows a sign-out in another tab also while the user is loading, and the late answer is ignored', async () => {
    const { hear, load, face, changes } = start(true)
    hear({ type: 'session.ended', why: 'signedOut' })
    await load.call().succeed(ada)
    expect(face()).toEqual(anonymous)
    expect(changes).toEqual([{ type: 'session.closed', isHere: false }])
  })

  test.each([
    ['in use', true],
    ['while the user is loading', false],
  ])('loses a session that another tab has lost, %s: it was not signed out (AUTH-18)', async (_, isLoaded) => {
    const { hear, load, face, changes, forget } = start(true)
    if (isLoaded) await load.call().succeed(ada)
    changes.length = 0
    hear({ type: 'session.ended', why: 'lost' })
    const lost = { during: 'use', message: undefined } as const
    expect(face()).toEqual({ ...anonymous, lost })
    expect(changes).toEqual([{ type: 'session.lost', lost }])
    expect(forget).not.toHaveBeenCalled()
  })

  test('becomes the citizen who signed in in another tab, and sees nothing of the first meanwhile (fault 13)', async () => {
    const { hear, load, face, changes, announce } = await startAsAda()
    hear({ type: 'session.replaced' })
    expect(face()).toEqual({ ...anonymous, standing: 'authenticating' })
    await load.call().succeed(bruno)
    expect(face()).toEqual({ ...signedIn, user: 'bruno' })
    expect(changes).toEqual([changedTo(bruno)])
    expect(announce.calls.length).toBe(2)
  })

  test('who is replaced while the user is loading is loaded again, and the first late answer is ignored', async () => {
    const { hear, load, face, changes } = start(true)
    hear({ type: 'session.replaced' })
    expect(load.calls.length).toBe(2)
    await load.call(1).succeed(ada)
    expect(face()).toEqual({ ...anonymous, standing: 'authenticating' })
    await load.call().succeed(bruno)
    expect(face()).toEqual({ ...signedIn, user: 'bruno' })
    expect(changes).toEqual([changedTo(bruno)])
  })

  test('whose account is deleted is signed out here without a call (PROF-07)', async () => {
    const { send, face, forget, signOut, changes } = await startAsAda()
    send({ type: 'account.deleted' })
    expect(face()).toEqual(anonymous)
    expect([forget.mock.calls, signOut.calls.length]).toEqual([[['signedOut']], 0])
    expect(changes).toEqual([{ type: 'session.closed', isHere: true }])
  })

  test('is loaded again after a change of the user', async () => {
    const { send, load, face } = await startAsAda()
    send({ type: 'user.requested' })
    expect(load.calls.length).toBe(2)
    await load.call().succeed({ ...ada, username: 'ada.bianchi' })
    expect(face()).toEqual({ ...signedIn, user: 'ada.bianchi' })
  })

  test('keeps the old user during a reload, and then has the new one (PROF-04)', async () => {
    const { send, load, face, changes } = await startAsAda()
    send(OUTDATED)
    expect([load.calls.length, face()]).toEqual([2, signedIn])
    const changed = { ...ada, username: 'ada.bianchi' }
    await load.call().succeed(changed)
    expect(face()).toEqual({ ...signedIn, user: 'ada.bianchi' })
    expect(changes).toEqual([changedTo(changed)])
  })

  test('is not asked for again after a change that does not concern them (ERR-10)', async () => {
    const { send, load } = await startAsAda()
    send({ type: 'content.changed', isAboutCitizen: false })
    send({ type: 'content.changed' })
    expect(load.calls.length).toBe(1)
  })

  test('keeps the old user when the reload fails, and asks again after a while until it is told (ERR-09)', async () => {
    const { send, load, face, changes, clock } = await startAsAda()
    send(OUTDATED)
    await load.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    expect([face(), changes]).toEqual([signedIn, []])
    clock.increment(AGAIN)
    await load.call().succeed({ ...ada, username: 'ada.bianchi' })
    clock.increment(AGAIN)
    expect([face().user, load.calls.length]).toEqual(['ada.bianchi', 3])
  })

  test('whose reload found no network is asked for as soon as it is back (ERR-04)', async () => {
    const { send, load } = await startAsAda()
    send(OUTDATED)
    await load.call().fail(unreachable)
    send({ type: 'network.returned' })
    expect(load.calls.length).toBe(3)
  })

  test.each([
    ['before', [OUTDATED, { type: 'signOut.requested' }]],
    ['during', [{ type: 'signOut.requested' }, OUTDATED]],
  ] as const)('who was changed %s a question that is cancelled is asked for then', async (_, events) => {
    const { send, load, face } = await startAsAda()
    for (const event of events) send(event)
    send({ type: 'signOut.cancelled' })
    await load.call().succeed({ ...ada, username: 'ada.bianchi' })
    expect(face()).toEqual({ ...signedIn, user: 'ada.bianchi' })
  })

  test('who was changed while they are asked for is asked for anew, and the late answer is dropped', async () => {
    const { send, load, face } = start(true)
    send(OUTDATED)
    await load.call(1).succeed(ada)
    expect(face().user).toBeUndefined()
    await load.call().succeed({ ...ada, username: 'ada.bianchi' })
    expect(face().user).toBe('ada.bianchi')
  })

  test('reloads again when the user changes during a reload', async () => {
    const { send, load, face } = await startAsAda()
    send(OUTDATED)
    send(OUTDATED)
    expect(load.calls.length).toBe(3)
    await load.call().succeed({ ...ada, username: 'ada.bianchi' })
    expect(face().user).toBe('ada.bianchi')
  })

  test('can sign out during a reload', async () => {
    const { send, face } = await startAsAda()
    send(OUTDATED)
    send({ type: 'signOut.requested' })
    expect(face()).toEqual({ ...signedIn, confirming: true })
  })
})

describe('A sign-in while the request of the sign-out is running', () => {
  test('is accepted, and the late answer to the sign-out has no effect (fault 10)', async () => {
    const { send, load, signOut, face, changes } = await startLeaving()
    send({ type: 'session.opened' })
    await load.call().succeed(bruno)
    await signOut.call().succeed()
    expect(face()).toEqual({ ...signedIn, user: 'bruno' })
    expect(changes).toEqual([{ type: 'session.closed', isHere: true }, changedTo(bruno), { type: 'signIn.completed' }])
  })

  test('in another tab is followed here (fault 13)', async () => {
    const { hear, load, signOut, face, changes } = await startLeaving()
    hear({ type: 'session.replaced' })
    await load.call().succeed(bruno)
    await signOut.call().fail(unreachable)
    expect(face()).toEqual({ ...signedIn, user: 'bruno' })
    expect(changes).toEqual([{ type: 'session.closed', isHere: true }, changedTo(bruno)])
  })
})

const may = (user: User) => {
  const known = { getSnapshot: () => ({ context: { user }, hasTag: () => true }) }
  const { isAdmin, seesNotices } = sessionNow({ session: known } as unknown as Parameters<typeof sessionNow>[0])
  return [isAdmin, seesNotices]
}

test('The permissions of a citizen come from the session (AUTH-14, SHELL-11)', () => {
  expect(may(ada)).toEqual([true, true])
  expect(may({ ...ada, roles: ['user'] })).toEqual([false, true])
  expect(may(bruno)).toEqual([false, false])
})
