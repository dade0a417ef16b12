import { describe, expect, test, vi } from 'vitest'
import { present } from '#application/kit/present.ts'
import type { News } from '#application/news.ts'
import type { Chat } from '#domain/chat/chat.ts'
import { idFrom } from '#domain/id.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { User } from '#domain/identity/user.ts'
import { type Reacting, react } from './reactions.ts'

const notice: ReceivedNoticeId = present(idFrom<'ReceivedNotice'>('7'))
const ada: User = {
  id: present(idFrom<'User'>('1')),
  username: 'ada',
  name: 'Ada',
  surname: 'Bianchi',
  email: undefined,
  roles: ['user'],
  image: undefined,
}

const chat: Chat = { id: present(idFrom<'Chat'>('5')), with: undefined, messages: [] }

const flow = () => ({ send: vi.fn<(event: { type: string }) => void>() })

/** What is being written, and what is done with it. */
const unsentThat = (done: (what: string) => void = () => {}) => ({
  rescue: () => done('rescued'),
  forget: () => done('forgotten'),
  belongTo: (owner: number) => done(`for ${owner}`),
})

/** What each flow hears of some news. */
const heard = (news: News, { noticesOpen = true } = {}) => {
  const flows = {
    session: flow(),
    myTown: flow(),
    unread: flow(),
    notices: flow(),
    chats: flow(),
    favourites: flow(),
    reminders: flow(),
    outbox: flow(),
  }
  const find = (name: keyof typeof flows) => (name === 'notices' && !noticesOpen ? undefined : flows[name])
  react(news, {
    find,
    unsent: unsentThat(),
    sessions: { belongTo: () => {} },
    readAgain: () => {},
  } as unknown as Reacting)
  return Object.fromEntries(
    Object.entries(flows).flatMap(([flowName, { send }]) =>
      send.mock.calls.length === 0 ? [] : [[flowName, send.mock.calls.map(([{ type }]) => type)]],
    ),
  )
}

