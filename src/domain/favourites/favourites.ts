import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'

/** What the server knows of a citizen's favourites, and what is shown of them (FAV-01). */
export type Favourites = Readonly<{ activities: readonly ActivitySummary[]; contacts: readonly Contact[] }>

/** Something that can be a favourite. */
export type FavouriteTarget = Readonly<
  { kind: 'activity'; thing: ActivitySummary } | { kind: 'contact'; thing: Contact }
>

export type FavouriteKind = FavouriteTarget['kind']

/** One thing that was made a favourite, or no longer is. */
export type FavouriteChange = FavouriteTarget & Readonly<{ isFavourite: boolean }>

export const NO_FAVOURITES: Favourites = { activities: [], contacts: [] }

const isSameThing = (one: FavouriteTarget, other: FavouriteTarget): boolean =>
  one.kind === other.kind && one.thing.id === other.thing.id

/** What was made a favourite here comes first, the newest before all; then what the server knows, in its order. */
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

/** [decided] The contract only reads favourites: what this device changed since goes over what the server knows (FAV-02). */
export const withChanges = (known: Favourites, changes: readonly FavouriteChange[]): Favourites => ({
  activities: merged(
    known.activities,
    changes.flatMap((change) => (change.kind === 'activity' ? [change] : [])),
  ),
  contacts: merged(
    known.contacts,
    changes.flatMap((change) => (change.kind === 'contact' ? [change] : [])),
  ),
})

/** The changes once one more is made; only the last one of each thing counts. */
export const withChange = (
  changes: readonly FavouriteChange[],
  change: FavouriteChange,
): readonly FavouriteChange[] => [...changes.filter((earlier) => !isSameThing(earlier, change)), change]

/** Whether something is a favourite: as it was last changed here, else as the server knows it. */
export const isFavourite = (
  known: Favourites,
  changes: readonly FavouriteChange[],
  target: FavouriteTarget,
): boolean => {
  const things: readonly Readonly<{ id: number }>[] = target.kind === 'activity' ? known.activities : known.contacts
  return (
    changes.find((change) => isSameThing(change, target))?.isFavourite ??
    things.some(({ id }) => id === target.thing.id)
  )
}

/** Whether this is what was last done with its thing. */
export const isLastChange = (changes: readonly FavouriteChange[], change: FavouriteChange): boolean =>
  changes.some((last) => isSameThing(last, change) && last.isFavourite === change.isFavourite)
