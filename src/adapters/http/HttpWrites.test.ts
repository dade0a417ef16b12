import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { ChatId, ChatMessageId } from '#domain/chat/chat.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserEventId } from '#domain/events/user-event.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { QuestionId } from '#domain/surveys/survey.ts'
import type { SubscriptionId, TopicId } from '#domain/topics/topic.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { ownEvent } from './codecs/events.ts'
import { readWire } from './codecs/reading.ts'
import { createHttpWrites } from './HttpWrites.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type SeenRequest, fakeServer, refusal } from './testing/fake-server.ts'

const notice = 4 as ReceivedNoticeId
const event = 3 as EventId
const userEvent = 70 as UserEventId
const reminder = Date.parse('2026-11-20T16:30:00Z') as Instant
const activity = 5 as ActivityId
const request = { topic: 8 as TopicId, user: 7 as UserId }
const subscription = 90 as SubscriptionId

const ada: Profile = {
  name: 'Ada',
  surname: 'Riva',
  municipality: 'Luino',
  address: undefined,
  postalCode: undefined,
  province: undefined,
  country: 'Italia',
  email: undefined,
  landline: undefined,
  mobile: undefined,
  image: 'ada.png',
}

const WRITES = {
  noticeSeen: { kind: 'noticeSeen', notice },
  surveyAnswered: {
    kind: 'surveyAnswered',
    notice,
    submission: { responses: [{ question: 1 as QuestionId, index: 0, value: '5' }], anonymous: false },
  },
  eventAdded: { kind: 'eventAdded', event },
  eventReminded: { kind: 'eventReminded', event, userEvent, reminder },
  eventRemoved: { kind: 'eventRemoved', event, userEvent },
  topicFollowed: { kind: 'topicFollowed', activity, request },
  topicLeft: { kind: 'topicLeft', activity, topic: request.topic, subscription },
  profileSaved: { kind: 'profileSaved', profile: ada, names: undefined, portrait: undefined },
  accountRenamed: { kind: 'accountRenamed', names: { name: 'Ada', surname: 'Riva' } },
  messageSaid: { kind: 'messageSaid', chat: 7 as ChatId, text: 'Ciao <b>', after: 2 as ChatMessageId, twins: 1 },
} as const satisfies { [Kind in Write['kind']]: Extract<Write, { kind: Kind }> }

const writes = (answer: (asked: SeenRequest) => Response) => {
  const server = fakeServer(answer)
  const { client, failures } = fakeDevice().tab(server)
  return { ...createHttpWrites(client), asked: server.asked, failures }
}

const saved = (id: number, at: string | null) => ({
  id,
  event: { id: 3, title: 'Concerto', eventDateStart: '20-11-2026', eventTimeStart: '18:30' },
  reminder: at,
})
const survey = (closed: boolean) => ({
  id: 4,
  closedSurvey: closed ? 'Y' : 'N',
  notice: { id: 1, title: 'Domande', template: 'Q' },
})
const follows = (...topics: readonly object[]) => ({ id: 5, name: 'Comune', topics })
const talk = (...texts: readonly string[]) => ({
  id: 7,
  messages: texts.map((message, at) => ({ id: at + 1, message, userFrom: { id: 7 } })),
})
const AT = '2026-11-20T16:30:00Z'