describe('What happens in one flow is heard in the others', () => {
  test('a sign-in that is accepted opens the session', () =>
    expect(heard({ type: 'signIn.accepted' })).toEqual({ session: ['session.opened'] }))

  test('someone who receives notices has them counted', () =>
    expect(heard({ type: 'user.changed', user: ada })).toEqual({
      unread: ['reader.arrived'],
      favourites: ['owner.arrived'],
      outbox: ['owner.arrived'],
    }))

  test.each<News>([
    { type: 'subscription.signInRequired', topic: 1 as never },
    { type: 'favourite.signInRequired' },
    { type: 'userEvent.signInRequired' },
    { type: 'chat.signInRequired' },
  ])('whoever wants something of their own while nobody is signed in is invited to ($type, SHELL-13)', (news) =>
    expect(heard(news)).toEqual({ session: ['signIn.invited'] }),
  )

  test.each([
    [true, 'topicLeft', 0],
    [false, 'topicLeft', 1],
    [false, 'noticeSeen', 0],
  ] as const)(
    'what was sent for another tab is read again here, its author (%s) reads it by themselves, as after %s (ERR-10)',
    (isAwaited, kind, times) => {
      const readAgain = vi.fn<() => void>()
      react({ type: 'write.sent', isAwaited, entry: { write: { kind } } } as News, { readAgain } as unknown as Reacting)
      expect(readAgain).toHaveBeenCalledTimes(times)
    },
  )

  test.each([
    ['open', flow(), 0],
    ['closed', undefined, 1],
  ])('a message that was sent is read by the chats where they are %s, else by what is open', (_, chats, times) => {
    const readAgain = vi.fn<() => void>()
    const news = { type: 'write.sent', isAwaited: false, entry: { write: { kind: 'messageSaid' } } } as News
    react(news, { readAgain, find: () => chats } as unknown as Reacting)
    expect(readAgain).toHaveBeenCalledTimes(times)
  })

  test('whoever wants to know the reader has the session find out', () =>
    expect(heard({ type: 'reader.wanted' })).toEqual({ session: ['user.requested'] }))

  test('someone who receives none has none counted (SHELL-11)', () =>
    expect(heard({ type: 'user.changed', user: { ...ada, roles: ['test'] } })).toEqual({
      unread: ['reader.left'],
      favourites: ['owner.arrived'],
      outbox: ['owner.arrived'],
    }))

  test.each<[News, string, string]>([
    [{ type: 'session.closed', isHere: true }, 'owner.left', 'owner.left'],
    [{ type: 'session.closed', isHere: false }, 'owner.left', 'owner.lost'],
    [{ type: 'session.lost', lost: { during: 'use', message: undefined } }, 'owner.lost', 'owner.refused'],
  ])(
    'nobody is counted for after $0, favourites are nobody’s, and the outbox hears $2 (AUTH-18)',
    (news, said, outbox) =>
      expect(heard(news)).toEqual({ unread: ['reader.left'], favourites: [said], outbox: [outbox] }),
  )

  test('who could not be found out has favourites all the same (AUTH-10)', () =>
    expect(heard({ type: 'user.unavailable', failure: { _tag: 'Unreachable' } })).toEqual({
      favourites: ['owner.arrived'],
    }))

  test('an account that was deleted takes its session along (PROF-07)', () =>
    expect(heard({ type: 'account.deleted' })).toEqual({ session: ['account.deleted'] }))

  test('a notice that was seen lowers the count and changes its row (NOTICE-03)', () =>
    expect(heard({ type: 'notice.seen', id: notice })).toEqual({
      unread: ['refresh.requested'],
      notices: ['rows.changed'],
    }))

  test('what was said and read in a conversation changes the list of chats (CHAT-01)', () =>
    expect(heard({ type: 'conversation.moved', chat })).toEqual({ chats: ['rows.changed'] }))

  test.each<News>([
    { type: 'calendar.read', events: [] },
    { type: 'userEvent.known', event: 3 as never, userEvent: undefined },
  ])('what is read of the calendar changes what one is reminded of ($type, EVENT-05)', (news) =>
    expect(heard(news)).toEqual({ reminders: [news.type] }),
  )

  test('a survey that was sent changes its row', () =>
    expect(heard({ type: 'survey.sent', notice })).toEqual({ notices: ['rows.changed'] }))

  test.each<News>([
    { type: 'profile.saved', part: 'profile' },
    { type: 'profile.savedUnnamed' },
    { type: 'user.saved', isNew: false, message: undefined },
  ])('whoever changed their profile is read anew after $type (PROF-04)', (news) =>
    expect(heard(news)).toEqual({ session: ['content.changed'], myTown: ['content.changed'] }),
  )

  test('notices that were removed lower the count', () =>
    expect(heard({ type: 'notices.removed', removal: { kind: 'selected', ids: [notice] } })).toEqual({
      unread: ['refresh.requested'],
    }))

  test('a notice that was seen lowers the count also while no list is open', () =>
    expect(heard({ type: 'notice.seen', id: notice }, { noticesOpen: false })).toEqual({
      unread: ['refresh.requested'],
    }))

  test.each<News>([
    { type: 'device.switched', enabled: false, inHand: true, message: undefined },
    { type: 'device.removed', inHand: true, message: undefined },
  ])('whoever gives up the device in hand leaves ($type)', (news) =>
    expect(heard(news)).toEqual({ session: ['signOut.requested', 'signOut.confirmed'] }),
  )

  test.each<News>([
    { type: 'device.switched', enabled: true, inHand: true, message: undefined },
    { type: 'device.switched', enabled: false, inHand: false, message: undefined },
    { type: 'device.removed', inHand: false, message: undefined },
  ])('whoever changes another device, or takes this one back, stays', (news) => expect(heard(news)).toEqual({}))
})

describe('What is being written when the session', () => {
  test.each<[News, readonly string[]]>([
    [{ type: 'session.lost', lost: { during: 'use', message: undefined } }, ['rescued']],
    [{ type: 'session.closed', isHere: true }, ['forgotten']],
    [{ type: 'user.changed', user: ada }, ['device belongs to 1', 'for 1']],
    [{ type: 'signIn.completed' }, []],
  ])('$0.type: $1', (news, expected) => {
    const done: string[] = []
    react(news, {
      find: () => undefined,
      unsent: unsentThat((what) => done.push(what)),
      sessions: { belongTo: (owner) => done.push(`device belongs to ${owner}`) },
      readAgain: () => {},
    })
    expect(done).toEqual(expected)
  })
})
