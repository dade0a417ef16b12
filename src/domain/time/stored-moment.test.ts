import { array, assert, double, integer, option, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import { dueIn, type Entry, nextDue, posted, postponed, type WriteNumber } from '#domain/outbox/outbox.ts'
import type { EventId } from '#domain/events/event.ts'
import type { Instant } from './calendar.ts'
import { storedMoment } from './stored-moment.ts'

const moment = integer({ min: 0, max: 4_000_000_000_000 }).map((one) => one as Instant)
const MINUTES = 60_000
/** The longest that a write waits by itself: the turn of its author is a minute, the longest pause five. */
const LONGEST = 5 * MINUTES

test('A stored moment is never later than now, and one that has come stays as it is (fault 54)', () =>
  assert(
    property(moment, moment, (stored, now) => {
      const counts = storedMoment(stored, now)
      expect(counts).toBe(Math.min(stored, now))
    }),
  ))

const entryOf = (at: Instant, tries: readonly (readonly [Instant, number])[]): Entry => {
  const first: Entry = {
    ...posted(7 as UserId, { kind: 'eventAdded', event: 3 as EventId }, at),
    number: 1 as WriteNumber,
  }
  return tries.reduce((entry, [now, chance]) => postponed(entry, now, chance), first)
}
const tries = array(tuple(moment, double({ min: 0, max: 1, noNaN: true })), { maxLength: 12 })

test('No write waits longer than the longest pause, whatever its clocks said when it was written and tried (fault 54)', () =>
  assert(
    property(moment, tries, moment, option(moment, { nil: undefined }), (at, tried, now, regainedAt) => {
      const wait = dueIn([entryOf(at, tried)], { now, awaited: new Set(), regainedAt })
      expect(wait).toBeLessThanOrEqual(LONGEST)
    }),
    { numRuns: 2_000 },
  ))

test('A write from a clock that ran ahead is sent at once (fault 54)', () =>
  assert(
    property(moment, tries, integer({ min: 1, max: 86_400_000 }), (at, tried, ahead) => {
      const entry = entryOf(at, tried)
      const now = ((entry.triedAt ?? entry.at) - ahead) as Instant
      expect(nextDue([entry], { now, awaited: new Set(), regainedAt: undefined })).toBe(entry)
    }),
  ))
