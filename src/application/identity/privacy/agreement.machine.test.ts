import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test, vi } from 'vitest'
import { ends, fails, NO_PORTS, settle, started, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { agreementMachine, followedBy } from './agreement.machine.ts'

const NOW = 2_000 as Instant
const REFUSED: Agreement = { agreed: false, savedAt: NOW }

const open = (policy: Policy = 'app') => {
  const save = waitingPort<[Policy, boolean], RequestFailure, Agreement>()
  const rememberPrivacy = vi.fn<(accepted: boolean | undefined) => void>()
  const readAgain = vi.fn<() => void>()
  const machine = agreementMachine(
    { agreements: { read: NO_PORTS, save: save.port }, device: { rememberPrivacy } },
    policy,
    readAgain,
  )
  const { actor, news, see } = started(machine)
  return {
    save,
    rememberPrivacy,
    readAgain,
    news,
    flip: async (agreed: boolean) => {
      actor.send({ type: 'agreement.switched', agreed })
      await settle()
    },
    shows: () => [see().context.wished, see().context.saved, see().hasTag('busy')],
    failure: () => see().context.failure,
  }
}

test('Every transition of an agreement is covered', async () => {
  const machine = agreementMachine(NO_PORTS, 'app', () => {})
  const walked = await walk(machine, {
    events: [
      { type: 'agreement.switched', agreed: true },
      ends('save', { agreed: true, savedAt: NOW }),
      fails('save', { _tag: 'Unreachable' }),
      fails('save', { _tag: 'Missing' }),
    ],
  })
  expect(walked).toEqual({ states: 3, transitions: 4, unreached: [], untaken: [], strayed: [] })
})

describe('An agreement', () => {
  test('switches at once, is saved once, and the success is published (PRIV-02)', async () => {
    const { flip, save, shows, news } = open()
    await flip(false)
    await flip(true)
    expect([shows(), news]).toEqual([[false, undefined, true], []])
    expect(save.calls.map(({ asked }) => asked)).toEqual([['app', false]])
    await save.call().succeed(REFUSED)
    expect(shows()).toEqual([undefined, REFUSED, false])
    expect(news).toEqual([{ type: 'agreement.saved', policy: 'app', agreed: false }])
  })

  test('switches back and shows why when it is refused, and can be retried', async () => {
    const { flip, save, shows, failure, news, readAgain } = open()
    const refused: RequestFailure = { _tag: 'Refused', status: 422, message: undefined }
    await flip(false)
    await save.call().fail(refused)
    expect([shows(), failure(), news]).toEqual([[undefined, undefined, false], refused, []])
    await flip(false)
    expect([shows(), failure()]).toEqual([[false, undefined, true], undefined])
    await save.call().succeed(REFUSED)
    await flip(true)
    await save.call().fail(refused)
    expect([shows(), readAgain.mock.calls.length]).toEqual([[undefined, REFUSED, false], 0])
  })

  test('whose answer was lost is read again: it may be saved (ERR-07)', async () => {
    const { flip, save, shows, failure, readAgain } = open()
    await flip(false)
    await save.call().succeed(REFUSED)
    await flip(true)
    await save.call().fail({ _tag: 'TimedOut' })
    expect([shows(), failure()]).toEqual([[undefined, undefined, false], { _tag: 'TimedOut' }])
    expect(readAgain).toHaveBeenCalledTimes(1)
  })

  test('to the privacy document sets the device’s privacy field once it is saved, one to the app none (AUTH-13)', async () => {
    const { flip, save, rememberPrivacy } = open('privacy')
    await flip(false)
    expect(rememberPrivacy.mock.calls).toEqual([])
    await save.call().succeed(REFUSED)
    expect(rememberPrivacy.mock.calls).toEqual([[false]])
    const app = open()
    await app.flip(false)
    await app.save.call().succeed(REFUSED)
    expect(app.rememberPrivacy).not.toHaveBeenCalled()
  })
})

test.each<[Policy, boolean, number]>([
  ['privacy', true, 1],
  ['privacy', false, 1],
  ['app', true, 0],
])('The agreement to %s that is read, %s, reaches the device %i times (AUTH-13)', async (policy, agreed, times) => {
  const rememberPrivacy = vi.fn<(accepted: boolean | undefined) => void>()
  const known: Agreement = { agreed, savedAt: undefined }
  const read = followedBy({ rememberPrivacy }, policy)(TaskEither.right(known))
  expect(await read()).toMatchObject({ right: known })
  expect(rememberPrivacy.mock.calls).toEqual(Array.from({ length: times }, () => [agreed]))
})
