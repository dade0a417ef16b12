import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import {
  advanced,
  callOf,
  callsOf,
  countWaiting,
  delayAfter,
  dueIn,
  type Entry,
  hasMoreCalls,
  isAsRead,
  isInDoubt,
  nextDue,
  type Occasion,
  posted,
  postponed,
  sentAgain,
  type EntryStatus,
  staysWithAuthor,
  subjectOf,
  waitingAbout,
  type Write,
  type WriteNumber,
} from './outbox.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const NOON = Date.parse('2026-11-20T12:00:00+01:00') as Instant
const after = (milliseconds: number) => (NOON + milliseconds) as Instant
const MARIO = 7 as UserId
const ANNA = 8 as UserId

const written = (write: object) => write as Write
const seen = (notice: number) => written({ kind: 'noticeSeen', notice })
const answered = (notice: number) => written({ kind: 'surveyAnswered', notice, submission: {} })
const added = (event: number) => written({ kind: 'eventAdded', event })
const reminded = (event: number) => written({ kind: 'eventReminded', event, userEvent: 40, reminder: NOON })
const removed = (event: number) => written({ kind: 'eventRemoved', event, userEvent: 40 })
const followed = (topic: number) => written({ kind: 'topicFollowed', request: { topic, user: MARIO } })
const left = (topic: number) => written({ kind: 'topicLeft', topic, subscription: 50 })
const said = (chat: number) => written({ kind: 'messageSaid', chat, text: 'Buongiorno', after: 0, twins: 0 })
const NAMES = { name: 'Mario', surname: 'Rossi' }
const saved = (names?: typeof NAMES) => written({ kind: 'profileSaved', profile: { name: 'Mario' }, names })
const RENAMED = written({ kind: 'accountRenamed', names: NAMES })

const entry = (number: number, write: Write, changes: Partial<Entry> = {}): Entry => ({
  ...posted(MARIO, write, NOON, true),
  number: number as WriteNumber,
  ...changes,
})
const occasion = (now: Instant, changes: Partial<Occasion> = {}): Occasion => ({
  now,
  awaited: new Set(),
  regainedAt: undefined,
  ...changes,
})

describe('The order of what is sent', () => {
  test.each<[string, Write, Write]>([
    ['the reminder of an event that was just added', added(3), reminded(3)],
    ['an event that is taken away again', added(3), removed(3)],
    ['one that is added again', removed(3), added(3)],
    ['a topic that is left again', followed(3), left(3)],
    ['a topic that is followed again', left(3), followed(3)],
    ['a name after its profile', saved(), RENAMED],
    ['a profile after a name', RENAMED, saved()],
    ['the second message of a conversation', said(3), said(3)],
    ['a second answer to a survey', answered(3), answered(3)],
    ['a second read mark', seen(3), seen(3)],
  ])('is kept: %s waits for what was written before', (_, first, second) => {
    const both = [entry(1, first, { notBefore: after(MINUTE) }), entry(2, second)]
    expect(nextDue(both, occasion(NOON))).toBeUndefined()
    expect(nextDue(both, occasion(after(MINUTE)))?.number).toBe(1)
    expect(waitingAbout(both, subjectOf(second)).map(({ number }) => number)).toEqual([1, 2])
  })

  const all = [seen(3), answered(3), added(3), followed(3), saved(), said(3)]
  const others = [seen(4), answered(4), reminded(4), removed(5), left(4), said(4)]
  test('does not matter between things that have nothing to do with each other', () => {
    const writes = [...all, ...others]
    for (const [last, write] of writes.entries()) {
      const free = writes.slice(0, last + 1).map((one, at) => {
        const notBefore = at === last ? NOON : after(MINUTE)
        return entry(at, one, { notBefore })
      })
      expect(nextDue(free, occasion(NOON))?.number).toBe(last)
      expect(waitingAbout(free, subjectOf(write))).toEqual(free.slice(-1))
    }
  })

  test('is by what each write is about', () =>
    expect([...all, left(3), RENAMED, removed(3), reminded(3)].map(subjectOf)).toEqual([
      'notice:3',
      'survey:3',
      'event:3',
      'topic:3',
      'profile:0',
      'chat:3',
      'topic:3',
      'profile:0',
      'event:3',
      'event:3',
    ]))
})

