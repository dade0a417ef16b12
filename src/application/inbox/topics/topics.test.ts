import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { answer, failure, played } from '#application/app/testing/play.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { User } from '#domain/identity/user.ts'
import { openTopics, topicReaderOf } from './topics.flow.ts'

const topic = (id: number, sort: number, more: object = {}) => ({
  id,
  activity: 1,
  name: `Topic ${id}`,
  type: 'public',
  template: 'standard',
  subscription: undefined,
  weekdays: [],
  sort,
  subtopics: [],
  ...more,
})
const WORKS = topic(3, 2, { subscription: 4 })
const FESTIVALS = topic(5, 1, { template: 'events', subtopics: [topic(6, 1, { type: 'password' })] })
const office = (...topics: readonly object[]) => ({ id: 1, name: 'Comune di Varese', topics }) as never
const concert = { id: 9, title: 'Concerto' }

let changes = 0
const open = (scope: Scope) => {
  const topics = openTopics(scope, 1 as never, () => (changes += 1))
  topics.read(office(WORKS, FESTIVALS))
  return { now: topics.now, ask: topics.read }
}
const notKept = { 'outbox.put': () => () => Promise.resolve(Either.left({ _tag: 'Blocked' })) }

test.each([
  {
    changed: 0,
    of: played(
      'topics',
      open,
      { ...notKept, 'activities.events': answer([concert]), 'topics.checkPassword': answer(false) },
      [
        undefined,
        {
          activity: 1,
          session: { standing: 'authenticated' },
          topics: [
            {
              topic: { id: 5 },
              isBusy: false,
              waiting: undefined,
              events: { face: 'loaded', value: [concert] },
              subtopics: [{ topic: { id: 6 }, events: undefined, subtopics: [] }],
            },
            { topic: { id: 3 }, events: undefined, subtopics: [], password: undefined, unsubscription: undefined },
          ],
        },
      ],
      [({ topics }) => topics[1]?.unsubscribe(), { topics: [{}, { unsubscription: { isBusy: false } }] }],
      [({ topics }) => topics[1]?.unsubscription?.cancel(), { topics: [{}, { unsubscription: undefined }] }],
      [
        ({ topics }) => topics[0]?.subtopics[0]?.subscribe(),
        { topics: [{ subtopics: [{ password: { values: { password: '' } } }] }, {}] },
      ],
      [({ topics }) => topics[0]?.subtopics[0]?.cancel(), { topics: [{ subtopics: [{ password: undefined }] }, {}] }],
      [({ topics }) => topics[0]?.subscribe(), { topics: [{ isBusy: true }, { isBusy: false }] }],
      [
        (_, ask) => ask(office(WORKS, { ...FESTIVALS, name: 'Sagre', subtopics: [] }, topic(7, 3)) as never),
        {
          topics: [
            { topic: { name: 'Sagre' }, isBusy: true, subtopics: [] },
            { topic: { id: 3 } },
            { topic: { id: 7 } },
          ],
        },
      ],
      [(_, ask) => ask(office(topic(7, 3)) as never), { topics: [{ topic: { id: 7 } }] }],
    ),
  },
  {
    changed: 2,
    of: played(
      'topics, of which one is followed and one is left',
      open,
      {
        ...notKept,
        'keptSubscriptions.keep': answer(undefined),
        'keptSubscriptions.drop': answer(undefined),
        'keptSubscriptions.keepStanding': answer(undefined),
        'keptSubscriptions.dropStanding': answer(undefined),
        'activities.events': failure({ _tag: 'Unreachable' }),
        'writes.send': (...[write]: readonly never[]) =>
          (write as unknown as { kind: string }).kind === 'topicFollowed'
            ? answer({ id: 8, message: undefined, isAccessRequired: false })()
            : answer(undefined)(),
      },
      [undefined, { topics: [{ events: { face: 'failed' } }, { topic: { subscription: 4 } }] }],
      [({ topics }) => topics[0]?.subscribe(), { topics: [{ isBusy: false, topic: { subscription: 8 } }, {}] }],
      [({ topics }) => topics[1]?.unsubscribe(), { topics: [{}, { unsubscription: { isBusy: false } }] }],
      [
        ({ topics }) => topics[1]?.unsubscription?.confirm(),
        { topics: [{}, { unsubscription: undefined, topic: { subscription: undefined } }] },
      ],
    ),
  },
])('$of.0: what they show, and that their actions lead somewhere', async ({ changed, of: [, shows, play] }) => {
  changes = 0
  const { shown, deadEnds } = await play()
  expect(shown).toMatchObject(shows)
  expect(shown.map(({ topics }) => topics.length)).toEqual(
    shows.map((one) => (one as (typeof shown)[number]).topics.length),
  )
  expect(deadEnds).toEqual([])
  // The activity is read again after each subscription and its end.
  expect(changes).toBe(changed)
})

test.each([
  ['known', { standing: 'known', user: { id: 7 } as User, userFailure: undefined }, { kind: 'known', user: { id: 7 } }],
  ['anonymous', { standing: 'anonymous', user: undefined, userFailure: undefined }, { kind: 'anonymous' }],
  ['still unknown', { standing: 'known', user: undefined, userFailure: undefined }, { kind: 'unknown' }],
  [
    'not to be had',
    { standing: 'known', user: undefined, userFailure: { _tag: 'Unreachable' } },
    { kind: 'unavailable' },
  ],
])('the reader is %s', (_, session, reader) => {
  expect(topicReaderOf(session as never)).toEqual(reader)
})
