import { expect, test } from 'vitest'
import { starTexts } from './rating.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

test('the first and the last star say what they mean, in their names and under them', () => {
  const { starLabel, ends } = starTexts(7, speechIn('it', 'Luino'))
  expect([1, 2, 6, 7].map(starLabel)).toEqual(['1 stella: per niente', '2 stelle', '6 stelle', '7 stelle: molto'])
  expect(ends).toEqual(['1 per niente', '7 molto'])
})
