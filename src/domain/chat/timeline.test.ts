import { expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import type { WriteNumber } from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { ChatMessage } from './chat.ts'
import { saidByDay, type TimelineRow, withOutgoing } from './timeline.ts'

const me = 1 as UserId
const bar = 9 as UserId
const message = (id: number, at: string | undefined, from: UserId | undefined): ChatMessage => ({
  id: id as ChatMessage['id'],
  text: `${id}`,
  at: at === undefined ? undefined : (Date.parse(at) as Instant),
  from,
  to: undefined,
})
const told = (rows: readonly TimelineRow[]) =>
  rows.map((row) =>
    row.kind === 'day'
      ? row.day
      : `${row.message.text} ${row.kind === 'said' && !row.isOwn ? 'theirs' : 'mine'}${row.isFirst ? ' first' : ''}`,
  )

test('days begin at midnight of the municipalities, and each day names its first author again', () => {
  const rows = saidByDay(
    {
      messages: [
        message(1, '2026-11-19T22:59:00Z', bar),
        message(2, '2026-11-19T23:00:00Z', bar),
        message(3, '2026-11-20T08:00:00Z', bar),
        message(4, '2026-11-20T08:01:00Z', me),
        message(5, '2026-11-20T08:02:00Z', undefined),
      ],
    },
    me,
  )
  expect(told(rows)).toEqual([
    '2026-11-19',
    '1 theirs first',
    '2026-11-20',
    '2 theirs first',
    '3 theirs',
    '4 mine first',
    '5 theirs first',
  ])
})

test('a message that names only its recipient still has an author', () => {
  const to = (id: number, whom: UserId): ChatMessage => ({ ...message(id, undefined, undefined), to: whom })
  const rows = saidByDay({ messages: [to(1, bar), to(2, bar), to(3, me), message(4, undefined, undefined)] }, me)
  expect(told(rows)).toEqual(['1 mine first', '2 mine', '3 theirs first', '4 theirs first'])
})

test('whose a message is may be unknown: it is not told as the other’s (CHAT-10, fault 55)', () => {
  const rows = saidByDay({ messages: [bar, me, undefined].map((from, id) => message(id, undefined, from)) }, me)
  expect(rows.map((row) => row.kind === 'said' && row.isKnown)).toEqual([true, true, false])
})

test('a message of an earlier day that arrives late is shown under its own day', () => {
  const rows = saidByDay(
    { messages: [message(1, '2026-11-20T08:00:00Z', bar), message(2, '2026-11-19T08:00:00Z', bar)] },
    me,
  )
  expect(told(rows)).toEqual(['2026-11-20', '1 theirs first', '2026-11-19', '2 theirs first'])
})

test('a message without a moment belongs to the day before it, and to none at the beginning', () => {
  const rows = saidByDay(
    {
      messages: [
        message(1, undefined, bar),
        message(2, '2026-11-20T08:00:00Z', bar),
        message(3, undefined, bar),
        message(4, '2026-11-20T09:00:00Z', bar),
      ],
    },
    me,
  )
  expect(told(rows)).toEqual(['1 theirs first', '2026-11-20', '2 theirs first', '3 theirs', '4 theirs'])
})

test('messages that have not arrived are last, grouped with the citizen’s last ones', () => {
  const outgoing = {
    key: 1 as WriteNumber,
    text: 'nuovo',
    at: 0 as Instant,
    isHeld: false,
    isMine: false,
    standing: 'sending' as const,
  }
  const mine = saidByDay(
    { messages: [message(1, '2026-11-20T08:00:00Z', bar), message(2, '2026-11-20T08:00:00Z', me)] },
    me,
  )
  expect(told(withOutgoing(mine, [outgoing])).at(-1)).toBe('nuovo mine')
  const theirs = saidByDay({ messages: [message(1, '2026-11-20T08:00:00Z', bar)] }, me)
  expect(told(withOutgoing(theirs, [outgoing, { ...outgoing, key: 2 as WriteNumber }])).slice(-2)).toEqual([
    'nuovo mine first',
    'nuovo mine',
  ])
  expect(withOutgoing(theirs, [])).toBe(theirs)
  const alone = withOutgoing([], [outgoing, { ...outgoing, key: 2 as WriteNumber }])
  expect(told(alone)).toEqual(['nuovo mine first', 'nuovo mine'])
  expect(new Set(alone.map(({ key }) => key)).size).toBe(2)
})

test('no two lines share a key', () => {
  const rows = saidByDay(
    { messages: [1, 2, 3, 4].map((id) => message(id, `2026-11-${10 + (id % 2)}T08:00:00Z`, id % 2 ? me : bar)) },
    me,
  )
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})
