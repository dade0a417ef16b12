import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import { type Entry, posted, type EntryStatus, type WriteNumber } from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { ChatId, ChatMessage } from './chat.ts'
import {
  hasArrived,
  type Letter,
  outgoing,
  type MessageWrite,
  type Seen,
  twinsOf,
  waitingIn,
  withoutTwin,
} from './outgoing.ts'

const me = 1 as UserId
const other = 2 as UserId
const CHAT = 7 as ChatId
const said = (id: number, text: string, from: UserId | undefined = me): ChatMessage => ({
  id: id as ChatMessage['id'],
  text,
  at: undefined,
  from,
  to: undefined,
})
const message = (text: string, twins = 0): MessageWrite => ({
  kind: 'messageSaid',
  chat: CHAT,
  text,
  after: 5 as never,
  twins,
})
const letter = (number: number, standing: EntryStatus, write = message(`n. ${number}`)): Letter => ({
  ...posted(me, write, 10 as Instant),
  write,
  number: number as WriteNumber,
  standing,
})

describe('A message has arrived (CHAT-07, fault 25)', () => {
  test.each([
    ['the same words, said by me, after', said(6, 'Ciao'), true],
    ['the same words with other blanks', said(6, ' Ciao\n'), true],
    ['the same words, said before', said(5, 'Ciao'), false],
    ['the same words, said by the other', said(6, 'Ciao', other), false],
    ['the same words, said by nobody known', { ...said(6, 'Ciao'), from: undefined }, true],
    ['the same words, said to the other', { ...said(6, 'Ciao'), from: undefined, to: other }, true],
    ['the same words, said to me', { ...said(6, 'Ciao'), from: undefined, to: me }, false],
    ['other words', said(6, 'Ciao!'), false],
    ['the same letters without their blanks', said(6, 'Buongiorno'), false, 'Buon  giorno'],
    ['the same words in other characters', said(6, 'Perche\u0301'), true, 'Perché'],
    ['the same words with single blanks', said(6, 'Buon giorno'), true, 'Buon  giorno'],
  ])('by %s: %o is %s', (_, one, expected, text = 'Ciao') => {
    expect(hasArrived(message(text), [one], me)).toBe(expected)
  })

  test('once more than its twins', () => {
    expect(hasArrived(message('Ciao', 1), [said(6, 'Ciao')], me)).toBe(false)
    expect(hasArrived(message('Ciao', 1), [said(6, 'Ciao'), said(8, 'Ciao ')], me)).toBe(true)
  })
})

test('Twins are the messages of the same text before it; one that was given up is none any more', () => {
  expect(twinsOf('Ciao', [{ text: ' Ciao' }, { text: 'Ci' }, { text: 'Ciao' }])).toBe(2)
  const [first, second] = [letter(1, 'held', message('Ciao')), letter(2, 'waiting', message('Ciao', 1))]
  const elsewhere = letter(3, 'waiting', { ...message('Ciao', 1), chat: 8 as ChatId })
  const changed = withoutTwin(first, [first, second, letter(4, 'waiting', message('No', 1)), elsewhere])
  expect(changed.map(([before, after]) => [before.number, after.write.twins])).toEqual([[2, 0]])
  expect(withoutTwin(second, [first, second])).toEqual([])
  const third = letter(5, 'waiting', message('Ciao', 2))
  expect(withoutTwin(first, [third]).map(([, after]) => after.write.twins)).toEqual([1])
})

const SEEN: Seen = {
  letters: [],
  landed: [],
  said: [],
  me,
  isOnline: true,
  current: undefined,
  now: 20 as Instant,
}
const shown = (seen: Partial<Seen>) =>
  outgoing({ ...SEEN, ...seen }).map(({ key, standing, isHeld, isMine }) =>
    [key, standing, isHeld ? 'held' : '', isMine ? 'mine' : ''].join(' ').trim(),
  )

describe('A conversation shows', () => {
  test('what is sent now as being sent, and what waits behind it, too', () => {
    expect(shown({ letters: [letter(1, 'sending'), letter(2, 'waiting')] })).toEqual(['1 sending', '2 sending'])
  })

  test('what is held, and all behind it, as not sent: it can be given up', () => {
    expect(shown({ letters: [letter(1, 'held'), letter(2, 'waiting')] })).toEqual([
      '1 unsent held mine',
      '2 unsent  mine',
    ])
  })

  test('what another window sends as being sent, also behind one that is held', () => {
    const letters = [letter(1, 'held'), letter(2, 'sending')]
    expect(shown({ letters })).toEqual(['1 unsent held mine', '2 sending'])
    expect(shown({ letters, isOnline: false })).toEqual(['1 unsent held mine', '2 unsent'])
  })

  test('what waits for the network as not sent; what may have arrived cannot be given up', () => {
    const letters = [letter(1, 'unsettled'), letter(2, 'waiting')]
    expect(shown({ letters, isOnline: false })).toEqual(['1 unsent', '2 unsent  mine'])
    expect(shown({ letters })).toEqual(['1 unsent', '2 unsent  mine'])
    expect(shown({ letters: [letter(1, 'sending')], isOnline: false })).toEqual(['1 unsent'])
    expect(shown({ letters: [letter(1, 'sending')], isOnline: false, current: 1 as WriteNumber })).toEqual([
      '1 sending',
    ])
  })

  test('what the server has until it is read, and nothing twice', () => {
    const landed = [letter(1, 'sending', message('Uno'))]
    const letters = [letter(2, 'sending', message('Due')), letter(3, 'waiting', message('Due', 0))]
    expect(shown({ landed, letters })).toEqual(['1 sent', '2 sending', '3 sending'])
    const read = [said(6, 'Uno'), said(7, 'Due')]
    expect(shown({ landed, letters, said: read })).toEqual(['3 sending'])
  })

  test('what was sent, and waits again because no answer came, only until it is read (fault 25)', () => {
    const tried = { ...letter(1, 'waiting', message('Uno')), attempts: 1 }
    expect(shown({ letters: [tried] })).toEqual(['1 sending'])
    expect(shown({ letters: [tried], said: [said(6, 'Uno')] })).toEqual([])
  })

  test.each([
    [4, 4],
    [20, 10],
  ])('what a clock ahead of ours has dated as written now (fault 54): %s', (now, expected) => {
    expect(outgoing({ ...SEEN, letters: [letter(1, 'waiting')], now: now as Instant })[0]?.at).toBe(expected)
  })
})

test('The list of chats counts what waits in each; what is sent at once does not wait', () => {
  const there = { ...message('Là'), chat: 8 as ChatId }
  const entries: readonly Entry[] = [
    letter(1, 'held'),
    letter(2, 'waiting'),
    letter(3, 'sending', there),
    { ...letter(4, 'held'), write: { kind: 'noticeSeen', notice: 1 as never } },
  ]
  expect([...waitingIn(entries, true)]).toEqual([[7, 2]])
  expect([...waitingIn([letter(1, 'unsettled'), letter(2, 'sending', there)], true)]).toEqual([[7, 1]])
  expect([...waitingIn(entries, false)]).toEqual([
    [7, 2],
    [8, 1],
  ])
})
