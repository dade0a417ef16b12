import type { UserId } from '#domain/identity/user.ts'
import type { Collections } from '../collections/collections.ts'
import { remove } from '../collections/standard.ts'

/** Removes the subscriptions, requests and choices of a deleted account: the next one may get its id. */
export const forgetFollower = (
  { subscriptions, accessRequests, topicKeys, addressChoices }: Collections,
  user: UserId,
): void => {
  remove(subscriptions, ({ owner }) => owner === user)
  remove(accessRequests, ({ owner }) => owner === user)
  remove(topicKeys, ({ owner }) => owner === user)
  remove(addressChoices, ({ owner }) => owner === user)
}
