import { expect, test } from 'vitest'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { mayBeDone } from './uncertain.ts'

const refused = (status: number): RequestFailure => ({ _tag: 'Refused', status, message: 'No' })

test.each<[RequestFailure | Unexpected, boolean]>([
  [{ _tag: 'Unreachable' }, true],
  [{ _tag: 'TimedOut' }, true],
  [{ _tag: 'Undecodable', call: 'a', path: 'b', expected: 'c', actual: 'd' }, true],
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
