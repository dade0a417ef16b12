import { expect, test } from 'vitest'
import { areAlike, comparable, DECLARED, haveCome, troubleOf, unlike } from './likeness.ts'

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
  ['another blank', 'alle 9:30\u202Fpm', true],
  ['another text', 'alle 10:30 pm', false],
])('engines show the same, with %s: %j is %j', (_, last, isAlike) => {
  const seen = ['alle 9:30 pm', 'alle 9:30 pm', last].map((text) => ({ texts: [text] }))
  expect(areAlike(seen, ['Chromium', 'Firefox', 'WebKit'])).toBe(isAlike)
})

test('a page has come when nothing is loading in any engine', () => {
  expect(haveCome([{ loading: [] }, { loading: [] }])).toBe(true)
  expect(haveCome([{ loading: [] }, { loading: ['<span>'] }])).toBe(false)
})

test.each([
  [{ texts: ['Eventi'], errors: [], loading: [], cramped: [] }, 0],
  [{ texts: ['Eventi'], errors: ['uncaught RangeError: x'], loading: [], cramped: [] }, 1],
  [{ texts: ['Eventi'], errors: [], loading: ['<span>'], cramped: [] }, 1],
  [{ texts: ['Eventi'], errors: [], loading: [], cramped: ['the page scrolls'] }, 1],
  [{ texts: ['Eventi', 'Errore Generico: riprova'], errors: [], loading: [], cramped: [] }, 1],
])('%j has %i troubles', (seen, count) => {
  expect(troubleOf(seen)).toHaveLength(count)
})
