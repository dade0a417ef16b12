import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Presence } from '#application/ports/device-state.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import type { Writes } from '#application/ports/writes.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserEventId } from '#domain/events/user-event.ts'
import type { UserId } from '#domain/identity/user.ts'
import { type Entry, posted, type Write, type WriteNumber } from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { outbox } from './outbox.implementations.ts'

const ME = 7 as UserId
const SUBJECTS = [1, 2, 3].map((event) => event as EventId)
const RUNS = 1_000

/** Mulberry32: the same seed gives the same run. */
const chanceFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A write with a mark of its own, by which the server's log shows it. */
const write = (event: EventId, mark: number): Write => ({
  kind: 'eventReminded',
  event,
  userEvent: event as number as UserEventId,
  reminder: mark as Instant,
})
const about = (one: Write): readonly [EventId, number] => {
  if (one.kind !== 'eventReminded') throw new Error(`Not a write of this test: ${one.kind}`)
  return [one.event, Number(one.reminder)]
}

type Fault = 'none' | 'request lost' | 'answer lost' | 'error' | 'error after' | 'refusal' | 'session over' | 'silence'
/** The faults of one request, by their share of a hundred. */
const SHARES: readonly (readonly [Fault, number])[] = [
  ['none', 46],
  ['request lost', 12],
  ['answer lost', 18],
  ['error', 8],
  ['error after', 5],
  ['refusal', 4],
  ['session over', 4],
  ['silence', 3],
]
const FAILURES: Readonly<Record<Exclude<Fault, 'none' | 'silence'>, readonly RequestFailure[]>> = {
  'request lost': [{ _tag: 'Unreachable' }],
  'answer lost': [
    { _tag: 'Unreachable' },
    { _tag: 'TimedOut' },
    { _tag: 'Undecodable', call: '', path: '', expected: '', actual: '' },
  ],
  error: [{ _tag: 'Refused', status: 500, message: undefined }],
  'error after': [{ _tag: 'Refused', status: 502, message: undefined }],
  refusal: [{ _tag: 'Refused', status: 409, message: 'No' }],
  'session over': [{ _tag: 'SignedOut' }],
}

/** The server of one run: its log of writes, and how often each fault was played. */
const createServer = (chance: () => number, count: (fault: Fault) => void) => {
  const log: (readonly [EventId, number])[] = []
  const world = { isTroubled: true }
  const draw = (): Fault => {
    if (!world.isTroubled) return 'none'
    let left = chance() * 100
    return SHARES.find(([, share]) => (left -= share) < 0)?.[0] ?? 'none'
  }
  const has = (one: Write) => log.some(([event, mark]) => about(one)[0] === event && about(one)[1] === mark)
  const failing = (fault: Exclude<Fault, 'none' | 'silence'>) => {
    const all = FAILURES[fault]
    return Either.left(all[Math.floor(chance() * all.length)] ?? { _tag: 'Unreachable' as const })
  }
  const pause = async () => {
    for (let turn = Math.floor(chance() * 6); turn > 0; turn -= 1) await Promise.resolve()
  }
  const answers = (isOnline: () => boolean): Writes => ({
    send: (one) => async () => {
      await pause()
      const fault = isOnline() ? draw() : 'request lost'
      count(fault)
      if (fault === 'none' || fault === 'answer lost' || fault === 'error after') log.push(about(one))
      if (fault === 'silence') {
        if (chance() < 0.5) log.push(about(one))
        return new Promise(() => {})
      }
      await pause()
      return fault === 'none' ? Either.right(undefined) : failing(fault)
    },
    settle: (one) => async () => {
      await pause()
      const fault = isOnline() ? draw() : 'request lost'
      if (fault === 'refusal' || fault === 'none') return Either.right({ isDone: has(one) })
      if (fault === 'silence') return new Promise(() => {})
      return failing(fault)
    },
  })
  return { log, world, answers }
}