describe('An act of several calls (ERR-07)', () => {
  test('saves the profile, then renames the account; all others are one call', () => {
    expect(callsOf(saved(NAMES))).toEqual([saved(), RENAMED])
    for (const write of [saved(), RENAMED, said(3), added(3)]) expect(callsOf(write)).toEqual([write])
  })

  test('goes on with its second call, as if that had never been tried, and ends with it', () => {
    const first = entry(1, saved(NAMES), {
      attempts: 2,
      triedAt: after(9),
      notBefore: after(MINUTE),
      standing: 'sending',
    })
    const second = advanced(first)
    expect([callOf(first), hasMoreCalls(first)]).toEqual([saved(), true])
    expect([callOf(second), hasMoreCalls(second)]).toEqual([RENAMED, false])
    expect(second).toEqual(entry(1, saved(NAMES), { done: 1 }))
    expect(isInDoubt(second)).toBe(false)
  })
})

describe('A new write', () => {
  test('is sent by its author; one that nobody waits for, by any tab', () => {
    const fresh = { owner: MARIO, write: added(3), done: 0, at: NOON, attempts: 0, triedAt: undefined, notBefore: NOON }
    expect(posted(MARIO, added(3), NOON)).toEqual({ ...fresh, standing: 'posted', refusal: undefined })
    expect(posted(MARIO, added(3), NOON, true)).toEqual({ ...fresh, standing: 'waiting', refusal: undefined })
  })

  test('is sent at once by the tab that made it, by others after a minute', () => {
    const one = entry(1, added(3), { standing: 'posted' })
    expect(dueIn([one], occasion(NOON, { awaited: new Set([one.number]) }))).toBe(0)
    expect(dueIn([one], occasion(NOON))).toBe(MINUTE)
    expect([nextDue([one], occasion(after(MINUTE - 1))), nextDue([one], occasion(after(MINUTE)))]).toEqual([
      undefined,
      one,
    ])
  })
})

describe('A failed attempt', () => {
  test.each([
    [1, 0, 2 * SECOND],
    [2, 0, 4 * SECOND],
    [3, 0, 8 * SECOND],
    [8, 0, 256 * SECOND],
    [9, 0, 5 * MINUTE],
    [100, 0, 5 * MINUTE],
    [1, 1, SECOND],
    [2, 0.5, 3 * SECOND],
    [100, 1, 2.5 * MINUTE],
  ])('number %d is followed by another, with chance %d, after %d ms', (attempts, chance, delay) =>
    expect(delayAfter(attempts, chance)).toBe(delay),
  )

  test('is counted, and what it left behind is read back first (ERR-04)', () => {
    const once = postponed(entry(1, added(3)), after(SECOND), 0)
    const expected = {
      attempts: 1,
      triedAt: after(SECOND),
      notBefore: after(3 * SECOND),
      standing: 'unsettled',
    } as const
    expect(once).toEqual(entry(1, added(3), expected))
    expect(postponed(once, after(9 * SECOND), 0)).toMatchObject({ attempts: 2, notBefore: after(13 * SECOND) })
  })

  test.each<[EntryStatus, number, boolean]>([
    ['posted', 0, false],
    ['waiting', 0, false],
    ['waiting', 1, true],
    ['sending', 0, true],
    ['unsettled', 0, true],
  ])('leaves one that is %s after %d of them in doubt: %s', (standing, attempts, isDoubtful) =>
    expect(isInDoubt(entry(1, added(3), { standing, attempts }))).toBe(isDoubtful),
  )
})

