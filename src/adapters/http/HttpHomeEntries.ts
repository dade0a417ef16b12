import type { HomeEntries } from '#application/ports/home-entries.ts'
import type { Client } from './client/client.ts'
import { home } from './contract/home.ts'

/** The entries of Home over HTTP. */
export const createHttpHomeEntries = (client: Client): HomeEntries => ({
  all: (signal) => client(home.entries, {}, { signal }),
})
