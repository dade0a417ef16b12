import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Category } from '#domain/directory/category.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import type { DirectoryFilter, DirectoryQuery } from '#domain/directory/directory-query.ts'
import type { Page } from '#domain/paging/page.ts'
import type { RequestFailure } from './failure.ts'

/** Places one can go to, call or write to. Readings take a signal that calls them off. */
export interface Contacts {
  /** One page, from 1 (DIR-03). */
  readonly page: (
    query: DirectoryQuery,
    page: number,
    signal?: AbortSignal,
  ) => TaskEither<RequestFailure, Page<Contact>>
  readonly one: (id: ContactId, signal?: AbortSignal) => TaskEither<RequestFailure, Contact>
  /** All that the filter lets through, for the map and the list beside it; some may have no place (DIR-04, fault 46). */
  readonly all: (filter: DirectoryFilter, signal?: AbortSignal) => TaskEither<RequestFailure, readonly Contact[]>
  /** The filters offered (DIR-07). */
  readonly categories: (signal?: AbortSignal) => TaskEither<RequestFailure, readonly Category[]>
}