describe('The next attempt', () => {
  const tried = entry(1, added(3), { attempts: 3, triedAt: NOON, notBefore: after(8 * SECOND), standing: 'unsettled' })

  test('comes after its delay', () => {
    expect(dueIn([tried], occasion(after(SECOND)))).toBe(7 * SECOND)
    expect(nextDue([tried], occasion(after(8 * SECOND - 1)))).toBeUndefined()
    expect(nextDue([tried], occasion(after(8 * SECOND)))).toBe(tried)
    expect(dueIn([tried], occasion(after(MINUTE)))).toBe(0)
  })

  test('comes at once when the network is back; one that was tried since has its delay (ERR-04)', () => {
    const back = (regainedAt: number) => dueIn([tried], occasion(after(5 * SECOND), { regainedAt: after(regainedAt) }))
    expect([back(-SECOND), back(0), back(1), back(5 * SECOND)]).toEqual([3 * SECOND, 3 * SECOND, 0, 0])
  })

  test('does not come earlier for one that was never tried', () => {
    const later = entry(1, added(3), { notBefore: after(MINUTE) })
    expect(dueIn([later], occasion(NOON, { regainedAt: NOON }))).toBe(MINUTE)
  })

  test.each([
    ['the attempt', { triedAt: after(60 * MINUTE), notBefore: after(65 * MINUTE) }, NOON],
    ['the writing', { at: after(60 * MINUTE), notBefore: after(60 * MINUTE) }, NOON],
  ])('comes now where the clock of %s ran ahead (fault 54)', (_, stored, now) =>
    expect(dueIn([entry(1, added(3), stored)], occasion(now))).toBe(0),
  )

  test('comes five minutes after the last at the latest, and now where the network came back by a wrong clock (fault 54)', () => {
    const far = { ...tried, notBefore: after(600 * MINUTE) }
    expect(dueIn([far], occasion(NOON))).toBe(5 * MINUTE)
    expect(dueIn([entry(1, added(3), { notBefore: after(600 * MINUTE) })], occasion(NOON))).toBe(5 * MINUTE)
    expect(dueIn([tried], occasion(after(SECOND), { regainedAt: after(600 * MINUTE) }))).toBe(0)
  })

  test('is that of whichever comes first, and none where nothing waits', () => {
    const later = entry(2, added(4), { notBefore: after(MINUTE) })
    expect(dueIn([later, tried], occasion(NOON))).toBe(8 * SECOND)
    expect([dueIn([], occasion(NOON)), nextDue([], occasion(NOON))]).toEqual([undefined, undefined])
  })
})

describe('A message that the server did not take (CHAT-07)', () => {
  const held = entry(1, said(3), {
    attempts: 4,
    triedAt: after(SECOND),
    notBefore: after(MINUTE),
    standing: 'held',
    refusal: { status: 422, message: 'Troppo lungo' },
  })

  test('stays with its author, as nothing else does', () =>
    expect([said(3), added(3), answered(3)].map((write) => staysWithAuthor({ write }))).toEqual([true, false, false]))

  test('is never sent by itself, and those behind it in its conversation wait', () => {
    const much = after(1000 * MINUTE)
    expect(nextDue([held, entry(2, said(3))], occasion(much, { regainedAt: much }))).toBeUndefined()
    expect(nextDue([held], occasion(NOON))).toBeUndefined()
    expect(nextDue([held, entry(2, said(4))], occasion(much))?.number).toBe(2)
  })

  test('is sent again as one of which nobody knows whether it arrived', () => {
    expect(sentAgain(held)).toEqual(entry(1, said(3), { standing: 'unsettled' }))
    expect(isInDoubt(sentAgain(held))).toBe(true)
    expect(nextDue([sentAgain(held)], occasion(after(SECOND)))?.number).toBe(1)
  })
})

test('What waits is counted with its citizens; read marks concern nobody', () => {
  const annas = { owner: ANNA }
  expect(countWaiting([])).toEqual({ writes: 0, owners: 0 })
  expect(countWaiting([entry(1, seen(3)), entry(2, seen(4), annas)])).toEqual({ writes: 0, owners: 0 })
  expect(countWaiting([entry(1, added(3)), entry(2, said(3)), entry(3, seen(3), annas)])).toEqual({
    writes: 2,
    owners: 1,
  })
  expect(countWaiting([entry(1, added(3)), entry(2, added(4), annas)])).toEqual({ writes: 2, owners: 2 })
})

test('An entry stands as it was read until anything of what comes of it is another', () => {
  const read = entry(1, said(2))
  const others: readonly Partial<Entry>[] = [
    {},
    { notBefore: after(MINUTE) },
    { standing: 'held' },
    { attempts: 1 },
    { done: 1 },
    { write: written({ ...said(2), twins: 1 }) },
  ]
  expect(others.map((changes) => isAsRead({ ...read, ...changes }, read))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(isAsRead(undefined, read)).toBe(false)
})
