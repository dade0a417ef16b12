import { expect, test } from 'vitest'
import { undeclared } from '#features/matrix/standing.ts'

test('Each field of an answer says in its record of features/catalogue whether its page needs it', () =>
  expect(undeclared()).toEqual([]))
