import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { DirectorySort } from '#domain/directory/directory-query.ts'
import type { DirectoryKind } from './directory-url.ts'

export const sortTexts: Readonly<Record<DirectorySort, MessageDescriptor>> = defineMessages({
  name: { id: 'directory.sortName' },
  municipality: { id: 'directory.sortMunicipality' },
  category: { id: 'directory.sortCategory' },
})

export const directionText = (descending: boolean): MessageDescriptor =>
  descending ? { id: 'directory.descending' } : { id: 'directory.ascending' }

type Texts = Readonly<Record<'title' | 'total' | 'none' | 'incomplete', MessageDescriptor>>

/** The texts of each of the two lists. */
export const kindTexts: Readonly<Record<DirectoryKind, Texts>> = {
  activities: defineMessages({
    title: { id: 'activities.title' },
    total: { id: 'directory.activityTotal' },
    none: { id: 'directory.noActivities' },
    incomplete: { id: 'directory.incompleteActivities' },
  }),
  contacts: defineMessages({
    title: { id: 'contacts.title' },
    total: { id: 'directory.contactTotal' },
    none: { id: 'directory.noContacts' },
    incomplete: { id: 'directory.incompleteContacts' },
  }),
}
