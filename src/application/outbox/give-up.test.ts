import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import type { Outbox } from '#application/ports/outbox.ts'
import type { ChatId } from '#domain/chat/chat.ts'
import type { Letter } from '#domain/chat/outgoing.ts'
import type { UserId } from '#domain/identity/user.ts'
import { type Entry, isAsRead, posted, type WriteNumber } from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { giveUp } from './give-up.ts'
import { replaceIn } from './testing/device.ts'

const ME = 7 as UserId
const letter = (number: number, text: string, twins: number, chat = 1): Letter => {
  const write = { kind: 'messageSaid', chat: chat as ChatId, text, after: 0, twins } as const
  return { ...posted(ME, write, 0 as Instant, true), number: number as WriteNumber, write }
}

/** A device that another tab changes just before a replacement. */
const device = (kept: readonly Letter[], beforeReplacing: (rows: Map<WriteNumber, Entry>) => void = () => {}) => {
  const rows = new Map<WriteNumber, Entry>(kept.map((one) => [one.number, one]))
  const outbox: Pick<Outbox, 'list' | 'replace'> = {
    list: () => TaskEither.right([...rows.values()]),
    replace: (before, after) => async () => {
      beforeReplacing(rows)
      return Either.right(replaceIn(rows, before, after))
    },
  }
  const twins = () =>
    [...rows.values()].map(({ number, write }) => [number, write.kind === 'messageSaid' && write.twins])
  return { rows, outbox, twins }
}
const [CIAO, MORE, LAST, OTHER, ELSEWHERE] = [
  letter(1, 'Ciao', 0),
  letter(2, 'Ciao', 1),
  letter(3, ' Ciao ', 2),
  letter(4, 'Grazie', 0),
  letter(5, 'Ciao', 1, 2),
]
const sending = (one: Letter): Letter => ({ ...one, standing: 'sending' })

test('a message that is given up is no twin of those behind it any more (CHAT-07)', async () => {
  const { outbox, twins } = device([CIAO, MORE, LAST, OTHER, ELSEWHERE])
  expect([await giveUp(outbox, CIAO), twins()]).toEqual([
    true,
    [
      [2, 0],
      [3, 1],
      [4, 0],
      [5, 1],
    ],
  ])
})

test('one that another tab sends meanwhile stays, and stays a twin: what follows is not taken for arrived with it', async () => {
  const { outbox, twins } = device([CIAO, MORE], (rows) => rows.set(CIAO.number, sending(CIAO)))
  expect([await giveUp(outbox, CIAO), twins()]).toEqual([
    false,
    [
      [1, 0],
      [2, 1],
    ],
  ])
})

test('one behind it that another tab takes up meanwhile is told of it as it stands then', async () => {
  let replacements = 0
  const { rows, outbox } = device([CIAO, MORE], (all) => {
    replacements += 1
    if (replacements === 2) all.set(MORE.number, sending(MORE))
  })
  expect([await giveUp(outbox, CIAO), replacements]).toEqual([true, 3])
  expect(rows.get(MORE.number)).toEqual({ ...sending(MORE), write: { ...MORE.write, twins: 0 } })
})

test('an entry whose twins were counted anew is another than the one that was read', () => {
  const counted = { ...MORE, write: { ...MORE.write, twins: 0 } }
  expect([isAsRead(MORE, { ...MORE }), isAsRead(counted, MORE), isAsRead(sending(MORE), MORE)]).toEqual([
    true,
    false,
    false,
  ])
  expect(isAsRead(undefined, MORE)).toBe(false)
})

test('a device that stores nothing more gives nothing up, and nobody waits for it', async () => {
  const { outbox } = device([CIAO, MORE])
  const broken = { ...outbox, replace: () => TaskEither.left({ _tag: 'Unreachable' as const }) }
  expect(await giveUp(broken, CIAO)).toBe(false)
  const half: typeof outbox = {
    ...outbox,
    replace: (before, after) => (after ? broken.replace() : outbox.replace(before, after)),
  }
  expect(await giveUp(half, CIAO)).toBe(true)
})
