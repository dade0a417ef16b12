import { expect, test } from 'vitest'
import type { Instant } from '#domain/time/calendar.ts'
import { byNewest, type ChatId, type ChatSummary } from './chat.ts'

const chat = (id: number, lastAt?: number): ChatSummary => ({
  id: id as ChatId,
  with: undefined,
  lastMessage: undefined,
  lastAt: lastAt as Instant | undefined,
  unread: undefined,
  newest: undefined,
})

const inOrder = (...all: readonly ChatSummary[]) => [...all].sort(byNewest).map(({ id }) => id)

test('chats are ordered by their last message, newest first (CHAT-01)', () => {
  expect(inOrder(chat(1, 100), chat(2, 300), chat(3, 200))).toEqual([2, 3, 1])
})

test('chats with the same last moment are ordered by opening, latest first', () => {
  expect(inOrder(chat(1, 100), chat(3, 100), chat(2, 100))).toEqual([3, 2, 1])
})

test('chats without a date come last, the latest opened first', () => {
  expect(inOrder(chat(5), chat(1, 100), chat(9), chat(2, 200))).toEqual([2, 1, 9, 5])
})
