import { expect, test } from 'vitest'
import { splitLanguage } from '#ui/language/languages.ts'
import { screenAt } from '#ui/base/screens.ts'
import { demoPeople } from '#mocks/seed/people.ts'
import { STOPS } from './tour.ts'

test.each(STOPS)('$title has its page and its person', ({ at, as, text }) => {
  expect(screenAt(splitLanguage(at).path)).toBeDefined()
  expect(as === undefined || demoPeople.some(({ username }) => username === as)).toBe(true)
  expect(text.length).toBeGreaterThan(1)
})
