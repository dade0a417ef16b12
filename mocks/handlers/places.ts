import type { HttpHandler } from 'msw'
import { places } from '#adapters/places/contract.ts'
import { placesFor } from '../rules/places.ts'
import { streets } from '../seed/places.ts'
import type { Desk } from './desk.ts'
import { handlersFor } from './handlers-for.ts'

/** Where the demo's places service is, under the same host. */
const PLACES_PATH = '/places'

/** Addresses of the province of Varese, from a service that is none of ours: it knows no session. */
export const placesHandlers = (desk: Desk): HttpHandler[] =>
  handlersFor({ ...desk, base: desk.base + PLACES_PATH }, 'places', places, {
    search: ({ query: { words, most } }) => placesFor(streets, words, most),
  })