/** The storage of a device and its lock, shared by the tabs. */
const createDevice = (chance: () => number) => {
  const rows = new Map<WriteNumber, Entry>()
  const listeners = new Set<() => void>()
  const queue: (() => void)[] = []
  let isTaken = false
  let last = 0
  const pause = async () => {
    for (let turn = Math.floor(chance() * 4); turn > 0; turn -= 1) await Promise.resolve()
  }
  const stored = <A>(work: () => A) =>
    TaskEither.fromTask<A, RequestFailure>(async () => {
      await pause()
      const done = work()
      await pause()
      return done
    })
  const tab = (): Outbox => {
    const own = new Set<() => void>()
    const tellOthers = () => {
      for (const listener of listeners) if (!own.has(listener)) listener()
    }
    return {
      list: () => stored(() => [...rows.values()]),
      put: (entry) =>
        stored(() => {
          last += 1
          const kept = { number: last as WriteNumber, ...entry }
          rows.set(kept.number, kept)
          tellOthers()
          return { entry: kept, isKept: true }
        }),
      replace: (before, after) =>
        stored(() => {
          const found = rows.get(before.number)
          const isThere = found?.standing === before.standing && found.attempts === before.attempts
          if (isThere && after) rows.set(after.number, after)
          else if (isThere) rows.delete(before.number)
          tellOthers()
          return isThere
        }),
      remove: ({ number }) => stored(() => void rows.delete(number)),
      forget: () => stored(() => rows.clear()),
      exclusively: (_, work, signal) => async () => {
        if (isTaken)
          await new Promise<void>((go) => {
            queue.push(go)
            signal.addEventListener('abort', () => go(), { once: true })
          })
        if (!signal.aborted) {
          isTaken = true
          await work()
          isTaken = false
        }
        queue.shift()?.()
        return Either.right(undefined)
      },
      watch: (changed, signal) => async () => {
        own.add(changed)
        listeners.add(changed)
        signal.addEventListener('abort', () => listeners.delete(changed), { once: true })
        return Either.right(undefined)
      },
    }
  }
  return { rows, tab }
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

const marks = (of: readonly (readonly [EventId, number])[], event: EventId) =>
  of.filter(([one]) => one === event).map(([, mark]) => mark)

type Tally = Record<string, number>

/** One run: a citizen writes while everything fails, then all is well until the outbox is empty. */
const play = async (seed: number, tally: Tally) => {
  const count = (what: string) => void (tally[what] = (tally[what] ?? 0) + 1)
  const chance = chanceFrom(seed)
  const clock = new SimulatedClock()
  const network = { isOnline: true }
  const watchers = new Set<() => void>()
  const presence: Presence = {
    isOnline: () => network.isOnline,
    isVisible: () => true,
    watch: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
  const server = createServer(chance, count)
  const device = createDevice(chance)
  const refused = new Set<number>()
  const written: (readonly [EventId, number])[] = []
  const openTab = () => {
    const ports = device.tab()
    const actor = createActor(
      outbox(
        {
          outbox: ports,
          writes: server.answers(() => network.isOnline),
          keptSubscriptions: {
            all: () => TaskEither.right([]),
            keep: () => TaskEither.right(undefined),
            drop: () => TaskEither.right(undefined),
          },
          drafts: { survey: { read: () => Option.none, keep: () => Either.right(undefined), drop: () => {} } },
          presence,
          clock: { now: () => clock.now() as Instant },
        },
        chance,
      ),
      { clock },
    )
    actor.on('write.refused', ({ entry }) => refused.add(about(entry.write)[1]))
    actor.start()
    actor.send({ type: 'owner.arrived', owner: ME })
    return { actor, ports }
  }
  const connect = (isOnline: boolean) => {
    network.isOnline = isOnline
    for (const watcher of watchers) watcher()
  }
  const tabs = [openTab()]
  const any = () => tabs[Math.floor(chance() * tabs.length)] ?? openTab()
  const kill = () => {
    const [gone] = tabs.splice(Math.floor(chance() * tabs.length), 1)
    gone?.actor.stop()
    if (tabs.length === 0) tabs.push(openTab())
  }
  for (let step = 0; step < 30; step += 1) {
    const what = chance()
    if (what < 0.3) {
      const one = write((1 + Math.floor(chance() * SUBJECTS.length)) as EventId, written.length + 1)
      const { actor, ports } = any()
      written.push(about(one))
      const put = await ports.put(posted(ME, one, clock.now() as Instant))()
      if (Either.isRight(put)) actor.send({ type: 'write.posted', number: put.right.entry.number })
      count('written')
    } else if (what < (network.isOnline ? 0.36 : 0.5)) {
      connect(!network.isOnline)
      count(network.isOnline ? 'came online' : 'went offline')
    } else if (what < 0.57) {
      count('killed tab')
      kill()
    } else if (what < 0.61) {
      if (tabs.length < 3) tabs.push(openTab())
      count('opened tab')
    } else if (what < 0.85) clock.increment(Math.floor(chance() * 40_000))
    await turns(Math.floor(chance() * 100))
  }
  // All is well from now on; a tab that waits for silence for ever is closed.
  server.world.isTroubled = false
  connect(true)
  for (const { actor } of tabs.splice(0)) actor.stop()
  tabs.push(openTab())
  for (let round = 0; round < 40 && device.rows.size > 0; round += 1) {
    await turns(200)
    clock.increment(400_000)
  }
  await turns(50)
  for (const { actor } of tabs) actor.stop()
  const expected = written.filter(([, mark]) => !refused.has(mark))
  const landed = server.log.map(([, mark]) => mark)
  return {
    waiting: device.rows.size,
    written: written.length,
    refused: refused.size,
    landed: landed.length,
    lost: expected.filter(([, mark]) => !landed.includes(mark)).length,
    doubled: landed.length - new Set(landed).size,
    refusedAndLanded: [...refused].filter((mark) => landed.includes(mark)).length,
    outOfOrder: SUBJECTS.filter((event) => {
      const there = marks(server.log, event)
      return there.some((mark, index) => index > 0 && mark < (there[index - 1] ?? 0))
    }).length,
  }
}

test(`${RUNS} runs of cut-offs: each write of the citizen reaches the server once and in order (faults 24, 25, 26)`, async () => {
  const tally: Tally = {}
  const total = { written: 0, refused: 0, landed: 0 }
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { waiting, lost, doubled, refusedAndLanded, outOfOrder, ...sums } = await play(seed, tally)
    expect({ seed, waiting, lost, doubled, refusedAndLanded, outOfOrder }).toEqual({
      seed,
      waiting: 0,
      lost: 0,
      doubled: 0,
      refusedAndLanded: 0,
      outOfOrder: 0,
    })
    total.written += sums.written
    total.refused += sums.refused
    total.landed += sums.landed
  }
  // The server has as many writes as the citizen was not told were refused, and every fault was played.
  expect(total.landed).toBe(total.written - total.refused)
  process.stdout.write(`${JSON.stringify({ runs: RUNS, ...total, lost: 0, doubled: 0, outOfOrder: 0, ...tally })}\n`)
  expect(Math.min(...Object.values(tally))).toBeGreaterThan(100)
}, 300_000)
