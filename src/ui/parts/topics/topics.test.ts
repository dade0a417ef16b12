import { describe, expect, test } from 'vitest'
import * as Option from 'fp-ts/lib/Option.js'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { User, UserId } from '#domain/identity/user.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { announcementOf, TOAST_DURATION } from '#ui/shell/news/announcements.ts'
import { formatsIn } from '#ui/language/formats.ts'
import { topicReaderOf } from '#application/inbox/topics/topics.flow.ts'
import { steer } from '#ui/app/steering.ts'
import { topicOfAddress } from '#ui/base/screens.ts'
import { scheduleWords } from './topic-texts.ts'

const TOPIC = 105 as TopicId
const speech = {
  say: (id: unknown, values: Readonly<Record<string, string | number>> = {}) =>
    [String(id), ...Object.values(values)].join(' '),
  formats: formatsIn('it'),
}
const journey = {
  rememberBack: () => {},
  takeBack: () => Option.none,
  rememberReturn: () => {},
  takeReturn: () => Option.none,
}

describe('a required sign-in', () => {
  test.each(['/activity/1', '/activity/1#topic-101'])('returns from %s to the topic (TOPIC-02)', (path) => {
    const course = steer({ type: 'subscription.signInRequired', topic: TOPIC }, { path, hasHistory: true, journey })
    expect(course).toEqual({ kind: 'go', to: '/activity/1#topic-105', replace: true })
  })

  test.each([
    ['/activity/1#topic-105', 105],
    ['#topic-105', 105],
    ['/activity/1', undefined],
    ['/activity/1#topic-', undefined],
    ['/activity/1#topic-0', undefined],
    ['/activity/1#topic-105"]', undefined],
  ])('%s leads to %s', (address, topic) => {
    expect(topicOfAddress(address)).toBe(topic)
  })
})

test.each([
  ['subscription.warned', 'warning'],
  ['subscription.refused', 'danger'],
] as const)(
  'what the server says of a topic that is not followed is said in its words: %s (TOPIC-10, TOPIC-11)',
  (type, tone) => {
    expect(announcementOf({ type, message: 'Iscrizioni chiuse' })).toMatchObject({ tone, text: 'Iscrizioni chiuse' })
  },
)

test('a topic that cannot be followed yet has our own text where the server has none (TOPIC-10)', () => {
  expect(announcementOf({ type: 'subscription.warned', message: undefined })).toMatchObject({
    text: { id: 'topics.warned' },
    duration: TOAST_DURATION.standard,
  })
})

const told = (failure: RequestFailure | Unexpected) => announcementOf({ type: 'unsubscription.failed', failure })

test('a subscription that could not be ended has its own message; a sign-out is announced elsewhere', () => {
  expect(told({ _tag: 'Unreachable' })).toMatchObject({ text: { id: 'toast.offline' } })
  expect(told({ _tag: 'Unexpected', cause: undefined })).toMatchObject({ text: { id: 'toast.failed' } })
  expect(told({ _tag: 'SignedOut' })).toBeUndefined()
})

test.each([
  [{ schedule: 'repetitive', weekdays: [5, 2] }, 'topics.scheduleOn topics.schedule.repetitive martedì e venerdì'],
  [{ schedule: 'automatic', weekdays: [] }, 'topics.schedule.automatic'],
  [{ schedule: undefined, weekdays: [1] }, 'lunedì'],
  [{ schedule: undefined, weekdays: [] }, undefined],
] as const)('how often a topic has something to say is told in words (EVENT-10): %o', (topic, words) => {
  expect(scheduleWords(topic, speech)).toBe(words)
})

test('the reader is identified, anonymous, or not known (yet)', () => {
  const user: User = {
    id: 1 as UserId,
    username: 'a',
    name: '',
    surname: '',
    email: undefined,
    roles: [],
    image: undefined,
  }
  const kinds = [
    topicReaderOf({ standing: 'authenticated', user, userFailure: undefined }),
    topicReaderOf({ standing: 'anonymous', user: undefined, userFailure: undefined }),
    topicReaderOf({ standing: 'authenticating', user: undefined, userFailure: undefined }),
    topicReaderOf({ standing: 'authenticated', user: undefined, userFailure: { _tag: 'Unreachable' } }),
  ].map(({ kind }) => kind)
  expect(kinds).toEqual(['known', 'anonymous', 'unknown', 'unavailable'])
})