describe('A write', () => {
  test.each([
    ['another picture', 'nuova.jpg', true],
    ['the old picture', 'ada.png', false],
    ['no picture', null, false],
  ])('of a picture has arrived where the profile names another one: %s (PROF-05)', async (_, imgProfile, isDone) => {
    const { settle } = writes(() => Response.json({ data: { ...ada, imgProfile } }))
    const picture = { bytes: new Uint8Array([1]), type: 'image/jpeg' }
    const write = { ...WRITES.profileSaved, portrait: { picture, before: 'ada.png' } }
    expect(successOf(await settle(write, request.user)())).toEqual({ isDone })
  })

  test.each([
    ['noticeSeen', 'PUT', '/api/app/updatenoticesentseen/4'],
    ['surveyAnswered', 'POST', '/api/noticesent/4/save/survey'],
    ['eventAdded', 'POST', '/api/userevents/3'],
    ['eventReminded', 'PUT', '/api/userevents/70'],
    ['eventRemoved', 'DELETE', '/api/userevents/70'],
    ['topicFollowed', 'POST', '/api/app/usertopics'],
    ['topicLeft', 'DELETE', '/api/app/usertopics/90'],
    ['profileSaved', 'POST', '/api/app/usersprofile'],
    ['messageSaid', 'POST', '/api/chatmessages'],
  ] as const)('is sent as its call, and its failure is silent: %s', async (kind, method, path) => {
    const { send, asked, failures } = writes(() => refusal(500, 'Guasto'))
    expect(failureOf(await send(WRITES[kind])())).toMatchObject({ _tag: 'Refused', message: 'Guasto' })
    expect([asked.map((one) => [one.method, one.path]), failures]).toEqual([[[method, path]], []])
  })

  test('of new names has the id of the account (PROF-04)', async () => {
    const { send, asked } = writes(() => Response.json({ data: { id: 7, name: 'Ada', surname: 'Bianchi' } }))
    successOf(await send(WRITES.accountRenamed)())
    expect(asked.map((one) => [one.method, one.path])).toEqual([
      ['GET', '/api/users/me'],
      ['PUT', '/api/users/7'],
    ])
    expect(asked[1]?.body).toMatchObject({ name: 'Ada', surname: 'Riva' })
  })

  test.each([
    ['profileSaved', 'imgProfile', 'picture'],
    ['profileSaved', 'mobile', 'mobile'],
    ['eventReminded', 'reminder', 'choice'],
  ] as const)(
    'has what the server says of single fields under the names of its form: %s, %s (fault 55)',
    async (kind, name, field) => {
      const { send } = writes(() => Response.json({ errors: { [name]: ['Non va'] } }, { status: 422 }))
      expect(failureOf(await send(WRITES[kind])())).toMatchObject({ _tag: 'Refused', fields: { [field]: 'Non va' } })
    },
  )

  test('of a survey has its answers (SURVEY-03)', async () => {
    const { send, asked } = writes(() => Response.json({}))
    successOf(await send(WRITES.surveyAnswered)())
    expect(asked[0]?.body).toEqual({ noticeResponses: [{ id: 1, index: 0, value: '5' }], sendAnonymous: 'N' })
  })

  test('of a message has its text as it was written (CHAT-03)', async () => {
    const { send, asked } = writes(() => Response.json({}))
    successOf(await send(WRITES.messageSaid)())
    expect(asked[0]?.body).toEqual({ message: 'Ciao <b>', chatId: 7 })
  })

  test('returns the server’s message (EVENT-04)', async () => {
    const { send } = writes(() => Response.json({ message: 'Fatto' }))
    expect(successOf(await send(WRITES.eventAdded)())).toBe('Fatto')
  })

  test.each([
    [reminder, Date.parse(AT)],
    [undefined, null],
  ])('has its reminder as a moment, and an empty one removes it (EVENT-05): %s', async (moment, expected) => {
    const { send, asked } = writes(() => Response.json({}))
    await send({ ...WRITES.eventReminded, reminder: moment })()
    const [{ body } = { body: {} }] = asked
    const sent = (body as Readonly<{ reminder: string | null }>).reminder
    expect(sent === null ? null : Date.parse(sent)).toBe(expected)
  })

  test('has its reminder under the name that the server gives it, too (EVENT-05, fault 55)', async () => {
    const wire = { ...saved(70, null), reminder: undefined, promemoria: AT, gruppo: 'famiglia' }
    const dialect = { names: { 'user event': { reminder: 'promemoria' } } }
    const { result } = readWire(ownEvent, wire, undefined, dialect)
    if (Either.isLeft(result)) throw new Error('The event cannot be read')
    const { origin } = result.right
    for (const moment of [reminder, undefined]) {
      const { send, asked } = writes(() => Response.json({}))
      await send({ ...WRITES.eventReminded, reminder: moment, ...(origin && { origin }) })()
      const sent = moment === undefined ? null : new Date(moment).toISOString()
      expect(asked[0]?.body).toEqual({ field: 'reminder', reminder: sent, promemoria: sent })
    }
  })

  test.each([
    ['noticeSeen', {}, false],
    ['surveyAnswered', { data: survey(true) }, true],
    ['surveyAnswered', { data: survey(false) }, false],
    ['eventAdded', { data: saved(70, null) }, true],
    ['eventAdded', { data: null }, false],
    ['eventReminded', { data: saved(70, AT) }, true],
    ['eventReminded', { data: saved(70, null) }, false],
    ['eventReminded', { data: saved(71, AT) }, false],
    ['eventReminded', { data: null }, false],
    ['eventRemoved', { data: null }, true],
    ['eventRemoved', { data: saved(71, null) }, true],
    ['eventRemoved', { data: saved(70, null) }, false],
    ['topicFollowed', { data: follows({ id: 8, userTopicId: 90 }) }, true],
    ['topicFollowed', { data: follows({ id: 8 }) }, false],
    ['topicFollowed', { data: follows({ id: 9, userTopicId: 90 }) }, false],
    ['topicFollowed', { data: follows({ id: 9, subTopics: [{ id: 8, userTopicId: 90 }] }) }, true],
    ['topicLeft', { data: follows({ id: 8 }) }, true],
    ['topicLeft', { data: follows({ id: 8, userTopicId: 90 }) }, false],
    ['profileSaved', { data: { ...ada, address: '', imgProfile: 'ava.png' } }, true],
    ['profileSaved', { data: { ...ada, municipality: 'Varese' } }, false],
    ['accountRenamed', { data: { id: 7, name: 'Ada', surname: 'Riva' } }, true],
    ['accountRenamed', { data: { id: 7, name: 'Ada', surname: 'Bianchi' } }, false],
    ['messageSaid', { data: talk('Ciao <b>', 'Ciao <b>', 'Ciao <b>') }, false],
    ['messageSaid', { data: talk('Ciao <b>', 'Altro', 'Ciao <b>', 'Ciao <b>') }, true],
  ] as const)('is read back (fault 25): %s in %j is done: %s', async (kind, answer, isDone) => {
    const { settle } = writes(() => Response.json(answer))
    expect(successOf(await settle(WRITES[kind], request.user)())).toMatchObject({ isDone })
  })

  test('that was a subscription has its id for an answer', async () => {
    const { settle } = writes(() => Response.json({ data: follows({ id: 8, userTopicId: 90 }) }))
    expect(successOf(await settle(WRITES.topicFollowed, request.user)())).toMatchObject({ answer: { id: 90 } })
  })

  test.each(['surveyAnswered', 'topicFollowed', 'topicLeft', 'messageSaid'] as const)(
    'about something that is gone is not done: sending it again tells why (%s)',
    async (kind) => {
      const { settle } = writes(() => refusal(404, 'Non c’è'))
      expect(successOf(await settle(WRITES[kind], request.user)())).toEqual({ isDone: false })
    },
  )

  test.each(['surveyAnswered', 'eventAdded', 'topicFollowed'] as const)(
    'that cannot be read back stays unsettled (%s)',
    async (kind) => {
      const { settle, failures } = writes(() => refusal(500, 'Guasto'))
      expect(failureOf(await settle(WRITES[kind], request.user)())).toMatchObject({ status: 500 })
      expect(failures).toEqual([])
    },
  )
})
