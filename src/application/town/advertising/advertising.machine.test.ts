import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ends, fails, NO_PORTS, portOf, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import {
  type Advertisement,
  type AdvertisementId,
  type AdvertisingRoom,
  targetOf,
} from '#domain/advertising/advertisement.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { advertisingFace, advertisingMachine, type Hold, takesTurns, TURN } from './advertising.machine.ts'

const VARESE = 1 as MunicipalityId
const LUINO = 2 as MunicipalityId
const room: AdvertisingRoom = { page: 'municipalities', place: 'bottom', municipality: VARESE, notice: undefined }
const one = (id: number, given: Partial<Advertisement> = {}): Advertisement => ({
  id: id as AdvertisementId,
  title: `N${id}`,
  text: undefined,
  image: undefined,
  place: 'bottom',
  page: 'municipalities',
  municipality: LUINO,
  notice: undefined,
  clicks: 0,
  ...given,
})
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const open = async (all: readonly Advertisement[] | undefined, here = room, modules: Configuration['modules'] = {}) => {
  const read = waitingPort<[AdvertisingRoom, AbortSignal?], RequestFailure, readonly Advertisement[]>()
  const clock = new SimulatedClock()
  const machine = advertisingMachine({
    configuration: { ...DEFAULTS, modules },
    advertising: portOf<Ports['advertising']>({ all: read.port }),
  })
  const actor = createActor(machine, { input: { room: here }, clock }).start()
  await settle()
  if (all) await read.call().succeed(all)
  const now = () => actor.getSnapshot()
  return {
    read,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    face: () => advertisingFace(now()),
    shown: () => now().context.advertisements[now().context.at]?.id,
    takesTurns: () => takesTurns(now()),
    isStopped: () => now().context.holds.has('citizen'),
    leads: (advertisement: Advertisement) => targetOf(advertisement, now().context.room),
    hold: (by: Hold) => actor.send({ type: 'turns.held', by }),
    release: (by: Hold) => actor.send({ type: 'turns.released', by }),
  }
}

test('Every transition of advertisements is covered', async () => {
  const walked = await walk(advertisingMachine(NO_PORTS), {
    inputs: [{ room }],
    events: [
      { type: 'turns.held', by: 'hover' },
      { type: 'turns.released', by: 'hover' },
      ends('read', []),
      ends('read', [one(1)]),
      ends('read', [one(1), one(2)]),
      fails('read', unreachable),
    ],
    sees: ({ advertisements, holds }) => [advertisements.length, holds.size],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

describe('The advertisements of a slot (ADS-01, ADS-02)', () => {
  test('are requested by slot, and unsuitable ones are left out', async () => {
    const { read, face, shown } = await open(undefined)
    expect([face(), read.call().asked[0]]).toEqual(['waiting', room])
    await read.call().succeed([one(1, { place: 'top' }), one(2)])
    expect([face(), shown()]).toEqual(['shown', 2])
  })

  test('leave the slot empty when there are none', async () => {
    expect((await open([])).face()).toBe('empty')
  })

  test('leave the slot empty when they cannot be read', async () => {
    const { read, face } = await open(undefined)
    await read.call().fail(unreachable)
    expect(face()).toBe('empty')
  })
})

describe('Several advertisements (ADS-04)', () => {
  test('rotate, with the first after the last', async () => {
    const { pass, shown, takesTurns } = await open([one(1), one(2)])
    expect([shown(), takesTurns()]).toEqual([1, true])
    pass(TURN - 1)
    expect(shown()).toBe(1)
    pass(1)
    expect(shown()).toBe(2)
    pass(TURN)
    expect(shown()).toBe(1)
  })

  test.each(['citizen', 'hover', 'focus', 'hidden', 'stillness'] as const)('pause while held by %s', async (by) => {
    const { pass, shown, hold, release } = await open([one(1), one(2)])
    hold(by)
    pass(5 * TURN)
    expect(shown()).toBe(1)
    release(by)
    pass(TURN)
    expect(shown()).toBe(2)
  })

  test('pause when a hold precedes the answer', async () => {
    const { read, pass, shown, hold } = await open(undefined)
    hold('hidden')
    await read.call().succeed([one(1), one(2)])
    pass(5 * TURN)
    expect(shown()).toBe(1)
  })

  test('pause until the last hold is released', async () => {
    const { pass, shown, hold, release } = await open([one(1), one(2)])
    hold('hover')
    hold('focus')
    release('hover')
    pass(5 * TURN)
    expect(shown()).toBe(1)
    release('focus')
    pass(TURN)
    expect(shown()).toBe(2)
  })

  test('are shown for a full interval after the release', async () => {
    const { pass, shown, hold, release } = await open([one(1), one(2)])
    pass(TURN - 1)
    hold('hover')
    release('hover')
    pass(TURN - 1)
    expect(shown()).toBe(1)
  })

  test('say that the citizen paused them, and offer no pause where the device prefers reduced motion', async () => {
    const { hold, release, isStopped, takesTurns } = await open([one(1), one(2)])
    hold('citizen')
    expect([isStopped(), takesTurns()]).toEqual([true, true])
    release('citizen')
    hold('stillness')
    expect([isStopped(), takesTurns()]).toEqual([false, false])
  })
})

test('A single advertisement does not rotate, and offers no pause', async () => {
  const { pass, shown, takesTurns } = await open([one(1)])
  pass(5 * TURN)
  expect([shown(), takesTurns()]).toEqual([1, false])
})

test('An advertisement leads to its notice, and from there to its municipality (ADS-05)', async () => {
  const notice = 7 as ReceivedNoticeId
  const advertised = one(1, { notice, page: 'notices' })
  const list = await open([advertised], { ...room, page: 'notices', municipality: undefined })
  expect(list.leads(advertised)).toEqual({ kind: 'notice', id: 7 })
  const there = await open([advertised], { ...room, page: 'notices', municipality: undefined, notice })
  expect(there.leads(advertised)).toEqual({ kind: 'municipality', id: LUINO })
})

test('A town that has switched advertising off asks for none', async () => {
  const { read, face } = await open(undefined, room, { advertising: false })
  expect([read.calls.length, face()]).toEqual([0, 'empty'])
})
