import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Address, AddressChoice, ChosenAddress } from '#domain/addresses/address.ts'
import type { Page } from '#domain/paging/page.ts'
import type { KeptStanding, KeptSubscription, SubscriptionStatus } from '#domain/topics/subscription.ts'
import type { SubscriptionId, TopicId, TopicUser } from '#domain/topics/topic.ts'
import type { UserQuery } from '#domain/users/user-query.ts'
import type { RequestFailure } from './failure.ts'

/** Subscriptions to topics, and their subscribers. A signal aborts a reading. */
export interface Topics {
  /** Whether the password of the topic is right (TOPIC-03, TOPIC-04). */
  readonly checkPassword: (topic: TopicId, password: string) => TaskEither<RequestFailure, boolean>
  /** Requests access (TOPIC-09). */
  readonly requestAccess: (
    request: Readonly<{ topic: TopicId; name: string; surname: string }>,
  ) => TaskEither<RequestFailure, string | undefined>
  /** One page of the subscribers of a topic, from 1 (TOPIC-13). */
  readonly users: (
    topic: TopicId,
    query: UserQuery,
    page: number,
    signal?: AbortSignal,
  ) => TaskEither<RequestFailure, Page<TopicUser>>
}

/** The addresses and districts that a topic can be followed for (TOPIC-06). */
export interface Addresses {
  /** One page, from 1; `text` comes from `addressFilterOf` (ADDR-01). */
  readonly page: (
    topic: TopicId,
    text: string,
    page: number,
    signal?: AbortSignal,
  ) => TaskEither<RequestFailure, Page<Address>>
  /** Those this citizen chose before (ADDR-02). */
  readonly chosen: (topic: TopicId, signal?: AbortSignal) => TaskEither<RequestFailure, readonly ChosenAddress[]>
  readonly choose: (topic: TopicId, choice: AddressChoice) => TaskEither<RequestFailure, string | undefined>
}

/** The subscriptions made on this device, and those that were not made, stored until the citizen signs out (TOPIC-08). */
export interface KeptSubscriptions {
  readonly all: () => TaskEither<RequestFailure, readonly KeptSubscription[]>
  readonly keep: (subscription: KeptSubscription) => TaskEither<RequestFailure, void>
  readonly drop: (id: SubscriptionId) => TaskEither<RequestFailure, void>
  /** What became of the request to follow a topic; undefined where nothing is known. */
  readonly standing: (topic: TopicId) => TaskEither<RequestFailure, SubscriptionStatus | undefined>
  readonly keepStanding: (kept: KeptStanding) => TaskEither<RequestFailure, void>
  readonly dropStanding: (topic: TopicId) => TaskEither<RequestFailure, void>
}
