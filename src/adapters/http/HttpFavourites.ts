import type { Favourites } from '#application/ports/favourites.ts'
import type { Client } from './client/client.ts'
import { favourites } from './contract/favourites.ts'

/** The favourites the server knows, over HTTP. */
export const createHttpFavourites = (client: Client): Favourites => ({
  all: (signal) => client(favourites.all, { params: {} }, { signal }),
})
