import type { Advertising } from '#application/ports/advertising.ts'
import type { Client } from './client/client.ts'
import { advertising } from './contract/advertising.ts'
import { nothingAnswered } from './nothing-answered.ts'

/**
 * Advertisements over HTTP. A click is sent by a `fetch` with `keepalive`, which survives the page: the API requires
 * PUT and the citizen's token, and `sendBeacon` supports neither.
 */
export const createHttpAdvertising = (client: Client): Advertising => ({
  all: ({ page, place, municipality, notice }, signal) =>
    client(advertising.list, { query: { filters: { page, place, municipality, notice } } }, { signal }),
  one: (id, signal) => client(advertising.one, { params: { id } }, { signal }),
  countClick: ({ advertisement, municipality }) =>
    nothingAnswered(client(advertising.click, { params: { id: advertisement }, body: { municipality } })),
})
