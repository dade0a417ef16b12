import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import type { News } from '#application/news.ts'
import type { Journey } from '#application/ports/journey.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import { announcementOf } from '#ui/shell/news/announcements.ts'
import { steer } from '#ui/app/steering.ts'

const journey: Journey = {
  rememberBack: () => {},
  takeBack: () => Option.none,
  rememberReturn: () => {},
  takeReturn: () => Option.none,
}
const from = (path: string) => ({ path, hasHistory: true, journey })
const removed = (...ids: readonly number[]): News => ({
  type: 'chats.removed',
  removal:
    ids.length === 1 ? { kind: 'one', id: ids[0] as ChatId } : { kind: 'selected', ids: ids as readonly ChatId[] },
})
const toList = { kind: 'go', to: '/chat', replace: true, isGone: true }

describe('The removal of chats', () => {
  test.each(['/chat/7', '/chat/7?from=list', '/chat/7#last'])(
    'the chat that is open comes to the list, and not back to it: %s (CHAT-05)',
    (path) => expect(steer(removed(7), from(path))).toEqual(toList),
  )

  test('leads to the list if the open one is among them (CHAT-06)', () =>
    expect(steer(removed(3, 7), from('/chat/7'))).toEqual(toList))

  test.each(['/chat', '/chat/77', '/chat/8'])('keeps the page otherwise: %s (CHAT-05)', (path) =>
    expect(steer(removed(7), from(path))).toBeUndefined(),
  )

  test('announces what was removed', () => {
    expect(announcementOf(removed(7))).toMatchObject({ tone: 'success', text: { id: 'chats.removedOne' } })
    expect(announcementOf(removed(3, 7))).toMatchObject({ tone: 'success', text: { id: 'chats.removedMany' } })
  })
})

describe('The start of a chat', () => {
  test('leads to the chat, with a way back (CHAT-02)', () =>
    expect(steer({ type: 'chat.opened', id: 7 as ChatId }, from('/activity/2'))).toEqual({
      kind: 'go',
      to: '/chat/7',
      replace: false,
      isWanted: true,
    }))

  test('keeps the page after a failure, and announces it', () => {
    expect(steer({ type: 'chat.notOpened' }, from('/activity/2'))).toBeUndefined()
    expect(announcementOf({ type: 'chat.notOpened' })).toMatchObject({ tone: 'danger', text: { id: 'toast.failed' } })
  })
})
