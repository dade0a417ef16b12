import type { FavouriteKind, FavouriteThings, FavouriteTarget } from '#domain/favourites/favourites.ts'
import type { Formats } from '#ui/language/formats.ts'
import { SCREENS } from '#ui/base/screens.ts'
import type { MessageId } from '#ui/view/speech.ts'

type Texts = Readonly<
  Record<'tab' | 'countedTab' | 'empty' | 'emptyText' | 'search', MessageId> & { searchPath: string }
>

/** The texts of each kind of favourites, and the link to more of them. */
export const KIND_TEXTS: Readonly<Record<FavouriteKind, Texts>> = {
  activity: {
    tab: 'favourites.activities',
    countedTab: 'favourites.activitiesCount',
    empty: 'favourites.noActivities',
    emptyText: 'favourites.noActivitiesText',
    search: 'favourites.searchActivities',
    searchPath: SCREENS.activities.path,
  },
  contact: {
    tab: 'favourites.contacts',
    countedTab: 'favourites.contactsCount',
    empty: 'favourites.noContacts',
    emptyText: 'favourites.noContactsText',
    search: 'favourites.searchContacts',
    searchPath: SCREENS.contacts.path,
  },
}

/** [decided] The favourites of a kind by name: their position does not depend on the moment of the choice (FAV-01). */
export const favouritesOf = (
  kind: FavouriteKind,
  { activities, contacts }: FavouriteThings,
  { inOrder }: Pick<Formats, 'inOrder'>,
): readonly FavouriteTarget[] => {
  const targets: readonly FavouriteTarget[] =
    kind === 'activity'
      ? activities.map((thing) => ({ kind: 'activity', thing }))
      : contacts.map((thing) => ({ kind: 'contact', thing }))
  return [...targets].sort((one, other) => inOrder(one.thing.name, other.thing.name))
}
