import type { Languages } from '#application/ports/home-entries.ts'
import type { Client } from './client/client.ts'
import { home } from './contract/home.ts'

/** The languages on offer, over HTTP. */
export const createHttpLanguages = (client: Client): Languages => ({
  all: (signal) => client(home.languages, { params: {} }, { signal }),
})
