import type { UserId } from '#domain/identity/user.ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { SavedAgreement } from '../collections/account.ts'
import { type CollectionOf, nextId, remove, those } from '../collections/standard.ts'

const of = (owner: UserId, policy: Policy) => (one: SavedAgreement) => one.owner === owner && one.policy === policy

/** When a user last decided; undefined when never. */
export const savedAtOf = (
  all: CollectionOf<SavedAgreement>,
  owner: UserId,
  policy: Policy,
): SavedAgreement['savedAt'] | undefined => those(all, of(owner, policy))[0]?.savedAt

/** Replaces the moment of the last save (PRIV-02). */
export const noteAgreement = async (
  all: CollectionOf<SavedAgreement>,
  owner: UserId,
  policy: Policy,
  now: number,
): Promise<void> => {
  remove(all, of(owner, policy))
  await all.create({ id: nextId(all), owner, policy, savedAt: now as Instant })
}
