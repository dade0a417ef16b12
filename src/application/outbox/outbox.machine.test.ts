import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { fromSource } from '#application/kit/from-source.ts'
import type { PresenceNews } from '#application/kit/presence.ts'
import { ends, fails, NO_PORTS, settle, walk } from '#application/kit/testing/walk.ts'
import type { Settled } from '#application/ports/writes.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserId } from '#domain/identity/user.ts'
import { type Entry, posted, postponed, type EntryStatus, type WriteNumber } from '#domain/outbox/outbox.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { outboxMachine } from './outbox.machine.ts'

const ME = 7 as UserId
const NOW = 1_000 as Instant
const FIRST = 1 as WriteNumber
const entry = (standing: EntryStatus): Entry => ({
  number: FIRST,
  ...posted(ME, { kind: 'eventAdded', event: 5 as EventId }, NOW),
  standing,
  refusal: standing === 'refused' ? { status: 409, message: 'No' } : undefined,
})
const saving = (standing: EntryStatus): Entry => ({
  ...entry(standing),
  write: { kind: 'profileSaved', profile: {} as Profile, names: { name: 'Ada', surname: 'Riva' }, portrait: undefined },
})
const following = (standing: EntryStatus): Entry => ({
  ...entry(standing),
  write: { kind: 'topicFollowed', activity: undefined, request: { topic: 8 as TopicId, user: ME } },
})
const said = (standing: EntryStatus): Entry => ({
  ...entry(standing),
  write: { kind: 'messageSaid', chat: 5 as ChatId, text: 'Ciao', after: 0, twins: 0 },
})
const reading = (...entries: readonly Entry[]) => ({ entries, now: NOW })

test('Every transition of the outbox is covered', async () => {
  const walked = await walk(outboxMachine(NO_PORTS), {
    events: [
      { type: 'presence.gained' },
      { type: 'presence.lost' },
      { type: 'owner.arrived', owner: ME },
      { type: 'owner.lost' },
      { type: 'owner.refused' },
      { type: 'owner.left' },
      { type: 'write.posted', number: FIRST },
      { type: 'entries.changed' },
      { type: 'turn.gained' },
      ends('read', reading()),
      ends('read', reading(entry('posted'))),
      ends('look', reading()),
      ends('look', reading(entry('posted'))),
      ends('look', reading(entry('unsettled'))),
      ends('look', reading(entry('refused'))),
      ends('mark', NOW),
      ends('mark', undefined),
      ends('refuse', true),
      ends('refuse', false),
      ends('send', undefined),
      fails('send', { _tag: 'Refused', status: 500, message: undefined }),
      fails('send', { _tag: 'Refused', status: 409, message: 'No' }),
      ends('settle', { isDone: true }),
      ends('settle', { isDone: false }),
      ...['postpone', 'remove', 'drop', 'release', 'forget', 'part'].map((name) => ends(name, true)),
      ...[
        'read',
        'look',
        'mark',
        'refuse',
        'settle',
        'postpone',
        'remove',
        'drop',
        'release',
        'forget',
        'part',
        'turn',
        'watchEntries',
        'watchPresence',
      ].map((name) => fails(name, { _tag: 'Unreachable' })),
    ],
    sees: (context) => [
      context.owner,
      context.entries.length,
      context.isOnline,
      context.isStale,
      context.awaited.size,
      context.current?.standing,
      context.failure !== undefined,
    ],
  })
  // What follows a first call, and what is in doubt, is walked with fewer events around it.
  const further = await walk(outboxMachine(NO_PORTS), {
    events: [
      { type: 'presence.gained' },
      { type: 'owner.arrived', owner: ME },
      { type: 'turn.gained' },
      ends('read', reading(entry('waiting'))),
      ends('look', reading(saving('waiting'))),
      ends('look', reading(saving('unsettled'))),
      ends('look', reading(following('unsettled'))),
      ends('look', reading(said('waiting'))),
      ends('look', reading({ ...said('unsettled'), sentAt: NOW })),
      ends('refuse', true),
      ends('mark', NOW),
      ends('send', { id: 0, status: 'I', message: 'Segui già questo argomento' }),
      fails('send', { _tag: 'Refused', status: 409, message: 'No' }),
      ends('settle', { isDone: true }),
      ends('settle', { isDone: false }),
      ends('advance', true),
      ends('advance', false),
      fails('advance', { _tag: 'Unreachable' }),
    ],
    sees: ({ isOnline, isInDoubt, current, failure, answer }) => [
      isOnline,
      isInDoubt,
      current && [current.standing, current.write.kind, current.done],
      failure !== undefined,
      answer !== undefined,
    ],
  })
  expect({
    ...walked,
    ...further,
    untaken: walked.untaken.filter((one) => further.untaken.includes(one)),
  }).toMatchObject({
    untaken: [],
    strayed: [],
  })
  expect([walked.strayed, walked.unreached.filter((one) => further.unreached.includes(one))]).toEqual([[], []])
}, 120_000)

test('Without a network a write that is due is not looked at again and again', async () => {
  let readings = 0
  const clock = new SimulatedClock()
  const machine = outboxMachine(NO_PORTS).provide({
    actors: {
      watchPresence: fromSource<PresenceNews>((tell) => {
        tell({ type: 'presence.lost' })
        return () => {}
      }),
      watchEntries: fromSource(() => () => {}),
      list: fromPromise(async () => {
        readings += 1
        return reading(entry('waiting'))
      }),
    },
  })
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'owner.arrived', owner: ME })
  for (let minute = 0; minute < 60; minute += 1) {
    await settle()
    clock.increment(60_000)
  }
  expect(readings).toBe(1)
  actor.stop()
})

test('A network that came back while the clock ran ahead hurries no write for ever, once the clock is put right (fault 54)', async () => {
  const [BACK, AHEAD] = [1_000_000_000_000 as Instant, 1_000_086_400_000 as Instant]
  let now = AHEAD
  let current: Entry = { ...entry('waiting'), at: BACK, triedAt: undefined, notBefore: BACK }
  let tries = 0
  let presence: ((news: PresenceNews) => void) | undefined
  const machine = outboxMachine(NO_PORTS).provide({
    actors: {
      watchPresence: fromSource<PresenceNews>((tell) => {
        presence = tell
        tell({ type: 'presence.lost' })
        return () => {}
      }),
      watchEntries: fromSource(() => () => {}),
      turn: fromSource<{ type: 'turn.gained' }>((tell) => {
        tell({ type: 'turn.gained' })
        return () => {}
      }),
      list: fromPromise(async () => ({ ...reading(current), now })),
      mark: fromPromise<Instant | undefined, Entry>(async () => now),
      replace: fromPromise(async () => true),
      send: fromPromise<unknown, Entry>(async () => {
        tries += 1
        throw { _tag: 'Unreachable' }
      }),
      settle: fromPromise<Settled, Entry>(async () => {
        tries += 1
        throw { _tag: 'Unreachable' }
      }),
      postpone: fromPromise(async () => {
        current = postponed(current, now, 0)
        return true
      }),
    },
  })
  const actor = createActor(machine, { clock: new SimulatedClock() }).start()
  actor.send({ type: 'owner.arrived', owner: ME })
  await settle()
  presence?.({ type: 'presence.gained' })
  await settle()
  const before = tries
  now = BACK
  actor.send({ type: 'entries.changed' })
  for (let moment = 0; moment < 40; moment += 1) {
    now = (now + 1) as Instant
    await settle()
  }
  expect(before).toBeGreaterThan(0)
  expect(tries - before).toBeLessThan(3)
  actor.stop()
})
