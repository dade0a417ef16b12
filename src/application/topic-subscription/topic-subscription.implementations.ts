import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { addressChoice } from '#application/address-choice/address-choice.implementations.ts'
import { fromAct, fromPort } from '#application/kit/from-port.ts'
import { answerNow, type Post } from '#application/outbox/posted.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Addresses, KeptSubscriptions, Topics } from '#application/ports/topics.ts'
import type { Topic, TopicId } from '#domain/topics/topic.ts'
import {
  accessRequestMachine,
  topicPasswordMachine,
  type TopicPasswordWrong,
  unsubscriptionMachine,
} from './subscription-forms.ts'
import { topicSubscriptionMachine } from './topic-subscription.machine.ts'

type Given = Readonly<{
  topics: Pick<Topics, 'checkPassword' | 'requestAccess'>
  addresses: Addresses
  keptSubscriptions: Pick<KeptSubscriptions, 'keep' | 'standing' | 'keepStanding'>
  post: Post
}>

/** A wrong password is a failure of the form (TOPIC-04). */
const rightPassword = (
  topics: Pick<Topics, 'checkPassword'>,
  topic: TopicId,
  password: string,
): TaskEither.TaskEither<RequestFailure | TopicPasswordWrong, void> =>
  pipe(
    topics.checkPassword(topic, password),
    TaskEither.flatMap((right) =>
      right ? TaskEither.right(undefined) : TaskEither.left<TopicPasswordWrong>({ _tag: 'TopicPasswordWrong' }),
    ),
  )

/** A request that was sent stays sent, whether the device remembers it or not. */
const atBest = (keeping: TaskEither.TaskEither<RequestFailure, void>) =>
  pipe(
    keeping,
    TaskEither.orElse(() => TaskEither.right<RequestFailure, void>(undefined)),
  )

/** The subscription to one topic, on its ports. */
export const topicSubscription = (
  { topics, keptSubscriptions, post, ...ports }: Given,
  { id: topic, activity }: Pick<Topic, 'id' | 'activity'>,
) =>
  topicSubscriptionMachine.provide({
    actors: {
      password: topicPasswordMachine.provide({
        actors: { send: fromPort(({ values }) => rightPassword(topics, topic, values.password)) },
      }),
      addresses: addressChoice(ports),
      subscribe: fromAct((request, author) => answerNow(post({ kind: 'topicFollowed', activity, request }, author))),
      keep: fromPort(keptSubscriptions.keep),
      recall: fromPort(keptSubscriptions.standing),
      access: accessRequestMachine.provide({
        actors: {
          send: fromPort(({ values: { name, surname } }) =>
            pipe(
              topics.requestAccess({ topic, name, surname }),
              TaskEither.tap(() =>
                atBest(keptSubscriptions.keepStanding({ topic, standing: 'waiting', reason: undefined })),
              ),
            ),
          ),
        },
      }),
      unsubscription: unsubscriptionMachine.provide({
        actors: {
          act: fromAct(({ subject }, author) =>
            answerNow(post({ kind: 'topicLeft', activity, topic, subscription: subject }, author)),
          ),
        },
      }),
    },
  })
