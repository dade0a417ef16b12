import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Contacts } from '#application/ports/contacts.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { DIRECTORY_PAGE_SIZE, type DirectoryFilter } from '#domain/directory/directory-query.ts'
import { askedFor, fitsAsked } from './asked-for.ts'
import type { Client } from './client/client.ts'
import { directory } from './contract/directory.ts'

const isAsked =
  ({ municipality, category }: DirectoryFilter) =>
  (row: Contact): boolean =>
    fitsAsked(municipality, row.municipality?.id) && fitsAsked(category, row.category)

/** Contacts over HTTP. */
export const createHttpContacts = (client: Client): Contacts => ({
  page: ({ sortBy, descending, ...filters }, page, signal) =>
    pipe(
      client(
        directory.contacts,
        { query: { filters, sortBy, descending, page, rowsPerPage: DIRECTORY_PAGE_SIZE } },
        { signal },
      ),
      askedFor(isAsked(filters)),
    ),
  one: (id, signal) => client(directory.contact, { params: { id } }, { signal }),
  all: (filters, signal) =>
    pipe(
      client(directory.contactCoordinates, { query: { filters } }, { signal }),
      TaskEither.map((all) => all.filter(isAsked(filters))),
    ),
  categories: (signal) => client(directory.contactCategories, {}, { signal }),
})
