import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import type { SubscriptionId, TopicId } from '#domain/topics/topic.ts'
import { sendOnce } from './send-once.ts'

const topic = 8 as TopicId
const request = { topic, user: 7 as UserId }
const followed: Write = { kind: 'topicFollowed', activity: undefined, request }
const left: Write = { kind: 'topicLeft', activity: undefined, topic, subscription: 90 as SubscriptionId }
const answered: Write = {
  kind: 'surveyAnswered',
  notice: 4 as ReceivedNoticeId,
  submission: { responses: [], anonymous: false },
}
const answer = (id: number, status?: string) => Either.right({ id, status, message: undefined })

test.each([
  ['keeps the subscription that was made (TOPIC-08)', followed, answer(90), ['no standing 8', 'kept 90'], true],
  ['keeps no subscription that was not', followed, answer(0), ['no standing 8'], true],
  ['notes what waits for approval (TOPIC-10)', followed, answer(0, 'I'), ['waiting 8'], true],
  ['notes what is closed (TOPIC-11)', followed, answer(0, 'N'), ['closed 8'], true],
  ['removes the subscription that ended', left, Either.right('Fatto'), ['dropped 90', 'no standing 8'], true],
  [
    'takes a subscription that another window ended for ended',
    left,
    Either.left({ _tag: 'Missing' }),
    ['dropped 90', 'no standing 8'],
    true,
  ],
  ['keeps a subscription that could not be ended', left, Either.left({ _tag: 'Unreachable' }), [], false],
  ['removes the draft of sent answers (SURVEY-06)', answered, Either.right(undefined), ['no draft 4'], true],
  ['keeps the draft of answers that were not sent', answered, Either.left({ _tag: 'Missing' }), [], false],
] as const)('The device %s', async (_, write, outcome, expected, isSent) => {
  const done: string[] = []
  const noting = (what: string): TaskEither.TaskEither<RequestFailure, void> => {
    done.push(what)
    return TaskEither.left({ _tag: 'Unreachable' })
  }
  const sent = await sendOnce(
    {
      writes: {
        send: () => async () => outcome as Either.Either<RequestFailure, unknown>,
        settle: () => TaskEither.right({ isDone: false }),
      },
      keptSubscriptions: {
        all: () => TaskEither.right([]),
        keep: ({ id }) => noting(`kept ${id}`),
        drop: (id) => noting(`dropped ${id}`),
        standing: () => TaskEither.right(undefined),
        keepStanding: ({ topic: about, standing }) => noting(`${standing} ${about}`),
        dropStanding: (about) => noting(`no standing ${about}`),
      },
      drafts: {
        survey: {
          read: () => Option.none,
          keep: () => Either.right(undefined),
          drop: (notice) => void done.push(`no draft ${notice}`),
        },
      },
    },
    write,
  )()
  expect([done, Either.isRight(sent)]).toEqual([expected, isSent])
})
