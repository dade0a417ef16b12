import { expect, test } from 'vitest'
import { hasAlready, tagOf } from './unchanged.ts'

const content = (text: string) => new TextEncoder().encode(text)

test.each([
  [undefined, false],
  [tagOf(content('Varese')), true],
  [`W/${tagOf(content('Varese'))}`, true],
  [`"other", ${tagOf(content('Varese'))}`, true],
  [tagOf(content('Como')), false],
])('a request with the tag %s has the content already: %s', (asked, expected) =>
  expect(hasAlready({ headers: { 'if-none-match': asked } }, tagOf(content('Varese')))).toBe(expected),
)
