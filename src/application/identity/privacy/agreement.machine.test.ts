import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { isBroken } from '#application/kit/breakdown.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { present } from '#application/kit/present.ts'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { agreementMachine, type AgreementNews, agreementReadingMachine } from './agreement.machine.ts'
import { isAgreed, savedAt } from './agreement.selectors.ts'

const LONG_AGO = 1_000 as Instant
const NOW = 2_000 as Instant

const defect = () => {
  throw new Error('A defect')
}

const open = (policy: Policy = 'privacy') => {
  const read = waitingPort<[Policy, AbortSignal?], RequestFailure, Agreement>()
  const save = waitingPort<[Policy, boolean], RequestFailure, Agreement>()
  const rememberPrivacy = vi.fn<(accepted: boolean | undefined) => void>()
  const actor = createActor(
    agreementMachine({ agreements: { read: read.port, save: save.port }, device: { rememberPrivacy } }),
    { input: { policy } },
  )
  const news: AgreementNews[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  const reading = () => present(actor.getSnapshot().children.reading)
  return {
    read,
    save,
    rememberPrivacy,
    news,
    flip: async (agreed: boolean) => {
      actor.send({ type: 'agreement.switched', agreed })
      await settle()
    },
    retry: async () => {
      reading().send({ type: 'retry.requested' })
      await settle()
    },
    face: () => resourceFace(reading().getSnapshot()),
    shows: () => {
      const known = reading().getSnapshot().context.value
      const snapshot = actor.getSnapshot()
      return [isAgreed(snapshot, known), savedAt(snapshot, known), snapshot.hasTag('busy')]
    },
    failure: () => actor.getSnapshot().context.failure,
  }
}

/** Read, and accepted long ago. */
const read = async (policy?: Policy, agreed = true) => {
  const panel = open(policy)
  await settle()
  await panel.read.call().succeed({ agreed, savedAt: LONG_AGO })
  return panel
}

test('An agreement whose answer was lost is read again: it may be saved (ERR-07)', async () => {
  const { flip, save, read: reading, shows, failure } = await read('app', true)
  await flip(false)
  await save.call().fail({ _tag: 'TimedOut' })
  expect([shows()[0], reading.calls.length]).toEqual([true, 2])
  await reading.call().succeed({ agreed: false, savedAt: NOW })
  expect([shows(), failure()]).toEqual([[false, NOW, false], { _tag: 'TimedOut' }])
})

test('An agreement that is refused is not read again', async () => {
  const { flip, save, read: reading, shows } = await read('app', true)
  await flip(false)
  await save.call().fail({ _tag: 'Refused', status: 422, message: undefined })
  expect([shows()[0], reading.calls.length]).toEqual([true, 1])
})

test('Every transition of an agreement is covered', async () => {
  const walked = await walk(agreementMachine(NO_PORTS), {
    inputs: [{ policy: 'app' }],
    events: [
      { type: 'agreement.switched', agreed: true },
      ends('save', { agreed: true, savedAt: NOW }),
      fails('save', { _tag: 'Unreachable' }),
      fails('save', { _tag: 'Missing' }),
      fails('reading', new Error('A defect')),
      { type: 'retry.requested' },
    ],
  })
  expect(walked).toEqual({ states: 5, transitions: 6, unreached: [], untaken: [], strayed: [] })
})

describe('An agreement', () => {
  test.each([true, false])('shows the state of the server, with its day: %s (PRIV-01)', async (agreed) => {
    const { read: asked, shows, face } = await read('app', agreed)
    expect(asked.call().asked).toEqual(['app', expect.any(AbortSignal)])
    expect([face(), shows()]).toEqual(['loaded', [agreed, LONG_AGO, false]])
  })

  test('that cannot be read says so and can be read again', async () => {
    const { read: asked, face, retry, shows } = open()
    await settle()
    await asked.call().fail({ _tag: 'Unreachable' })
    expect(face()).toBe('failed')
    await retry()
    await asked.call().succeed({ agreed: true, savedAt: undefined })
    expect([face(), shows()]).toEqual(['loaded', [true, undefined, false]])
  })

  test('that breaks down while it is being saved shows only confirmed values after the restart', () => {
    const load = fromPromise<Agreement, Readonly<{ query: Policy }>>(() => new Promise(() => undefined))
    const actor = createActor(
      agreementMachine(NO_PORTS).provide({
        actors: {
          reading: agreementReadingMachine.provide({ actors: { load }, actions: { keepQuery: defect } }),
          save: fromPromise<Agreement, Readonly<{ policy: Policy; agreed: boolean }>>(
            () => new Promise(() => undefined),
          ),
        },
      }),
      { input: { policy: 'app' } },
    ).start()
    actor.send({ type: 'agreement.switched', agreed: true })
    expect([isAgreed(actor.getSnapshot(), undefined), actor.getSnapshot().hasTag('busy')]).toEqual([true, true])
    present(actor.getSnapshot().children.reading).send({ type: 'query.changed', query: 'app' })
    expect(isBroken(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'retry.requested' })
    expect([
      isBroken(actor.getSnapshot()),
      isAgreed(actor.getSnapshot(), undefined),
      actor.getSnapshot().hasTag('busy'),
    ]).toEqual([false, false, false])
  })

  test('switches at once, is saved once, and the success is published (PRIV-02)', async () => {
    const { flip, save, shows, news } = await read('app')
    await flip(false)
    await flip(true)
    expect([shows(), news]).toEqual([[false, LONG_AGO, true], []])
    expect(save.calls.map(({ asked }) => asked)).toEqual([['app', false]])
    await save.call().succeed({ agreed: false, savedAt: NOW })
    expect(shows()).toEqual([false, NOW, false])
    expect(news).toEqual([{ type: 'agreement.saved', policy: 'app', agreed: false }])
  })

  test('switches back and shows why when it cannot be saved, and can be retried', async () => {
    const { flip, save, shows, failure, news } = await read()
    await flip(false)
    await save.call().fail({ _tag: 'TimedOut' })
    expect([shows(), failure(), news]).toEqual([[true, LONG_AGO, false], { _tag: 'TimedOut' }, []])
    await flip(false)
    expect([shows(), failure()]).toEqual([[false, LONG_AGO, true], undefined])
    await save.call().succeed({ agreed: false, savedAt: NOW })
    expect(shows()).toEqual([false, NOW, false])
  })

  test('to the privacy document sets the device’s privacy field, read or saved (AUTH-13)', async () => {
    const { flip, save, rememberPrivacy } = await read('privacy')
    expect(rememberPrivacy.mock.calls).toEqual([[true]])
    await flip(false)
    expect(rememberPrivacy.mock.calls).toEqual([[true]])
    await save.call().succeed({ agreed: false, savedAt: NOW })
    await settle()
    expect(rememberPrivacy.mock.calls).toEqual([[true], [false]])
  })

  test('to the app document does not change the device', async () => {
    const { flip, save, rememberPrivacy } = await read('app')
    await flip(false)
    await save.call().succeed({ agreed: false, savedAt: NOW })
    expect(rememberPrivacy).not.toHaveBeenCalled()
  })
})
