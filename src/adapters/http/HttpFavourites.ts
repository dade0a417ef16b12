import type { Favourites } from '#application/ports/favourites.ts'
import type { Client } from './client/client.ts'
import { favourites } from './contract/favourites.ts'

/** The favourites of the server, over HTTP. */
export const createHttpFavourites = (client: Client): Favourites => ({
  all: (signal) => client(favourites.all, {}, { signal }),
})
