import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accessProblems,
  accessRequestOf,
  firstStep,
  type SubscriptionStatus,
  standingAfter,
  type SubscriptionAnswer,
  type SubscriptionOutcome,
  subscriptionOutcome,
  topicPasswordProblems,
} from './subscription.ts'
import {
  findTopic,
  isFollowed,
  showsEvents,
  sortedTopics,
  type SubscriptionId,
  type Topic,
  type TopicId,
  topicOffer,
} from './topic.ts'

const topic = (id: number, sort: number, subtopics: readonly Topic[] = []): Topic => ({
  id: id as TopicId,
  activity: undefined,
  name: `Topic ${id}`,
  description: undefined,
  type: 'public',
  template: 'standard',
  subscription: undefined,
  schedule: undefined,
  weekdays: [],
  sort,
  subtopics,
})
const numbersOf = (topics: readonly Topic[]): readonly unknown[] =>
  topics.map(({ id, subtopics }) => (subtopics.length === 0 ? id : [id, numbersOf(subtopics)]))

describe('topics', () => {
  test('and their sub-topics are sorted; ties are broken by id (TOPIC-01)', () => {
    const topics = [topic(3, 2, [topic(31, 9), topic(32, 1)]), topic(2, 1), topic(1, 2)]
    expect(numbersOf(sortedTopics(topics))).toEqual([2, 1, [3, [32, 31]]])
  })

  test('are found at every level', () => {
    const topics = [topic(1, 1), topic(2, 2, [topic(21, 1)])]
    expect(findTopic(topics, 21 as TopicId)?.name).toBe('Topic 21')
    expect(findTopic(topics, 9 as TopicId)).toBeUndefined()
  })

  test('can be followed unless they are personal (TOPIC-07)', () => {
    expect((['personal', 'private'] as const).map((type) => topicOffer({ type, subscription: undefined }))).toEqual([
      'none',
      'subscription',
    ])
  })

  test('are followed where they have a subscription (TOPIC-01)', () => {
    const subscription = 1 as SubscriptionId
    expect([isFollowed(topic(1, 1)), isFollowed({ subscription })]).toEqual([false, true])
    // Also one that nobody can subscribe to.
    expect(topicOffer({ type: 'personal', subscription })).toBe('unsubscription')
  })

  test('show their events when their template is for events or a calendar (TOPIC-14)', () => {
    expect((['standard', 'events', 'calendar'] as const).map((template) => showsEvents({ template }))).toEqual([
      false,
      true,
      true,
    ])
  })

  test.each([
    ['password', 'password'],
    ['addresses', 'addresses'],
    ['districts', 'addresses'],
    ['public', 'none'],
    ['private', 'none'],
    ['profile', 'none'],
    ['personal', 'none'],
  ] as const)('of type %s ask first for: %s (TOPIC-03, TOPIC-06, TOPIC-07)', (type, step) => {
    expect(firstStep({ type })).toBe(step)
  })
})

describe('the outcome of a subscription', () => {
  const message = 'Parole del server'
  test.each<readonly [string, SubscriptionAnswer, SubscriptionOutcome]>([
    [
      'an identity is a subscription, whatever the status (TOPIC-08)',
      { id: 7 as SubscriptionId, status: 'N', message },
      { kind: 'subscribed', id: 7 as SubscriptionId },
    ],
    ['zero and I is a warning (TOPIC-10)', { id: 0, status: 'I', message }, { kind: 'warned', message }],
    ['zero and N is a refusal (TOPIC-11)', { id: 0, status: 'N', message }, { kind: 'refused', message }],
    ['zero and R asks for access (TOPIC-09)', { id: 0, status: 'R', message }, { kind: 'accessRequired' }],
    [
      'zero and no status asks for access (TOPIC-09)',
      { id: 0, status: undefined, message },
      { kind: 'accessRequired' },
    ],
    ['none and I is a warning (TOPIC-10)', { id: undefined, status: 'I', message }, { kind: 'warned', message }],
    ['none and N is a refusal (TOPIC-11)', { id: undefined, status: 'N', message }, { kind: 'refused', message }],
    ['none and R asks for access (TOPIC-09)', { id: undefined, status: 'R', message }, { kind: 'accessRequired' }],
    [
      'none and no status is done, whatever is said beside',
      { id: undefined, status: undefined, message },
      { kind: 'done' },
    ],
  ])('%s', (_, answer, outcome) => {
    expect(subscriptionOutcome(answer)).toEqual(outcome)
  })
})

test.each<[string, SubscriptionAnswer, SubscriptionStatus | undefined]>([
  ['is followed', { id: 7 as SubscriptionId, status: 'N', message: 'No' }, undefined],
  ['is confirmed without a number', { id: undefined, status: undefined, message: 'Sì' }, undefined],
  ['can be asked for (TOPIC-09)', { id: 0, status: 'R', message: 'Serve il nome' }, undefined],
  ['waits (TOPIC-10)', { id: 0, status: 'I', message: 'In attesa' }, { standing: 'waiting', reason: undefined }],
  [
    'is closed, with its reason (TOPIC-11)',
    { id: 0, status: 'N', message: ' Solo per i residenti\n' },
    { standing: 'closed', reason: 'Solo per i residenti' },
  ],
  [
    'is closed, with a blank for a reason (TOPIC-11)',
    { id: 0, status: 'N', message: ' ' },
    { standing: 'closed', reason: undefined },
  ],
  [
    'is closed without a reason (TOPIC-11)',
    { id: 0, status: 'N', message: undefined },
    { standing: 'closed', reason: undefined },
  ],
])('A topic that %s is remembered as that, or not at all', (_, answer, standing) =>
  expect(standingAfter(answer)).toEqual(standing),
)

describe('a request for access (TOPIC-09)', () => {
  test('is filled from the profile, and filled fields are locked', () => {
    expect(accessRequestOf({ name: ' Mario ', surname: ' ' })).toEqual({
      name: 'Mario',
      nameLocked: true,
      surname: '',
      surnameLocked: false,
    })
  })

  test('is empty without a profile', () => {
    expect(accessRequestOf(undefined)).toEqual({ name: '', nameLocked: false, surname: '', surnameLocked: false })
  })

  test('never locks an empty field', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, surname) => {
        const request = accessRequestOf({ name, surname })
        expect(request.nameLocked).toBe(request.name !== '')
        expect(request.surnameLocked).toBe(request.surname !== '')
      }),
    )
  })
})

test('requires a password; white space does not count (TOPIC-05)', () => {
  expect([topicPasswordProblems({ password: ' ' }), topicPasswordProblems({ password: 'volontari' })]).toEqual([
    { password: 'missing' },
    {},
  ])
})

test.each([
  ['Mario', 'Rossi', {}],
  [' \u200B', 'Rossi', { name: 'missing' }],
  ['Mario', '', { surname: 'missing' }],
])('A request for access of %j %j lacks %j (TOPIC-09)', (name, surname, lacking) =>
  expect(accessProblems({ name, surname })).toEqual(lacking),
)
