import { pipe } from 'fp-ts/lib/function.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { addressChoice } from '#application/address-choice/address-choice.implementations.ts'
import { fromPort } from '#application/kit/from-port.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Addresses, KeptSubscriptions, Topics } from '#application/ports/topics.ts'
import type { SubscriptionId, TopicId } from '#domain/topics/topic.ts'
import {
  accessRequestMachine,
  topicPasswordMachine,
  type TopicPasswordWrong,
  unsubscriptionMachine,
} from './subscription-forms.ts'
import { topicSubscriptionMachine } from './topic-subscription.machine.ts'

type Given = Readonly<{ topics: Topics; addresses: Addresses; keptSubscriptions: KeptSubscriptions }>

/** A password that the server does not know is a failure of the form (TOPIC-04). */
const rightPassword = (
  topics: Topics,
  topic: TopicId,
  password: string,
): TaskEither.TaskEither<RequestFailure | TopicPasswordWrong, void> =>
  pipe(
    topics.checkPassword(topic, password),
    TaskEither.flatMap((right) =>
      right ? TaskEither.right(undefined) : TaskEither.left<TopicPasswordWrong>({ _tag: 'TopicPasswordWrong' }),
    ),
  )

/**
 * What the server has ended the device forgets; where it cannot, it is ended all the same. Ended in another window, it is
 * ended too.
 */
const unsubscribed = (topics: Topics, { drop }: KeptSubscriptions, id: SubscriptionId) =>
  pipe(
    topics.unsubscribe(id),
    TaskEither.orElse((failure) =>
      failure._tag === 'Missing' ? TaskEither.right(undefined) : TaskEither.left(failure),
    ),
    TaskEither.flatMap((message) =>
      TaskEither.fromTask(
        pipe(
          drop(id),
          Task.map(() => message),
        ),
      ),
    ),
  )

/** Following one topic, on its ports. */
export const topicSubscription = ({ topics, keptSubscriptions, ...ports }: Given, topic: TopicId) =>
  topicSubscriptionMachine.provide({
    actors: {
      password: topicPasswordMachine.provide({
        actors: { send: fromPort(({ values }) => rightPassword(topics, topic, values.password)) },
      }),
      addresses: addressChoice(ports),
      subscribe: fromPort(topics.subscribe),
      keep: fromPort(keptSubscriptions.keep),
      access: accessRequestMachine.provide({
        actors: {
          send: fromPort(({ values: { name, surname } }) =>
            topics.requestAccess({ topic, name: name.trim(), surname: surname.trim() }),
          ),
        },
      }),
      unsubscription: unsubscriptionMachine.provide({
        actors: { act: fromPort(({ subject }) => unsubscribed(topics, keptSubscriptions, subject)) },
      }),
    },
  })
