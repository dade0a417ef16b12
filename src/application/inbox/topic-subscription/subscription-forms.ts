import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import {
  type AccessNames,
  accessProblems,
  type TopicPassword,
  topicPasswordProblems,
} from '#domain/topics/subscription.ts'
import type { SubscriptionId } from '#domain/topics/topic.ts'

/** The password is wrong (TOPIC-04). */
export type TopicPasswordWrong = Readonly<{ _tag: 'TopicPasswordWrong' }>

/** The password of a topic (TOPIC-03): the subscription is sent once the server confirms it. */
export const topicPasswordMachine = formMachine<TopicPassword, 'missing', void, TopicPasswordWrong>(
  'topicPassword',
  topicPasswordProblems,
  { TopicPasswordWrong: true },
)

/** A request for access to a topic (TOPIC-09); returns the server's message, if any. */
export const accessRequestMachine = formMachine<AccessNames, 'missing', string | undefined>(
  'accessRequest',
  accessProblems,
)

/** The confirmation before a subscription ends (TOPIC-12). */
export const unsubscriptionMachine = confirmationMachine<SubscriptionId, string | undefined>('unsubscription')
