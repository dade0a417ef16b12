import { describe, expect, test } from 'vitest'
import { idFrom } from './id.ts'

describe('An identity', () => {
  test.each([
    ['1', 1],
    ['42', 42],
    ['999999999999999', 999_999_999_999_999],
  ])('is read from "%s"', (value, id) => expect(idFrom(value)).toBe(id))

  test.each([
    undefined,
    '',
    '0',
    '-1',
    '01',
    '1.5',
    '1e3',
    ' 1',
    '1 ',
    '1\n',
    'abc',
    '1a',
    '0x1',
    '٣',
    '1000000000000000',
  ])('is not %j, wherever a link brought it from (fault 36)', (value) => expect(idFrom(value)).toBeUndefined())
})
