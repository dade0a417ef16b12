import { expect, test } from 'vitest'
import { isGood, NO_OPINION, tellable, withAspect, withStars } from './opinion.ts'

test.each([
  [1, false],
  [3, false],
  [4, true],
  [5, true],
])('%d stars ask about what was good: %s (LAW-04)', (stars, good) => expect(isGood({ stars })).toBe(good))

test('an opinion that was not given yet has no stars, no aspects and no comment (LAW-04)', () =>
  expect(NO_OPINION).toEqual({ stars: 0, aspects: [], comment: '' }))

test('aspects are in the order of the question, and one that is flipped again is gone', () => {
  const both = withAspect(withAspect(NO_OPINION, 'other'), 'clear')
  expect(both.aspects).toEqual(['clear', 'other'])
  expect(withAspect(both, 'clear').aspects).toEqual(['other'])
})

test('aspects last as long as the question about them', () => {
  const difficult = withAspect(withStars(NO_OPINION, 2), 'technical')
  expect(withStars(difficult, 3)).toEqual({ stars: 3, aspects: ['technical'], comment: '' })
  expect(withStars(difficult, 4)).toEqual({ stars: 4, aspects: [], comment: '' })
})

test.each([
  ['/activity/3', '/activity/3'],
  ['/e015/21?country=1&price=free#map', '/e015/21?country=1'],
  ['/profile/forgot?code=123456', '/profile/forgot'],
  ['/e015/21?country=12', '/e015/21?country=12'],
  ['/e015/21?country=token', '/e015/21'],
  ['/e015/21?country=1a', '/e015/21'],
  ['/e015/21?country=a1', '/e015/21'],
  ['/assistance#sezione?country=1', '/assistance'],
  ['/assistance#password-dimenticata', '/assistance'],
])('what is told of %s is %s', (address, told) => expect(tellable(address)).toBe(told))
