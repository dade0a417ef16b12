import { describe, expect, test } from 'vitest'
import type { Entry, EntryStatus } from '#domain/outbox/outbox.ts'
import { currentOf, NOTHING, refusedCurrent, toRelease } from './outbox.context.ts'

type Context = Parameters<typeof refusedCurrent>[0]
const write = { kind: 'eventAdded' }
const entry = (number: number, standing: EntryStatus = 'sending') => ({ number, standing, write }) as Entry
const context = (more: object): Context => ({ ...NOTHING, owner: 7, isOnline: true, ...more }) as Context

describe('A write that is refused keeps why', () => {
  test.each([
    [
      'the status and the words of the server',
      { _tag: 'Refused', status: 409, message: 'Già iscritto' },
      [409, 'Già iscritto'],
    ],
    ['the words alone where it does not exist', { _tag: 'Missing', message: 'Non esiste più' }, [0, 'Non esiste più']],
    ['nothing where the server said nothing', { _tag: 'Unreachable' }, [0, undefined]],
    ['nothing where nothing is known', undefined, [0, undefined]],
  ])('%s', (_, failure, [status, message]) => {
    const refused = refusedCurrent(context({ current: entry(1), failure }))
    expect(refused).toEqual({ number: 1, write, standing: 'refused', refusal: { status, message } })
  })
})

test('What another tab may send is what this one waits for and has not handed over', () => {
  const entries = [entry(1, 'posted'), entry(2, 'posted'), entry(3), entry(4, 'waiting')]
  const awaited = new Set([2, 3, 4] as Entry['number'][])
  expect(toRelease(context({ entries, awaited })).map(({ number }) => number)).toEqual([2])
})

test('Nothing is sent without an entry', () => {
  expect(() => currentOf(context({ current: undefined }))).toThrow(Error)
  expect(currentOf(context({ current: entry(5) }))).toEqual(entry(5))
})

test('A message that is refused stays with its author, whatever the server says of its conversation (CHAT-07)', () => {
  const current = { ...entry(1), write: { kind: 'messageSaid' } }
  const standing = (failure: object) => refusedCurrent(context({ current, failure })).standing
  expect([standing({ _tag: 'Refused', status: 400 }), standing({ _tag: 'Missing' })]).toEqual(['held', 'held'])
})
