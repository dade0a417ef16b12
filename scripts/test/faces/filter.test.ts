import { expect, test } from 'vitest'
import { filterIn } from './filter.ts'

test('one word selects, options do not, and a second word is not ignored in silence', () => {
  expect(filterIn(['--write', 'notices'])).toBe('notices')
  expect(filterIn(['--write'])).toBe('')
  expect(() => filterIn(['notices', 'chat'])).toThrow('chat is too much')
})
