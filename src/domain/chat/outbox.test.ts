import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { ChatMessage } from './chat.ts'
import * as outbox from './outbox.ts'

const me = 1 as UserId
const other = 2 as UserId
const at = 0 as Instant
const said = (id: number, text: string, from: UserId | undefined = me): ChatMessage => ({
  id: id as ChatMessage['id'],
  text,
  at,
  from,
  to: undefined,
})
const lost = (text: string, after: number, key = 1, standing: outbox.Standing = 'unsent'): outbox.Outgoing => ({
  key,
  text,
  at,
  after: after as ChatMessage['id'],
  isNew: false,
  standing,
})
const texts = (waiting: outbox.Outbox) => waiting.map(({ text }) => text)
const left = (waiting: outbox.Outbox, ...messages: readonly ChatMessage[]) =>
  texts(outbox.withoutArrived(waiting, messages, me))

describe('messages that arrived although their sending failed (CHAT-07, fault 25)', () => {
  test.each([
    ['the same words, said by me, after', said(6, 'Ciao'), []],
    ['the same words with other blanks', said(6, ' Ciao\n'), []],
    ['the same words, said before', said(5, 'Ciao'), ['Ciao']],
    ['the same words, said by the other', said(6, 'Ciao', other), ['Ciao']],
    ['the same words, said by nobody known', { ...said(6, 'Ciao'), from: undefined }, []],
    ['the same words, said to the other', { ...said(6, 'Ciao'), from: undefined, to: other }, []],
    ['the same words, said to me', { ...said(6, 'Ciao'), from: undefined, to: me }, ['Ciao']],
    ['other words', said(6, 'Ciao!'), ['Ciao']],
    ['the same letters without their blanks', said(6, 'Buongiorno'), ['Buon  giorno'], 'Buon  giorno'],
    ['the same words with single blanks', said(6, 'Buon giorno'), [], 'Buon  giorno'],
  ])('%s', (_, message, expected, text = 'Ciao') => {
    expect(left([lost(text, 5)], message)).toEqual(expected)
  })

  test('one message of the conversation confirms one message of the outbox', () => {
    expect(left([lost('Ciao', 5), lost('Ciao', 5, 2)], said(6, 'Ciao'))).toEqual(['Ciao'])
    expect(left([lost('Ciao', 5), lost('Ciao', 5, 2)], said(6, 'Ciao'), said(7, 'Ciao'))).toEqual([])
  })

  test('a message of the conversation confirms nothing a second time at the next reading', () => {
    const once = outbox.withoutArrived([lost('Ciao', 5), lost('Ciao', 5, 2)], [said(6, 'Ciao')], me)
    expect(left(once, said(6, 'Ciao'))).toEqual(['Ciao'])
  })

  test('a message that was never sent has not arrived', () => {
    expect(left([{ ...lost('Ciao', 5), isNew: true, standing: 'queued' }], said(6, 'Ciao'))).toEqual(['Ciao'])
  })
})

