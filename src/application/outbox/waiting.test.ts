import { describe, expect, test } from 'vitest'
import { answer, failure, played } from '#application/app/testing/play.ts'
import type { Entry, EntryStatus, Write } from '#domain/outbox/outbox.ts'
import { openWaiting, outboxOfApp, type WaitingNow } from './posting.flow.ts'
import { outboxDevice } from './testing/device.ts'

const ADDED = { kind: 'eventAdded', event: 3 } as Write
const REMINDED = { kind: 'eventReminded', event: 3, userEvent: 4, reminder: 9 } as unknown as Write
const ELSEWHERE = { kind: 'eventAdded', event: 4 } as Write

const entry = (number: number, standing: EntryStatus, write = ADDED) =>
  ({ number, owner: 7, write, at: 0, attempts: 0, notBefore: 0, standing }) as unknown as Entry

/** What is seen of the writes about one event, behind what the test player would press by itself. */
type Seen = Readonly<{ waiting: ReadonlyMap<'now', WaitingNow | undefined>; done: readonly string[] }>
type Act = (seen: Seen) => unknown

/** The writes about an event, over a device that holds these, after each of some acts. */
const seen = async (kept: readonly Entry[], acts: readonly Act[], more: object = {}) => {
  const [, , play] = played<Seen>(
    'waiting',
    (scope) => {
      const done: string[] = []
      outboxOfApp(scope)
      const waiting = openWaiting(
        scope,
        'event:3',
        () => done.push('settled'),
        (write) => done.push(`withdrawn ${write.kind}`),
      )
      return { now: () => ({ waiting: new Map([['now', waiting()] as const]), done: [...done] }) }
    },
    {
      'presence.isOnline': () => false,
      ...outboxDevice(kept).answers,
      'writes.send': failure({ _tag: 'Unreachable' }),
      ...more,
    },
    [undefined, {}],
    ...acts.map((act) => [act, {}] as const),
    [undefined, {}],
  )
  const { shown } = await play()
  return shown
}

const writesOf = ({ waiting }: Seen) => waiting.get('now')?.writes
const withdraw: Act = ({ waiting }) => waiting.get('now')?.withdraw?.()

describe('The writes about one event that wait', () => {
  test('are those about it, in their order', async () => {
    const [first] = await seen([entry(1, 'waiting'), entry(2, 'waiting', ELSEWHERE), entry(3, 'waiting', REMINDED)], [])
    expect(first && writesOf(first)).toEqual([ADDED, REMINDED])
  })

  test('are nothing where there are none', async () => {
    const [first] = await seen([entry(2, 'waiting', ELSEWHERE)], [])
    expect(first?.waiting.get('now')).toBeUndefined()
  })

  test.each<[EntryStatus, boolean, boolean]>([
    ['posted', false, false],
    ['sending', true, false],
    ['waiting', true, true],
    ['unsettled', true, false],
    ['refused', true, false],
  ])('with one that is %s: it waits: %s, and can be taken back: %s', async (standing, waits, canBeTakenBack) => {
    // What is refused is given back at once where the outbox works: here its list is all that it reads.
    const [first] = await seen([entry(1, standing)], [], { 'outbox.exclusively': () => () => new Promise(() => {}) })
    const now = first?.waiting.get('now')
    expect([now !== undefined, now?.withdraw !== undefined]).toEqual([waits, canBeTakenBack])
  })

  test('cannot be taken back as soon as the sending of one has begun', async () => {
    const [first] = await seen([entry(1, 'unsettled'), entry(2, 'waiting', REMINDED)], [], {
      'outbox.exclusively': () => () => new Promise(() => {}),
    })
    expect(first?.waiting.get('now')?.withdraw).toBeUndefined()
  })

  test('are taken back together, and nobody is told that they are settled', async () => {
    const shown = await seen([entry(1, 'waiting'), entry(2, 'waiting', REMINDED)], [withdraw])
    expect(shown.at(-1)?.done).toEqual(['withdrawn eventAdded', 'withdrawn eventReminded'])
    expect(shown.at(-1)?.waiting.get('now')).toBeUndefined()
  })

  test('are not taken back where another tab has begun to send them, or the device fails', async () => {
    for (const replace of [answer(false), failure({ _tag: 'Unreachable' })]) {
      const shown = await seen([entry(1, 'waiting')], [withdraw], { 'outbox.replace': replace })
      expect(shown.at(-1)?.done).toEqual([])
      expect(shown.at(-1) && writesOf(shown.at(-1) as Seen)).toEqual([ADDED])
    }
  })

  test('are settled once the last of them is gone, and once only', async () => {
    const online = { 'presence.isOnline': () => true, 'writes.send': answer('Aggiunto') }
    const shown = await seen([entry(1, 'waiting')], [() => undefined, () => undefined], online)
    expect(shown.at(-1)?.done).toEqual(['settled'])
  })

  test('are not settled while none waits', async () => {
    const shown = await seen([], [() => undefined])
    expect(shown.at(-1)?.done).toEqual([])
  })
})
