import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { settle } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import { type Entry, posted, type Write, type WriteNumber } from '#domain/outbox/outbox.ts'
import { handedOver, LEAVES_WITHIN, ON_ITS_WAY } from '#domain/outbox/under-way.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { outboxMachine } from './outbox.machine.ts'
import type { OutboxPorts } from './outbox.setup.ts'
import { outboxDevice } from './testing/device.ts'

const ME = 12 as UserId
const KINDS: readonly object[] = [
  { kind: 'messageSaid', chat: 31, text: 'ok', after: 400, twins: 0 },
  { kind: 'surveyAnswered', notice: 32, submission: {} },
  { kind: 'eventAdded', event: 33 },
  { kind: 'topicFollowed', activity: 34, request: { topic: 35, user: 12 } },
]
const [MESSAGE = {}] = KINDS
const entry = (write: object): Entry => ({
  ...posted(ME, write as Write, 0 as Instant, true),
  number: 1 as WriteNumber,
})
/** What a page has left behind that died while it sent this. */
const left = (write: object): Entry => handedOver(entry(write), 0 as Instant)

const ANSWER = { id: 1, status: undefined, message: undefined }
const nothing = () => TaskEither.right<RequestFailure, undefined>(undefined)

/** A page over what a device keeps, and a server that does what it is asked, however often. Time passes by the second. */
const pageOver = (kept: Entry, answer: Either.Either<RequestFailure, unknown> = Either.right(ANSWER)) => {
  const clock = new SimulatedClock()
  const server = { has: 0, sendings: 0, readings: 0, isReadable: true, isSilent: false }
  /** How long the next storings take, in milliseconds. */
  const slow: number[] = []
  /** When the device tells that it has stored something. */
  const storing: { told?: Promise<void> } = {}
  const { entries, answers } = outboxDevice([kept])
  const ports = {
    outbox: {
      list: answers['outbox.list'],
      replace: (before: Entry, after: Entry) => async () => {
        clock.increment(slow.shift() ?? 0)
        const isThere = await answers['outbox.replace'](before as never, after as never)()
        await storing.told
        return isThere
      },
      remove: (one: Entry) => answers['outbox.remove'](one as never),
      exclusively: answers['outbox.exclusively'],
      watch: nothing,
    },
    writes: {
      send: () => async () => {
        server.sendings += 1
        if (server.isSilent) return new Promise(() => {})
        if (Either.isRight(answer)) server.has += 1
        return answer
      },
      settle: () => async () => {
        server.readings += 1
        const isDone = server.has > 0
        return server.isReadable
          ? Either.right({ isDone, ...(isDone && { answer: ANSWER }) })
          : Either.left<RequestFailure>({ _tag: 'Unreachable' })
      },
    },
    keptSubscriptions: { keep: nothing, drop: nothing, keepStanding: nothing, dropStanding: nothing },
    drafts: { survey: { drop: () => {} } },
    presence: { isOnline: () => true, isVisible: () => true, watch: () => () => {} },
    clock: { now: () => clock.now() as Instant },
  } as unknown as OutboxPorts
  const actor = createActor(
    outboxMachine(ports, () => 0),
    { clock },
  ).start()
  actor.send({ type: 'owner.arrived', owner: ME })
  const pass = async (milliseconds: number) => {
    await settle()
    await settle()
    for (const end = clock.now() + milliseconds; clock.now() < end;) {
      clock.increment(1_000)
      await settle()
      await settle()
    }
  }
  const owner = { arrives: () => actor.send({ type: 'owner.arrived', owner: ME }), goes: actor.send }
  return { server, slow, storing, now: () => clock.now(), entries, pass, owner, end: () => actor.stop() }
}

