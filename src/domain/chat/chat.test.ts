import { expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import {
  type Authorship,
  awaitsAnswer,
  type Chat,
  type ChatSummary,
  lastSpeaker,
  readAnew,
  saysSomething,
  speakerOf,
} from './chat.ts'
import { removedChats } from './removal.ts'

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
  expect(speakerOf({ from, to }, me)).toBe(speaker)
})

test.each([
  ['by my username', 'Mario.Rossi', 'mario.rossi', undefined, 'me'],
  ['by another username', 'luisa', 'mario.rossi', undefined, 'other'],
  // The author counts more than the recipient.
  ['by another username to the other', 'luisa', 'mario.rossi', other, 'other'],
  ['by a username, to me who have none', 'luisa', undefined, me, 'other'],
  ['by a username, to nobody known, where I have none', 'luisa', undefined, undefined, 'unknown'],
  ['by no username to the other', undefined, 'mario.rossi', other, 'me'],
] as const)('what is said %s is told apart (CHAT-10)', (_, by, username, to, speaker) => {
  expect(speakerOf({ from: undefined, to, by }, me, username)).toBe(speaker)
})

const READER = { id: me, username: 'mario.rossi' }
const lastly = (words: string | undefined, newest: Authorship | undefined, unread?: number) =>
  ({ lastMessage: words, newest, unread }) as unknown as ChatSummary
const [BY_ME, BY_OTHER] = [
  { from: me, to: undefined },
  { from: other, to: undefined },
]

test.each([
  ['what the other asked', 'Quanti siete?', BY_OTHER, undefined, true],
  ['what the other asked in passing', 'Va bene? Grazie', BY_OTHER, undefined, true],
  ['what the other said', 'A domenica!', BY_OTHER, 2, false],
  ['what the other sent without a word', undefined, BY_OTHER, undefined, false],
  ['what I asked', 'Siete aperti?', BY_ME, undefined, false],
  ['what nobody known asked', 'Quanti siete?', undefined, undefined, false],
  ['what is new and asks, whoever said it', 'Quanti siete?', undefined, 1, true],
  ['what my username asked', 'Quanti siete?', { from: undefined, to: undefined, by: 'Mario.Rossi' }, undefined, false],
])('a chat that ends with %s waits for my answer: %#', (_, words, newest, unread, waits) => {
  expect(awaitsAnswer(lastly(words, newest, unread), READER)).toBe(waits)
})

test('a chat without messages ends with the words of nobody known (CHAT-10)', () =>
  expect(lastSpeaker(lastly('Ciao', undefined), READER)).toBe('unknown'))

const chat = (...ids: readonly number[]): Chat => ({
  id: 1 as never,
  with: undefined,
  messages: ids.map((id) => ({ id: id as never, text: '', at: undefined, from: me, to: undefined })),
})

test.each([
  ['a later message', [1, 2], [1, 3], true],
  ['a later message alone', [1, 2], [3], true],
  ['an earlier message of the same end', [2], [1, 2], true],
  ['the same messages', [1, 2], [1, 2], false],
  ['fewer messages of the same end', [1, 2], [2], false],
  ['more messages of an earlier end', [4], [1, 2, 3], false],
  ['nothing', [1], [], false],
])('a reading with %s counts: %#', (_, known, read, counts) => {
  const [before, after] = [chat(...known), chat(...read)]
  expect(readAnew(before, after)).toBe(counts ? after : before)
})

test.each([
  ['Ciao', true],
  [' . ', true],
  [' \n', false],
  ['', false],
])('"%s" says something: %s', (text, says) => expect(saysSomething(text)).toBe(says))

test('what is removed is one chat, or those selected', () => {
  expect(removedChats({ kind: 'one', id: 1 as never })).toEqual([1])
  expect(removedChats({ kind: 'selected', ids: [1 as never, 2 as never] })).toEqual([1, 2])
})
