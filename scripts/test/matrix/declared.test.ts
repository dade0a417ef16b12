import { expect, test } from 'vitest'
import { undeclared } from '#features/matrix/record-fields.ts'

test('Each field of an answer says in features/matrix/record-fields.ts whether its page needs it', () =>
  expect(undeclared()).toEqual([]))
