import { expect, test } from 'vitest'
import { type Failure, isGivenUp, isRefusal } from './sending-outcomes.ts'

test.each<[Failure, boolean]>([
  [{ _tag: 'TimedOut' }, true],
  [{ _tag: 'SignedOut' }, false],
  [{ _tag: 'Aborted' }, true],
  [{ _tag: 'Refused', status: 504, message: undefined }, true],
  [{ _tag: 'Refused', status: 503, message: undefined }, false],
  [{ _tag: 'Refused', status: 409, message: 'No' }, false],
  [{ _tag: 'Missing' }, false],
  [{ _tag: 'Unreachable' }, false],
  [{ _tag: 'Undecodable', call: '', path: '', expected: '', actual: '' }, false],
])('After %j a slow server may still be at it: %s', (failure, isAtIt) => expect(isGivenUp(failure)).toBe(isAtIt))

test.each<Failure>([
  { _tag: 'TimedOut', isUndone: true },
  { _tag: 'Aborted', isUndone: true },
  { _tag: 'Refused', status: 504, message: undefined, isUndone: true },
  { _tag: 'Refused', status: 409, message: 'No', isUndone: true },
  { _tag: 'Missing', isUndone: true },
])('What ends for want of a newer token is neither refused for good nor under way (fault 25): %j', (failure) =>
  expect([isRefusal(failure), isGivenUp(failure)]).toEqual([false, false]),
)
