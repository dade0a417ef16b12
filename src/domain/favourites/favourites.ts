import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'

/** What the server knows of a citizen's favourites, and what is shown of them (FAV-01). */
export type Favourites = Readonly<{ activities: readonly ActivitySummary[]; contacts: readonly Contact[] }>

export type FavouriteKind = 'activity' | 'contact'

/** One thing that was made a favourite, or no longer is. */
export type FavouriteChange = Readonly<
  | { kind: 'activity'; thing: ActivitySummary; isFavourite: boolean }
  | { kind: 'contact'; thing: Contact; isFavourite: boolean }
>

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
): readonly FavouriteChange[] => [
  ...changes.filter(({ kind, thing }) => kind !== change.kind || thing.id !== change.thing.id),
  change,
]
