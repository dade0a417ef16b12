import { expect, test } from 'vitest'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { isUndone, mayBeDone } from './uncertain.ts'

const undecodable: RequestFailure = { _tag: 'Undecodable', call: 'a', path: 'b', expected: 'c', actual: 'd' }
const refused = (status: number): RequestFailure => ({ _tag: 'Refused', status, message: 'No' })

test.each<[RequestFailure | Unexpected, boolean]>([
  [{ _tag: 'Unreachable' }, true],
  [{ _tag: 'TimedOut' }, true],
  [undecodable, true],
  [{ _tag: 'Unexpected', cause: 1 }, true],
  [refused(500), true],
  [refused(503), true],
  [refused(408), true],
  [refused(499), false],
  [refused(409), false],
  [refused(429), false],
  [{ _tag: 'Missing' }, false],
  [{ _tag: 'SignedOut' }, false],
  [{ _tag: 'Aborted' }, false],
])('A write that failed with %o may be done all the same: %s', (failure, expected) => {
  expect(mayBeDone(failure)).toBe(expected)
})

test.each<RequestFailure>([
  { _tag: 'Unreachable' },
  { _tag: 'TimedOut' },
  undecodable,
  refused(500),
  refused(409),
  { _tag: 'Missing' },
  { _tag: 'SignedOut' },
  { _tag: 'Aborted' },
  { _tag: 'Awaited' },
])('What no server has done is not done, however it failed: %o', (failure) => {
  const undone: RequestFailure = { ...failure, isUndone: true }
  expect([isUndone(failure), isUndone(undone), mayBeDone(undone)]).toEqual([false, true, false])
})
