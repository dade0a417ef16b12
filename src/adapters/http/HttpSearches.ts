import type { Searches } from '#application/ports/searches.ts'
import type { Client } from './client/client.ts'
import { directory } from './contract/directory.ts'

/** The search over HTTP. */
export const createHttpSearches = (client: Client): Searches => ({
  everything: (text, signal) =>
    client(directory.search, { query: { text, filters: { province: undefined } } }, { signal }),
  byProvince: (text, signal) => client(directory.searchProvinces, { query: { text } }, { signal }),
})
