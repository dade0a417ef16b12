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

/** A wrong password is a failure of the form (TOPIC-04). */
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
 * The device removes a subscription that the server ended; a failure of that is ignored. A subscription that another
 * window ended counts as ended.
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

/** The subscription to one topic, on its ports. */
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