describe('What was being sent when its page died (fault 25)', () => {
  test.each(KINDS)('is not sent anew while a slow server may have it: %j', async (write) => {
    const { server, entries, pass, end } = pageOver(left(write))
    await pass(ON_ITS_WAY - 1_000)
    expect([server.readings > 2, server.sendings, entries.size]).toEqual([true, 0, 1])
    server.has = 1
    await pass(ON_ITS_WAY)
    expect([server.sendings, server.has, entries.size]).toEqual([0, 1, 0])
    end()
  })

  test.each(KINDS)('is found as soon as the server shows it: %j', async (write) => {
    const { server, entries, pass, end } = pageOver(left(write))
    await pass(1_000)
    server.has = 1
    await pass(2_000)
    expect([server.sendings, entries.size]).toEqual([0, 0])
    end()
  })

  test.each(KINDS)('is sent once the server can have nothing of it any more: %j', async (write) => {
    const { server, entries, pass, end } = pageOver(left(write))
    await pass(ON_ITS_WAY * 2)
    expect([server.sendings, server.has, entries.size]).toEqual([1, 1, 0])
    end()
  })

  test('waits while what the server has cannot be read, however long', async () => {
    const { server, entries, pass, end } = pageOver(left(MESSAGE))
    server.isReadable = false
    await pass(ON_ITS_WAY * 20)
    expect([server.sendings, entries.size]).toEqual([0, 1])
    end()
  })
})

test.each<[RequestFailure, number]>([
  [{ _tag: 'TimedOut' }, 1],
  [{ _tag: 'Refused', status: 504, message: undefined }, 1],
  [{ _tag: 'Refused', status: 500, message: undefined }, 2],
])('What failed with %j is sent so often in its first seconds: %d', async (failure, sendings) => {
  const { server, pass, end } = pageOver(entry({ kind: 'eventAdded', event: 36 }), Either.left(failure))
  await pass(5_000)
  expect(server.sendings).toBe(sendings)
  end()
})

test.each(['owner.refused', 'owner.lost'] as const)(
  'What is being sent as its session ends is sent again at once where the server has refused that: %s',
  async (type) => {
    const { server, pass, owner, end } = pageOver(entry({ kind: 'eventAdded', event: 37 }))
    server.isSilent = true
    await pass(1_000)
    owner.goes({ type })
    await pass(1_000)
    server.isSilent = false
    owner.arrives()
    await pass(3_000)
    expect(server.sendings).toBe(type === 'owner.refused' ? 2 : 1)
    end()
  },
)

test.each([
  ['owner.refused', 1_000],
  ['owner.refused', 5_000],
  ['owner.lost', 1_000],
  ['owner.lost', 5_000],
] as const)(
  'What was about to be sent as its session ended is sent at once after the next sign-in: %s, stored after %d ms',
  async (type, takes) => {
    const { server, storing, pass, owner, end } = pageOver(entry({ kind: 'eventAdded', event: 39 }))
    const told = Promise.withResolvers<void>()
    storing.told = told.promise
    await pass(1_000)
    owner.goes({ type })
    await pass(takes - 1_000)
    told.resolve()
    await pass(1_000)
    owner.arrives()
    await pass(3_000)
    expect(server.sendings).toBe(1)
    end()
  },
)

test.each([
  { slow: [0], storings: 1, late: 0 },
  { slow: [LEAVES_WITHIN], storings: 1, late: LEAVES_WITHIN },
  { slow: [20_000, 0], storings: 2, late: 0 },
  { slow: [20_000, 5_000, 700], storings: 3, late: 700 },
  { slow: [9_000, 9_000, 9_000, 9_000], storings: 3, late: 9_000 },
])('The device keeps when a request leaves, however slowly it stores that: $slow', async ({ slow, storings, late }) => {
  const page = pageOver(entry({ kind: 'eventAdded', event: 38 }))
  page.server.isSilent = true
  page.slow.push(...slow)
  await page.pass(0)
  const [kept] = page.entries.values()
  expect([slow.length - page.slow.length, page.now() - (kept?.sentAt ?? 0), page.server.sendings]).toEqual([
    storings,
    late,
    1,
  ])
  page.end()
})
