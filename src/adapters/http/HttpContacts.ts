import { pipe } from 'fp-ts/lib/function.js'
import type { Contacts } from '#application/ports/contacts.ts'
import { DIRECTORY_PAGE_SIZE } from '#domain/directory/directory-query.ts'
import { askedFor, fitsAsked } from './asked-for.ts'
import type { Client } from './client/client.ts'
import { directory } from './contract/directory.ts'

/** Contacts over HTTP. */
export const createHttpContacts = (client: Client): Contacts => ({
  page: ({ municipality, category, sortBy, descending }, page, signal) =>
    pipe(
      client(
        directory.contacts,
        {
          params: {},
          query: {
            filters: { municipality, category },
            sortBy,
            descending,
            page,
            rowsPerPage: DIRECTORY_PAGE_SIZE,
            group: undefined,
          },
        },
        { signal },
      ),
      askedFor((row) => fitsAsked(municipality, row.municipality?.id) && fitsAsked(category, row.category)),
    ),
  one: (id, signal) => client(directory.contact, { params: { id } }, { signal }),
  all: ({ municipality, category }, signal) =>
    client(directory.contactCoordinates, { params: {}, query: { filters: { municipality, category } } }, { signal }),
  categories: (signal) => client(directory.contactCategories, { params: {} }, { signal }),
})
