import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { RequestFailure, Requested } from '#application/ports/failure.ts'
import type { Settled, Writes } from '#application/ports/writes.ts'
import { hasArrived } from '#domain/chat/outgoing.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { changesNames, saysTheSame } from '#domain/profile/profile-draft.ts'
import { showsPortrait } from '#domain/profile/portrait.ts'
import type { SubscriptionAnswer } from '#domain/topics/subscription.ts'
import type { SubscriptionId, Topic, TopicId } from '#domain/topics/topic.ts'
import { one } from './codecs/envelope.ts'
import { namesAlone } from './codecs/origin.ts'
import { ownAccount } from './codecs/session.ts'
import { saidUnder } from './said-under.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { chat } from './contract/chat.ts'
import { directory } from './contract/directory.ts'
import { events } from './contract/events.ts'
import { notices } from './contract/notices.ts'
import { topics } from './contract/topics.ts'
import { users } from './contract/users.ts'

type Of<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>

const silent = <C extends object>(call: C) => ({ ...call, reports: 'caller' as const })

/** The new picture of a profile, as a file: its name is what servers expect of one. */
const pictureIn = ({ portrait }: Of<'profileSaved'>): File | undefined =>
  portrait?.picture && new File([portrait.picture.bytes], 'profile.jpg', { type: portrait.picture.type })

/** The texts of a profile; the name of its picture is empty where that was taken away, for an omitted one would stay (PROF-05). */
const profileIn = ({ profile, portrait }: Of<'profileSaved'>): Profile =>
  portrait && !portrait.picture ? { ...profile, image: '' } : profile

const isNotDone: Requested<Settled> = TaskEither.right({ isDone: false })

/** Whether what was read back says that a write was done. */
const settledBy = <A>(reading: Requested<A>, isDone: (read: A) => boolean): Requested<Settled> =>
  pipe(
    reading,
    TaskEither.map((read) => ({ isDone: isDone(read) })),
  )

/** What the server does not have is not done: sending it again tells why. */
const unlessMissing = TaskEither.orElse((failure: RequestFailure): Requested<Settled> =>
  failure._tag === 'Missing' ? isNotDone : TaskEither.left(failure),
)

const subscriptionIn = (all: readonly Topic[], topic: TopicId): SubscriptionId | undefined => {
  for (const one of all) {
    const found = one.id === topic ? one.subscription : subscriptionIn(one.subtopics, topic)
    if (found !== undefined) return found
  }
  return undefined
}

/** The calls of the outbox over HTTP: how each kind of write is sent, and how it is read back. */
export const createHttpWrites = (client: Client): Writes => {
  const savedEvent = (event: Of<'eventAdded'>['event'], signal?: AbortSignal) =>
    client(events.mineOf, { params: { eventId: event } }, { signal })
  /** Undefined where the topic is not followed, or its activity is not known. */
  const subscription = (
    activity: ActivityId | undefined,
    topic: TopicId,
    user: UserId,
    signal?: AbortSignal,
  ): Requested<SubscriptionId | undefined> =>
    activity === undefined
      ? TaskEither.right(undefined)
      : pipe(
          client(silent(directory.activityForUser), { params: { id: activity, userId: user } }, { signal }),
          TaskEither.map((read) => subscriptionIn(read.topics, topic)),
        )
  return {
    send: (write) => {
      switch (write.kind) {
        case 'noticeSeen':
          return client(silent(notices.markSeen), { params: { id: write.notice } })
        case 'surveyAnswered':
          return client(silent(notices.answerSurvey), { params: { id: write.notice }, body: write.submission })
        case 'eventAdded':
          return client(events.keep, { params: { eventId: write.event } })
        case 'eventReminded':
          return pipe(
            client(events.remind, {
              params: { userEventId: write.userEvent },
              body: { field: 'reminder', reminder: write.reminder, ...(write.origin && { origin: write.origin }) },
            }),
            TaskEither.mapLeft(saidUnder({ reminder: 'choice' })),
          )
        case 'eventRemoved':
          return client(events.drop, { params: { userEventId: write.userEvent } })
        case 'topicFollowed':
          return client(silent(topics.subscribe), { body: write.request })
        case 'topicLeft':
          return client(silent(topics.unsubscribe), { params: { userTopicId: write.subscription } })
        case 'profileSaved':
          return pipe(
            client(account.saveProfile, { body: { profile: profileIn(write), image: pictureIn(write) } }),
            TaskEither.mapLeft(saidUnder({ image: 'picture' })),
          )
        case 'accountRenamed':
          return pipe(
            client(silent({ ...account.me, answer: one(ownAccount) }), {}),
            TaskEither.flatMap(({ id, origin }) =>
              client(users.change, { params: { id }, body: { ...write.names, origin: namesAlone(origin) } }),
            ),
          )
        case 'messageSaid':
          return client(chat.send, { body: { chat: write.chat, message: write.text } })
        default:
          return write satisfies never
      }
    },
    settle: (write, owner, signal) => {
      switch (write.kind) {
        case 'noticeSeen':
          // A mark can be set again.
          return isNotDone
        case 'surveyAnswered':
          return unlessMissing(
            settledBy(
              client(silent(notices.one), { params: { id: write.notice } }, { signal }),
              ({ content }) => content.template === 'survey' && content.survey.closed,
            ),
          )
        case 'eventAdded':
          return settledBy(savedEvent(write.event, signal), (saved) => saved !== undefined)
        case 'eventReminded':
          return settledBy(
            savedEvent(write.event, signal),
            (saved) => saved?.id === write.userEvent && saved.reminder === write.reminder,
          )
        case 'eventRemoved':
          return settledBy(savedEvent(write.event, signal), (saved) => saved?.id !== write.userEvent)
        case 'topicFollowed':
          return unlessMissing(
            pipe(
              subscription(write.activity, write.request.topic, owner, signal),
              TaskEither.map((id) => {
                const answer: SubscriptionAnswer = { id, status: undefined, message: undefined }
                return id === undefined ? { isDone: false } : { isDone: true, answer }
              }),
            ),
          )
        case 'topicLeft':
          return unlessMissing(
            settledBy(
              subscription(write.activity, write.topic, owner, signal),
              (id) => write.activity !== undefined && id !== write.subscription,
            ),
          )
        case 'profileSaved':
          return settledBy(
            client(silent(account.profile), {}, { signal }),
            (read) =>
              saysTheSame(read, write.profile) && (write.portrait === undefined || showsPortrait(read, write.portrait)),
          )
        case 'accountRenamed':
          return settledBy(client(silent(account.me), {}, { signal }), (read) => !changesNames(read, write.names))
        case 'messageSaid':
          return unlessMissing(
            settledBy(
              client({ ...silent(chat.one), keeps: false }, { params: { id: write.chat } }, { signal }),
              ({ messages }) => hasArrived(write, messages, owner),
            ),
          )
        default:
          return write satisfies never
      }
    },
  }
}
