import { confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { formMachine } from '#application/kit/form.machine.ts'
import {
  type AccessNames,
  accessProblems,
  type TopicPassword,
  topicPasswordProblems,
} from '#domain/topics/subscription.ts'
import type { SubscriptionId } from '#domain/topics/topic.ts'

/** The topic has another password (TOPIC-04). */
export type TopicPasswordWrong = Readonly<{ _tag: 'TopicPasswordWrong' }>

/** The password of a topic (TOPIC-03): it is sent once the server says that it is the right one. */
export const topicPasswordMachine = formMachine<TopicPassword, 'missing', void, TopicPasswordWrong>(
  'topicPassword',
  topicPasswordProblems,
  { TopicPasswordWrong: true },
)

/** Who asks for access to a topic (TOPIC-09); answered with the server's message, when it has one. */
export const accessRequestMachine = formMachine<AccessNames, 'missing', string | undefined>(
  'accessRequest',
  accessProblems,
)

/** The question before a topic is no longer followed (TOPIC-12). */
export const unsubscriptionMachine = confirmationMachine<SubscriptionId, string | undefined>('unsubscription')
