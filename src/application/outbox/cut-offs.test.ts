import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import {
  chanceFrom,
  createLock,
  createNetwork,
  createTroubles,
  type Fault,
  turns,
} from '#application/kit/testing/cut-offs.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import type { Writes } from '#application/ports/writes.ts'
import type { ChatId, ChatMessageId } from '#domain/chat/chat.ts'
import { isLetter, twinsOf } from '#domain/chat/outgoing.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserEventId } from '#domain/events/user-event.ts'
import type { UserId } from '#domain/identity/user.ts'
import { callsOf, type Entry, posted, sentAgain, type Write, type WriteNumber } from '#domain/outbox/outbox.ts'
import { LEAVES_WITHIN, ON_ITS_WAY } from '#domain/outbox/under-way.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { runsOf, SEED } from '#domain/testing/runs.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { giveUp } from './give-up.ts'
import { outboxMachine } from './outbox.machine.ts'
import { replaceIn } from './testing/device.ts'

const ME = 7 as UserId
/** Three events, the profile, and a conversation. */
const SUBJECTS = [1, 2, 3, 4, 6].map((event) => event as EventId)
const PROFILE = 4 as EventId
/** The account's name, which goes with some profiles in a call of its own. */
const NAME = 5 as EventId
/** A conversation in which a few texts are said again and again. */
const TALK = 6 as EventId
const TEXTS = 3
/** The distance between the mark of a profile and that of the name that goes with it. */
const WITH_NAME = 1_000
/** How many runs; mutation tests, which play them once per change, ask for fewer. */
const RUNS = Number(process.env['PIAZZA_CUT_OFFS'] ?? runsOf(1_000))

const NOTHING_SAID: Profile = {
  name: 'Ada',
  surname: 'Riva',
  municipality: undefined,
  address: undefined,
  postalCode: undefined,
  province: undefined,
  country: undefined,
  email: undefined,
  landline: undefined,
  mobile: undefined,
  image: undefined,
}

/** A write with a mark of its own, by which the server's log shows it. */
const write = (event: EventId, mark: number, before: readonly string[]): Write => {
  const text = String(mark % TEXTS)
  if (event === TALK)
    return {
      kind: 'messageSaid',
      chat: 1 as ChatId,
      text,
      after: mark as ChatMessageId,
      twins: twinsOf(
        text,
        before.map((one) => ({ text: one })),
      ),
    }
  return event === PROFILE
    ? {
        kind: 'profileSaved',
        profile: { ...NOTHING_SAID, address: String(mark) },
        names: mark % 2 === 0 ? { name: String(mark + WITH_NAME), surname: '' } : undefined,
        portrait: undefined,
      }
    : { kind: 'eventReminded', event, userEvent: event as number as UserEventId, reminder: mark as Instant }
}
const about = (one: Write): readonly [EventId, number] => {
  if (one.kind === 'accountRenamed') return [NAME, Number(one.names.name)]
  if (one.kind === 'profileSaved') return [PROFILE, Number(one.profile.address)]
  if (one.kind === 'messageSaid') return [TALK, Number(one.after)]
  if (one.kind !== 'eventReminded') throw new Error(`Not a write of this test: ${one.kind}`)
  return [one.event, Number(one.reminder)]
}

/** What an entry is still to bring to the server. */
const toCome = ({ write: one, done }: Pick<Entry, 'write' | 'done'>) => callsOf(one).slice(done).map(about)

