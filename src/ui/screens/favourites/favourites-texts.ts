import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { FavouriteKind, FavouriteThings, FavouriteTarget } from '#domain/favourites/favourites.ts'
import type { Formats } from '#ui/language/formats.ts'
import { SCREENS } from '#ui/base/screens.ts'

type Texts = Readonly<
  Record<'tab' | 'countedTab' | 'empty' | 'emptyText' | 'search', MessageDescriptor> & { searchPath: string }
>

/** The texts of each kind of favourites, and the link to more of them. */
export const kindTexts: Readonly<Record<FavouriteKind, Texts>> = {
  activity: {
    ...defineMessages({
      tab: { id: 'favourites.activities' },
      countedTab: { id: 'favourites.activitiesCount' },
      empty: { id: 'favourites.noActivities' },
      emptyText: { id: 'favourites.noActivitiesText' },
      search: { id: 'favourites.searchActivities' },
    }),
    searchPath: SCREENS.activities.path,
  },
  contact: {
    ...defineMessages({
      tab: { id: 'favourites.contacts' },
      countedTab: { id: 'favourites.contactsCount' },
      empty: { id: 'favourites.noContacts' },
      emptyText: { id: 'favourites.noContactsText' },
      search: { id: 'favourites.searchContacts' },
    }),
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
