import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { addressChoiceMachine } from '#application/town/address-choice/address-choice.machine.ts'
import { type Confirmed, confirmationMachine } from '#application/kit/confirmation.machine.ts'
import { type FormFailed, formMachine } from '#application/kit/form.machine.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { fromSignalled, fromPort, requestFailureOf } from '#application/kit/from-port.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import {
  type AccessNames,
  accessProblems,
  firstStep,
  type SubscriptionStatus,
  standingAfter,
  type SubscriptionAnswer,
  subscriptionOutcome,
  type SubscriptionRequest,
  type TopicPassword,
  topicPasswordProblems,
} from '#domain/topics/subscription.ts'
import { type SubscriptionId, type Topic, type TopicId, topicOffer } from '#domain/topics/topic.ts'
import { isSameReader, type NewsOfTopic, type ServersWords, type TopicNews, type TopicReader } from './topic-news.ts'
import { pipe } from 'fp-ts/lib/function.js'
import { answerNow, type Post } from '#application/outbox/posted.ts'
import type { Addresses, KeptSubscriptions, Topics } from '#application/ports/topics.ts'
import type { Unsent } from '#application/ports/unsent.ts'

/** The password is wrong (TOPIC-04). */
export type TopicPasswordWrong = Readonly<{ _tag: 'TopicPasswordWrong' }>

/** The confirmation before a subscription ends (TOPIC-12). */
const unsubscriptionMachine = confirmationMachine<SubscriptionId, string | undefined>('unsubscription')

type Context = Readonly<{
  /** As its reader sees it: with their subscription, if any. */
  topic: Topic
  reader: TopicReader
  /** What became of the last request to follow it. */
  standing: SubscriptionStatus | undefined
}>

type Ended = Confirmed<SubscriptionId, string | undefined>
type ReaderChange = Readonly<{ reader: TopicReader }>

type PasswordFailed = FormFailed<RequestFailure | TopicPasswordWrong>

type Event =
  | PasswordFailed
  | { type: 'subscription.requested' }
  | { type: 'unsubscription.requested' }
  /** A dialog is closed without an answer. */
  | { type: 'cancelled' }
  | { type: 'reader.changed'; reader: TopicReader }
  /** What waited about the topic was sent, or refused. */
  | { type: 'write.settled' }
  /** The activity was read again. */
  | { type: 'topic.read'; topic: Topic }

type TopicPorts = Readonly<{
  topics: Pick<Topics, 'checkPassword' | 'requestAccess'>
  addresses: Addresses
  keptSubscriptions: Pick<KeptSubscriptions, 'keep' | 'standing' | 'keepStanding'>
  unsent: Unsent
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

/** The types of the machine: its events, actors, actions and guards. */
export const topicSubscriptionSetup = (
  { topics, keptSubscriptions, unsent, post, ...ports }: TopicPorts,
  { id: topic, activity }: Pick<Topic, 'id' | 'activity'>,
) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Pick<Context, 'topic' | 'reader'>,
      events: {} as Event,
      emitted: {} as TopicNews,
      children: {} as {
        password: 'password'
        addresses: 'addresses'
        access: 'access'
        unsubscription: 'unsubscription'
      },
      tags: {} as 'busy',
    },
    actors: {
      // The subscription is sent once the server confirms the password (TOPIC-03).
      password: formMachine<TopicPassword, 'missing', void, TopicPasswordWrong>('topicPassword', {
        problemsOf: topicPasswordProblems,
        send: ({ values }) => rightPassword(topics, topic, values.password),
        failures: { TopicPasswordWrong: true },
      }),
      addresses: addressChoiceMachine(ports),
      subscribe: fromSignalled((request: SubscriptionRequest, author) =>
        answerNow(post({ kind: 'topicFollowed', activity, request }, author)),
      ),
      keep: fromPort(keptSubscriptions.keep),
      recall: fromPort(keptSubscriptions.standing),
      // A request for access (TOPIC-09) is answered with the server's message, if any.
      access: formMachine<AccessNames, 'missing', string | undefined>('accessRequest', {
        problemsOf: accessProblems,
        send: ({ values: { name, surname } }) =>
          pipe(
            topics.requestAccess({ topic, name, surname }),
            TaskEither.tap(() =>
              atBest(keptSubscriptions.keepStanding({ topic, standing: 'waiting', reason: undefined })),
            ),
          ),
        draft: unsentDraft(unsent, () => `access.${topic}`, []),
      }),
      unsubscription: unsubscriptionMachine.provide({
        actors: {
          act: fromSignalled(({ subject }, author) =>
            answerNow(post({ kind: 'topicLeft', activity, topic, subscription: subject }, author)),
          ),
        },
      }),
    },
    actions: {
      keepReader: assign((_, { reader }: ReaderChange) => ({ reader })),
      keepTopic: assign((_, { topic }: Readonly<{ topic: Topic }>) => ({ topic })),
      keepSubscription: assign(({ context }, { id }: Pick<SubscriptionAnswer, 'id'>) => ({
        topic: { ...context.topic, subscription: id || undefined },
      })),
      noteStanding: assign((_, { standing }: Pick<Context, 'standing'>) => ({ standing })),
      noteAnswer: assign((_, answer: SubscriptionAnswer) => ({ standing: standingAfter(answer) })),
      tell: emit((_, news: TopicNews) => news),
      tellWords: emit((_, { type, message }: ServersWords) => ({ type, message })),
      tellFailed: emit((_, ended: Ended) => ({
        type: 'unsubscription.failed' as const,
        failure: ended.outcome === 'failed' ? ended.failure : requestFailureOf(undefined),
      })),
      tellAbout: emit(({ context }, { type }: Readonly<{ type: NewsOfTopic['type'] }>) => ({
        type,
        topic: context.topic.id,
      })),
    },
    guards: {
      mayFollow: ({ context: { topic } }) => topicOffer(topic) === 'subscription',
      follows: ({ context: { topic } }) => topicOffer(topic) === 'unsubscription',
      isFirst: ({ context }) => context.standing === undefined,
      isAnonymous: ({ context }) => context.reader.kind === 'anonymous',
      isUnknown: ({ context }) => context.reader.kind !== 'known',
      isSettled: (_, { reader }: ReaderChange) => reader.kind === 'known' || reader.kind === 'anonymous',
      isUnavailable: (_, { reader }: ReaderChange) => reader.kind === 'unavailable',
      isSameReader: ({ context }, { reader }: ReaderChange) => isSameReader(context.reader, reader),
      asksPassword: ({ context }) => firstStep(context.topic) === 'password',
      asksAddresses: ({ context }) => firstStep(context.topic) === 'addresses',
      isWrongPassword: (_, { failure }: PasswordFailed) => failure._tag === 'TopicPasswordWrong',
      hasChosen: (_, { outcome }: Readonly<{ outcome: 'chosen' | 'cancelled' }>) => outcome === 'chosen',
      isSubscribed: (_, answer: SubscriptionAnswer) => subscriptionOutcome(answer).kind === 'subscribed',
      isDone: (_, answer: SubscriptionAnswer) => subscriptionOutcome(answer).kind === 'done',
      wantsAccess: (_, answer: SubscriptionAnswer) => subscriptionOutcome(answer).kind === 'accessRequired',
      isWarning: (_, answer: SubscriptionAnswer) => subscriptionOutcome(answer).kind === 'warned',
      wasEnded: (_, { outcome }: Ended) => outcome === 'done',
      hasFailed: (_, { outcome }: Ended) => outcome === 'failed',
    },
  })
