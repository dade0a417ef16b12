import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'

/** The favourites of a citizen as the server knows them, and as they are shown (FAV-01). */
export type FavouriteThings = Readonly<{ activities: readonly ActivitySummary[]; contacts: readonly Contact[] }>

/** Something that can be a favourite. */
export type FavouriteTarget = Readonly<
  { kind: 'activity'; thing: ActivitySummary } | { kind: 'contact'; thing: Contact }
>

export type FavouriteKind = FavouriteTarget['kind']

/** One change: an item was added to the favourites, or removed. */
export type FavouriteChange = FavouriteTarget & Readonly<{ isFavourite: boolean }>

export const NO_FAVOURITES: FavouriteThings = { activities: [], contacts: [] }

const isSameThing = (one: FavouriteTarget, other: FavouriteTarget): boolean =>
  one.kind === other.kind && one.thing.id === other.thing.id

/** Favourites added here come first, newest first; then those of the server, in its order. */
const merged = <Thing extends Readonly<{ id: number }>>(
  known: readonly Thing[],
  changes: readonly Readonly<{ thing: Thing; isFavourite: boolean }>[],
): readonly Thing[] => {
  const changed = new Set(changes.map(({ thing }) => thing.id))
  return [
    ...changes
      .flatMap(({ thing, isFavourite }) => (isFavourite ? [known.find(({ id }) => id === thing.id) ?? thing] : []))
      .reverse(),
    ...known.filter(({ id }) => !changed.has(id)),
  ]
}

/**
 * [decided] The contract only reads favourites: the changes of this device override what the server knows (FAV-02).
 */
export const withChanges = (known: FavouriteThings, changes: readonly FavouriteChange[]): FavouriteThings => ({
  activities: merged(
    known.activities,
    changes.flatMap((change) => (change.kind === 'activity' ? [change] : [])),
  ),
  contacts: merged(
    known.contacts,
    changes.flatMap((change) => (change.kind === 'contact' ? [change] : [])),
  ),
})

/** The changes plus one; only the last change of each item counts. */
export const withChange = (
  changes: readonly FavouriteChange[],
  change: FavouriteChange,
): readonly FavouriteChange[] => [...changes.filter((earlier) => !isSameThing(earlier, change)), change]

/** The changes of things of which others say nothing. */
export const changesLackedBy = (
  others: readonly FavouriteChange[],
  changes: readonly FavouriteChange[],
): readonly FavouriteChange[] => changes.filter((change) => !others.some((other) => isSameThing(other, change)))

/** Whether something is a favourite: by its last change here, else by the server. */
export const isFavourite = (
  known: FavouriteThings,
  changes: readonly FavouriteChange[],
  target: FavouriteTarget,
): boolean => {
  const things: readonly Readonly<{ id: number }>[] = target.kind === 'activity' ? known.activities : known.contacts
  return (
    changes.find((change) => isSameThing(change, target))?.isFavourite ??
    things.some(({ id }) => id === target.thing.id)
  )
}

/** Whether this is the last change of its item. */
export const isLastChange = (changes: readonly FavouriteChange[], change: FavouriteChange): boolean =>
  changes.some((last) => isSameThing(last, change) && last.isFavourite === change.isFavourite)
