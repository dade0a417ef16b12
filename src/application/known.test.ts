import { describe, expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import type { News } from '#application/news.ts'
import type { Chat, ChatId } from '#domain/chat/chat.ts'
import { idFrom } from '#domain/id.ts'
import { NOTHING_KNOWN, recalled, TALKS } from './known.ts'

const after = (...all: readonly Parameters<typeof recalled>[1][]) => all.reduce(recalled, NOTHING_KNOWN)
const chat = (id: number): Chat => ({ id: present(idFrom<'Chat'>(String(id))), with: undefined, messages: [] })
const moved = (one: Chat): News => ({ type: 'conversation.moved', chat: one })
const wanted = (username: string): News => ({ type: 'activation.wanted', username })
const byCode = (username: string | undefined): News => ({ type: 'password.changed', how: 'byCode', username })

describe('The username of a sign-in under way', () => {
  test.each(['signIn.migrationRequired', 'signIn.passwordChangeRequired'] as const)(
    'is kept from "%s" until the session is open, or the citizen turns away (PWD-04, PWD-05)',
    (type) => {
      expect(after({ type, username: 'anna.neri' }).attempt).toBe('anna.neri')
      expect(after({ type, username: 'anna.neri' }, { type: 'signIn.completed' }).attempt).toBeUndefined()
      expect(after({ type, username: 'anna.neri' }, { type: 'signIn.left' }).attempt).toBeUndefined()
    },
  )

  test('is known where a password was replaced for a username, and stays what it was without one', () => {
    expect(after(byCode('anna.neri')).attempt).toBe('anna.neri')
    expect(after({ type: 'signIn.migrationRequired', username: 'anna.neri' }, byCode(undefined)).attempt).toBe(
      'anna.neri',
    )
  })
})

describe('A registration that waits for its code (REG-01, REG-03)', () => {
  const sent: News = {
    type: 'registration.sent',
    username: 'ida.moro',
    email: 'ida@posta.example',
    message: 'Ricevuta',
  }
  const applied = { username: 'ida.moro', email: 'ida@posta.example', message: 'Ricevuta' }

  test('is known with its username, until the account is active or the citizen turns away', () => {
    expect(after(sent)).toMatchObject({ attempt: 'ida.moro', applied })
    expect(after(sent, { type: 'account.activated' })).toMatchObject({ attempt: 'ida.moro', applied: undefined })
    expect(after(sent, { type: 'signIn.left' })).toMatchObject({ attempt: undefined, applied: undefined })
  })

  test('stays for whoever comes back from the sign-in, under the same name or none', () => {
    expect(after(sent, wanted('ida.moro'))).toMatchObject({ attempt: 'ida.moro', applied })
    expect(after(sent, wanted(''))).toMatchObject({ attempt: 'ida.moro', applied })
  })

  test('is not told of another username, which is carried over', () => {
    expect(after(sent, wanted('ugo.moro'))).toMatchObject({ attempt: 'ugo.moro', applied: undefined })
    expect(after(wanted('ugo.moro')).attempt).toBe('ugo.moro')
  })
})

describe('Conversations that were read', () => {
  const first = chat(1)
  const others = Array.from({ length: TALKS - 1 }, (_, at) => chat(at + 2))

  test('are remembered as they were read last', () => {
    const again = { ...first }
    expect(after(moved(first), moved(again)).talks.get(first.id)).toBe(again)
  })

  test('are in the order of their last reading', () =>
    expect([...after(...[first, chat(2), first].map(moved)).talks.keys()]).toEqual([2, 1]))

  test('are no more than there is room for: the one that was read longest ago goes', () => {
    const { talks } = after(...[first, ...others, first, chat(9)].map(moved))
    expect([...talks.keys()]).toEqual([...others.slice(1).map(({ id }) => id), first.id, 9 as ChatId])
  })

  test.each<News>([
    { type: 'session.closed', isHere: true },
    { type: 'session.lost', lost: { during: 'use', message: undefined } },
    { type: 'chats.removed', removal: { kind: 'one', id: first.id } },
  ])('are forgotten on $type', (news) => expect(after(moved(first), news).talks.size).toBe(0))
})
