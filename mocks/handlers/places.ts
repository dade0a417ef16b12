import type { places } from '#adapters/places/contract.ts'
import { placesFor } from '../rules/places.ts'
import { streets } from '../seed/places.ts'
import type { Answers } from './handlers-for.ts'

/** Addresses of the province of Varese, from a service that is none of ours: it knows no session. */
export const placesAnswers: Answers<typeof places> = {
  search: ({ query: { words, most } }) => placesFor(streets, words, most),
}
