import { expect, test } from 'vitest'
import { isUnreadable, type Partly } from './unreadable.ts'

test.each<[string, Partly<'hours' | 'phones'>, boolean]>([
  ['whole', {}, false],
  ['without a word about what is unreadable', { unreadable: undefined }, false],
  ['of which nothing is unreadable', { unreadable: [] }, false],
  ['of which another field is unreadable', { unreadable: ['phones'] }, false],
  ['whose hours are unreadable', { unreadable: ['hours'] }, true],
  ['of which more is unreadable', { unreadable: ['phones', 'hours'] }, true],
])('The hours of a record %s came and could not be read: %s (fault 55)', (_, record, expected) =>
  expect(isUnreadable(record, 'hours')).toBe(expected),
)