/** The server of one run: its log of writes, and how often each fault was played. */
const createServer = (chance: () => number, count: (fault: Fault) => void, clock: SimulatedClock) => {
  const log: (readonly [EventId, number])[] = []
  const late = new Set<number>()
  const { world, draw, failing, pause } = createTroubles(chance)
  /** A conversation is read by its texts alone. */
  const has = (one: Write) =>
    one.kind === 'messageSaid'
      ? log.filter(([event, mark]) => event === TALK && String(mark % TEXTS) === one.text).length > one.twins
      : log.some(([event, mark]) => about(one)[0] === event && about(one)[1] === mark)
  /** `looked`: when the tab looked at its clock last. Its request leaves in the same task: a page that sleeps does so before or after. */
  const answers = (isOnline: () => boolean, looked: () => number): Writes => ({
    send: (one) => async () => {
      const leftAt = looked()
      await pause(6)
      const mark = about(one)[1]
      const drawn = draw(isOnline())
      // What is still on its way is accepted: a server that refused it now and took it later could not be told of.
      const fault = late.has(mark) && drawn !== 'silence' ? 'none' : drawn
      count(fault)
      if (has(one) && one.kind !== 'messageSaid')
        return Either.left({ _tag: 'Refused', status: 409, message: 'Already' })
      if (fault === 'none' || fault === 'answer lost' || fault === 'error after') log.push(about(one))
      if (fault === 'silence') {
        // It has arrived, or it is on a slow line, and a tab that is killed meanwhile has been forgotten when it arrives.
        if (chance() < 0.5) log.push(about(one))
        else {
          late.add(mark)
          // A server takes a second equal message, and no second change of the same.
          const arrive = () => {
            if (late.delete(mark) && (one.kind === 'messageSaid' || !has(one))) log.push(about(one))
          }
          const arrivesAt = leftAt + chance() * (ON_ITS_WAY - LEAVES_WITHIN)
          if (arrivesAt <= clock.now()) arrive()
          else clock.setTimeout(arrive, arrivesAt - clock.now())
        }
        return new Promise(() => {})
      }
      await pause(6)
      return fault === 'none' ? Either.right(undefined) : failing(fault)
    },
    settle: (one) => async () => {
      await pause(6)
      const fault = draw(isOnline())
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
  const inTurn = createLock()
  let last = 0
  const pause = async () => turns(Math.floor(chance() * 4))
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
      all: () => stored(() => [...rows.values()]),
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
          const isThere = replaceIn(rows, before, after)
          tellOthers()
          return isThere
        }),
      remove: ({ number }) => stored(() => void rows.delete(number)),
      forget: () => stored(() => rows.clear()),
      exclusively: (work, signal) => TaskEither.fromTask(() => inTurn(work, signal)),
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

const marks = (of: readonly (readonly [EventId, number])[], event: EventId) =>
  of.filter(([one]) => one === event).map(([, mark]) => mark)

type Tally = Record<string, number>

/** One run: a citizen writes while everything fails, then all is well until the outbox is empty. */
const play = async (seed: number, tally: Tally) => {
  const count = (what: string) => void (tally[what] = (tally[what] ?? 0) + 1)
  const chance = chanceFrom(seed)
  const clock = new SimulatedClock()
  const { network, presence, connect } = createNetwork()
  const server = createServer(chance, count, clock)
  const device = createDevice(chance)
  const refused = new Set<number>()
  const withdrawn = new Set<number>()
  const written: (readonly [EventId, number])[] = []
  const openTab = () => {
    const ports = device.tab()
    let lookedAt = clock.now()
    const now = () => (lookedAt = clock.now()) as Instant
    const actor = createActor(
      outboxMachine(
        {
          outbox: ports,
          writes: server.answers(
            () => network.isOnline,
            () => lookedAt,
          ),
          keptSubscriptions: {
            all: () => TaskEither.right([]),
            keep: () => TaskEither.right(undefined),
            drop: () => TaskEither.right(undefined),
            standing: () => TaskEither.right(undefined),
            keepStanding: () => TaskEither.right(undefined),
            dropStanding: () => TaskEither.right(undefined),
          },
          drafts: { survey: { read: () => Option.none, keep: () => Either.right(undefined), drop: () => {} } },
          presence,
          clock: { now },
        },
        chance,
      ),
      { clock },
    )
    actor.on('write.refused', ({ entry }) => {
      // A message waits for its author, who sends it again.
      if (isLetter(entry)) return
      for (const [, mark] of toCome(entry)) refused.add(mark)
    })
    actor.start()
    actor.send({ type: 'owner.arrived', owner: ME })
    return { actor, ports }
  }
  const tabs = [openTab()]
  const any = () => tabs[Math.floor(chance() * tabs.length)] ?? openTab()
  const said: string[] = []
  /** The author sends again what was held. */
  const sendAgain = async (): Promise<void> => {
    for (const one of [...device.rows.values()].filter(({ standing }) => standing === 'held')) {
      const { actor, ports } = any()
      await ports.replace(one, sentAgain(one))()
      actor.send({ type: 'entries.changed' })
      count('sent again')
    }
  }
  const kill = () => {
    const [gone] = tabs.splice(Math.floor(chance() * tabs.length), 1)
    gone?.actor.stop()
    if (tabs.length === 0) tabs.push(openTab())
  }
  for (let step = 0; step < 30; step += 1) {
    const what = chance()
    if (what < 0.3) {
      const one = write(SUBJECTS[Math.floor(chance() * SUBJECTS.length)] ?? TALK, written.length + 1, said)
      if (one.kind === 'messageSaid') said.push(one.text)
      const { actor, ports } = any()
      written.push(...callsOf(one).map(about))
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
    } else if (what < 0.67) {
      const waiting = [...device.rows.values()].filter(
        ({ standing, done }) => done === 0 && (standing === 'posted' || standing === 'waiting'),
      )
      const one = waiting[Math.floor(chance() * waiting.length)]
      const isGone =
        one &&
        (await (isLetter(one)
          ? giveUp(any().ports, one)
          : any()
              .ports.replace(one, undefined)()
              .then((outcome) => Either.isRight(outcome) && outcome.right)))
      if (one && isGone) {
        for (const [, mark] of toCome(one)) withdrawn.add(mark)
        if (isLetter(one)) said.splice(said.indexOf(one.write.text), 1)
        count('withdrawn')
      }
    } else if (what < 0.7) await sendAgain()
    else if (what < 0.88) clock.increment(Math.floor(chance() * 40_000))
    await turns(Math.floor(chance() * 100))
  }
  // All is well from now on; a tab that waits for silence for ever is closed.
  server.world.isTroubled = false
  connect(true)
  for (const { actor } of tabs.splice(0)) actor.stop()
  tabs.push(openTab())
  for (let round = 0; round < 40 && device.rows.size > 0; round += 1) {
    await turns(200)
    await sendAgain()
    clock.increment(400_000)
  }
  await turns(50)
  for (const { actor } of tabs) actor.stop()
  const expected = written.filter(([, mark]) => !refused.has(mark) && !withdrawn.has(mark))
  const landed = server.log.map(([, mark]) => mark)
  return {
    waiting: device.rows.size,
    written: written.length,
    refused: refused.size,
    landed: landed.length,
    lost: expected.filter(([, mark]) => !landed.includes(mark)).length,
    doubled: landed.length - new Set(landed).size,
    withdrawn: withdrawn.size,
    goneAndLanded: [...refused, ...withdrawn].filter((mark) => landed.includes(mark)).length,
    outOfOrder: [...SUBJECTS, NAME].filter((event) => {
      const there = marks(server.log, event)
      return there.some((mark, index) => index > 0 && mark < (there[index - 1] ?? 0))
    }).length,
  }
}

test(`${RUNS} runs of cut-offs: each write of the citizen reaches the server once and in order (faults 24, 25, 26)`, async () => {
  const tally: Tally = {}
  const total = { written: 0, refused: 0, withdrawn: 0, landed: 0 }
  for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
    const { waiting, lost, doubled, goneAndLanded, outOfOrder, ...sums } = await play(seed, tally)
    expect({ seed, waiting, lost, doubled, goneAndLanded, outOfOrder }).toEqual({
      seed,
      waiting: 0,
      lost: 0,
      doubled: 0,
      goneAndLanded: 0,
      outOfOrder: 0,
    })
    total.written += sums.written
    total.refused += sums.refused
    total.withdrawn += sums.withdrawn
    total.landed += sums.landed
  }
  // The server has all writes but those that it refused or the citizen took back, and every fault was played.
  expect(total.landed).toBe(total.written - total.refused - total.withdrawn)
  process.stdout.write(
    `${JSON.stringify({ runs: RUNS, from: SEED, ...total, lost: 0, doubled: 0, outOfOrder: 0, ...tally })}\n`,
  )
  expect(Math.min(...Object.values(tally))).toBeGreaterThan(RUNS / 20)
}, 900_000)
