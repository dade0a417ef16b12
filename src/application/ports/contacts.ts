import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Category } from '#domain/directory/category.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import type { DirectoryFilter, DirectoryQuery } from '#domain/directory/directory-query.ts'
import type { Page } from '#domain/paging/page.ts'
import type { RequestFailure } from './failure.ts'

/** Contacts with place, telephone and e-mail. A signal aborts a reading. */
export interface Contacts {
  /** One page, from 1 (DIR-03). */
  readonly page: (
    query: DirectoryQuery,
    page: number,
    signal?: AbortSignal,
  ) => TaskEither<RequestFailure, Page<Contact>>
  readonly one: (id: ContactId, signal?: AbortSignal) => TaskEither<RequestFailure, Contact>
  /** All that match the filter, for the map and the list beside it; some may have no place (DIR-04, fault 46). */
  readonly all: (filter: DirectoryFilter, signal?: AbortSignal) => TaskEither<RequestFailure, readonly Contact[]>
  /** The filter options (DIR-07). */
  readonly categories: (signal?: AbortSignal) => TaskEither<RequestFailure, readonly Category[]>
}
