import { expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import { speakerOf } from './chat.ts'

const me = 1 as UserId
const other = 2 as UserId

test.each([
  ['by me', me, undefined, 'me'],
  ['by the other', other, undefined, 'other'],
  ['to the other', undefined, other, 'me'],
  ['to me', undefined, me, 'other'],
  ['by me to the other', me, other, 'me'],
  ['by the other to me', other, me, 'other'],
  // The author counts more than the recipient.
  ['by me to me', me, me, 'me'],
  ['by nobody known to nobody known', undefined, undefined, 'unknown'],
] as const)('what is said %s is told apart', (_, from, to, speaker) => {
  expect(speakerOf({ id: 1 as never, text: '', at: undefined, from, to }, me)).toBe(speaker)
})
