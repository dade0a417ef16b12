import { pipe } from 'fp-ts/lib/function.js'
import * as Task from 'fp-ts/lib/Task.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { addressChoice } from '#application/address-choice/address-choice.implementations.ts'
import { fromPort } from '#application/kit/from-port.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Addresses, KeptSubscriptions, Topics } from '#application/ports/topics.ts'
import type { SubscriptionId, Topic } from '#domain/topics/topic.ts'
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
  { id }: Topic,
  password: string,
): TaskEither.TaskEither<RequestFailure | TopicPasswordWrong, void> =>
  pipe(
    topics.checkPassword(id, password),
    TaskEither.flatMap((right) =>
      right ? TaskEither.right(undefined) : TaskEither.left<TopicPasswordWrong>({ _tag: 'TopicPasswordWrong' }),
    ),
  )

/** The device forgets what the server has ended; where it cannot, it is ended all the same. */
const unsubscribed = (topics: Topics, { drop }: KeptSubscriptions, id: SubscriptionId) =>
  pipe(
    topics.unsubscribe(id),
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
export const topicSubscription = ({ topics, keptSubscriptions, ...ports }: Given, topic: Topic) =>
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
            topics.requestAccess({ topic: topic.id, name: name.trim(), surname: surname.trim() }),
          ),
        },
      }),
      unsubscription: unsubscriptionMachine.provide({
        actors: { act: fromPort(({ subject }) => unsubscribed(topics, keptSubscriptions, subject)) },
      }),
    },
  })