describe('the order (fault 26)', () => {
  test('a message behind a failed one is not sent before it', () => {
    const two = outbox.written(outbox.written([], 'Uno', at, []), 'Due', at, [])
    const held = outbox.heldBack(outbox.handedOver(two))
    expect(held.map(({ standing }) => standing)).toEqual(['unsent', 'unsent'])
    expect(outbox.nextToSend(held)).toBeUndefined()
    expect(outbox.nextToSend(outbox.queuedAgain(held))?.text).toBe('Uno')
  })

  test('a resent message still looks for its first copy in the conversation', () => {
    const [first] = outbox.handedOver(outbox.queuedAgain([lost('Ciao', 5)]))
    expect(first).toMatchObject({ after: 5, standing: 'sending' })
  })

  test('newly written messages are numbered after those that wait', () => {
    expect(outbox.written([lost('Uno', 1, 4)], 'Due', at, []).map(({ key }) => key)).toEqual([4, 5])
    expect(outbox.behind([], [lost('Uno', 1)]).map(({ key }) => key)).toEqual([1])
  })

  test('delivered messages leave, and failed ones alone are discarded', () => {
    const all = (['queued', 'sending', 'sent', 'unsent'] as const).map((standing, key) =>
      lost(standing, 1, key, standing),
    )
    expect(texts(outbox.withoutSent(all))).toEqual(['queued', 'sending', 'unsent'])
    expect(all.map(({ key }) => texts(outbox.without(all, key)).length)).toEqual([4, 4, 4, 3])
    expect(outbox.heldBack(all).map(({ standing }) => standing)).toEqual(['unsent', 'unsent', 'sent', 'unsent'])
    expect([outbox.hasUnsent(all), outbox.hasUnsent(all.slice(0, 3))]).toEqual([true, false])
  })

  test('a message that is being sent has arrived when the conversation has it (fault 25)', () => {
    const going = [lost('Uno', 5, 1, 'sending'), lost('Due', 5, 2, 'queued')]
    expect(outbox.hasArrived(going, [said(6, 'Uno')], me)).toBe(true)
    expect(outbox.hasArrived(going, [said(6, 'Due')], me)).toBe(false)
    expect(outbox.hasArrived(going, [said(6, 'Altro')], me)).toBe(false)
    expect(outbox.hasArrived([lost('Uno', 5)], [said(6, 'Uno')], me)).toBe(false)
    expect(outbox.heldBack(going).map(({ after }) => after)).toEqual([5, 5])
  })

  test('restored messages are numbered before newly written ones', () => {
    expect(outbox.behind([lost('Uno', 1, 4)], [lost('Due', 1, 1)]).map(({ key }) => key)).toEqual([5])
  })
})

/** How one sending ends: delivered and confirmed, delivered without confirmation, or lost. */
type Ending = 'told' | 'unheard' | 'lost'

test('each message arrives once, in the order written, whatever is lost and whoever writes in between', () => {
  const texts = fc.array(fc.constantFrom('Ciao', 'Ci siete?', 'Grazie'), { minLength: 1, maxLength: 6 })
  const endings = fc.infiniteStream(fc.constantFrom<Ending>('told', 'unheard', 'lost'))
  const chatter = fc.infiniteStream(fc.boolean())
  const readings = fc.infiniteStream(fc.boolean())
  fc.assert(
    fc.property(texts, endings, chatter, readings, (written, how, talks, reads) => {
      const server: ChatMessage[] = [said(1, 'Ciao'), said(2, 'Ciao', other)]
      let known: readonly ChatMessage[] = [...server]
      let waiting: outbox.Outbox = []
      const read = () => {
        known = [...server]
        waiting = outbox.withoutArrived(waiting, known, me)
      }
      for (const text of written) waiting = outbox.written(waiting, text, at, known)
      for (let turn = 0; turn < 200 && outbox.nextToSend(waiting) !== undefined; turn += 1) {
        waiting = outbox.handedOver(waiting)
        const going = outbox.underWay(waiting)
        const ending = turn > 100 ? 'told' : how.next().value
        if (talks.next().value) server.push(said(server.length + 1, 'Ciao', other))
        if (going !== undefined && ending !== 'lost') server.push(said(server.length + 1, going.text))
        if (ending === 'told') {
          waiting = outbox.delivered(waiting)
          if (reads.next().value) {
            read()
            waiting = outbox.withoutSent(waiting)
          }
        } else {
          waiting = outbox.heldBack(waiting)
          read()
          waiting = outbox.queuedAgain(waiting)
        }
      }
      const mine = server.slice(2).filter(({ from }) => from === me)
      expect(mine.map(({ text }) => text)).toEqual(written)
    }),
    { numRuns: 300 },
  )
})

test('A message that a clock ahead of ours has dated is dated now (fault 54)', () => {
  const one = outbox.written([], 'Ciao', 5_000 as Instant, [])
  expect(
    [outbox.dated(one, 2_000 as Instant), outbox.dated(one, 9_000 as Instant)].map(([message]) => message?.at),
  ).toEqual([2_000, 5_000])
})
