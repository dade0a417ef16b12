import type { UserId } from '#domain/identity/user.ts'
import type { Policy } from '#domain/profile/profile.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { SavedAgreement } from '../collections/account.ts'
import { type CollectionOf, nextId, remove, those } from '../collections/standard.ts'

const of = (owner: UserId, policy: Policy) => (one: SavedAgreement) => one.owner === owner && one.policy === policy

/** When somebody last said whether they agree; undefined when they never did. */
export const savedAtOf = (
  all: CollectionOf<SavedAgreement>,
  owner: UserId,
  policy: Policy,
): SavedAgreement['savedAt'] | undefined => those(all, of(owner, policy))[0]?.savedAt

/** Notes the moment of a saving, in place of the one before (PRIV-02). */
export const noteAgreement = async (
  all: CollectionOf<SavedAgreement>,
  owner: UserId,
  policy: Policy,
  now: number,
): Promise<void> => {
  remove(all, of(owner, policy))
  await all.create({ id: nextId(all), owner, policy, savedAt: now as Instant })
}
