import type { Searches } from '#application/ports/searches.ts'
import type { Client } from './client/client.ts'
import { directory } from './contract/directory.ts'

/** The search over HTTP. */
export const createHttpSearches = (client: Client): Searches => ({
  everything: (text, signal) =>
    client(directory.search, { params: {}, query: { text, filters: { province: undefined } } }, { signal }),
  byProvince: (text, signal) => client(directory.searchProvinces, { params: {}, query: { text } }, { signal }),
})
