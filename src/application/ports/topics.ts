import type { Address, AddressChoice, ChosenAddress } from '#domain/addresses/address.ts'
import type { Page } from '#domain/paging/page.ts'
import type { KeptStanding, KeptSubscription, SubscriptionStatus } from '#domain/topics/subscription.ts'
import type { SubscriptionId, TopicId, TopicUser } from '#domain/topics/topic.ts'
import type { UserQuery } from '#domain/users/user-query.ts'
import type { Requested } from './failure.ts'

/** Subscriptions to topics, and their subscribers. A signal aborts a reading. */
export interface Topics {
  /** Whether the password of the topic is right (TOPIC-03, TOPIC-04). */
  readonly checkPassword: (topic: TopicId, password: string) => Requested<boolean>
  /** Requests access (TOPIC-09). */
  readonly requestAccess: (
    request: Readonly<{ topic: TopicId; name: string; surname: string }>,
  ) => Requested<string | undefined>
  /** One page of the subscribers of a topic, from 1 (TOPIC-13). */
  readonly users: (topic: TopicId, query: UserQuery, page: number, signal?: AbortSignal) => Requested<Page<TopicUser>>
}

/** The addresses and districts that a topic can be followed for (TOPIC-06). */
export interface Addresses {
  /** One page, from 1; `text` comes from `addressFilterOf` (ADDR-01). */
  readonly page: (topic: TopicId, text: string, page: number, signal?: AbortSignal) => Requested<Page<Address>>
  /** Those this citizen chose before (ADDR-02). */
  readonly chosen: (topic: TopicId, signal?: AbortSignal) => Requested<readonly ChosenAddress[]>
  readonly choose: (topic: TopicId, choice: AddressChoice) => Requested<string | undefined>
}

/** The subscriptions made on this device, and those that were not made, stored until the citizen signs out (TOPIC-08). */
export interface KeptSubscriptions {
  readonly all: () => Requested<readonly KeptSubscription[]>
  readonly keep: (subscription: KeptSubscription) => Requested<void>
  readonly drop: (id: SubscriptionId) => Requested<void>
  /** What became of the request to follow a topic; undefined where nothing is known. */
  readonly standing: (topic: TopicId) => Requested<SubscriptionStatus | undefined>
  readonly keepStanding: (kept: KeptStanding) => Requested<void>
  readonly dropStanding: (topic: TopicId) => Requested<void>
}
