import { expect, test } from 'vitest'
import { comparable, DECLARED, troubleOf, unlike } from './likeness.ts'

test.each([
  ['18.30\u202F–\u202F20.00', '18.30 – 20.00'],
  ['9:30\u202Fpm', '9:30 pm'],
  ['12,50\u00A0€', '12,50 €'],
  ['  Piazza\n  della Motta ', 'Piazza della Motta'],
])('%j is compared as %j', (text, read) => {
  expect(comparable('WebKit', [text])).toEqual([read])
})

test('a blank of another edition of CLDR is no difference, a letter is one', () => {
  expect(unlike(['alle 9:30\u202Fpm'], 'Firefox', ['alle 9:30 pm'])).toEqual([])
  expect(unlike(['alle 21:30'], 'Firefox', ['alle 21.30'])).toEqual(['- alle 21:30', '+ alle 21.30'])
})

test('texts in another order are told', () => {
  expect(unlike(['a', 'b', 'c'], 'WebKit', ['a', 'c', 'b'])).not.toEqual([])
})

test('every difference that is declared says why, and is replaced wherever it stands', () => {
  for (const { pattern, why } of DECLARED) {
    expect(why.length).toBeGreaterThan(20)
    expect(pattern.global).toBe(true)
  }
})

test.each([
  [{ texts: ['Eventi'], errors: [], loading: [] }, 0],
  [{ texts: ['Eventi'], errors: ['uncaught RangeError: x'], loading: [] }, 1],
  [{ texts: ['Eventi'], errors: [], loading: ['<span>'] }, 1],
  [{ texts: ['Eventi', 'Errore Generico: riprova'], errors: [], loading: [] }, 1],
])('%j has %i troubles', (page, count) => {
  expect(troubleOf(page)).toHaveLength(count)
})
