import type { Category } from '#domain/directory/category.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import type { DirectoryFilter, DirectoryQuery } from '#domain/directory/directory-query.ts'
import type { Page } from '#domain/paging/page.ts'
import type { Requested } from './failure.ts'

/** Contacts with place, telephone and e-mail. A signal aborts a reading. */
export interface Contacts {
  /** One page, from 1 (DIR-03). */
  readonly page: (query: DirectoryQuery, page: number, signal?: AbortSignal) => Requested<Page<Contact>>
  readonly one: (id: ContactId, signal?: AbortSignal) => Requested<Contact>
  /** All that match the filter, for the map and the list beside it; some may have no place (DIR-04, fault 46). */
  readonly all: (filter: DirectoryFilter, signal?: AbortSignal) => Requested<readonly Contact[]>
  /** The filter options (DIR-07). */
  readonly categories: (signal?: AbortSignal) => Requested<readonly Category[]>
}
