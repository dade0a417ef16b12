import type { Languages } from '#application/ports/home-entries.ts'
import type { Client } from './client/client.ts'
import { home } from './contract/home.ts'

/** The available languages, over HTTP. */
export const createHttpLanguages = (client: Client): Languages => ({
  all: (signal) => client(home.languages, {}, { signal }),
})
