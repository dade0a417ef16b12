import type { places } from '#adapters/places/contract.ts'
import { placesFor } from '../rules/places.ts'
import { streets } from '../seed/places.ts'
import type { Answers } from './handlers-for.ts'

/** Addresses of the province of Varese, from an external service without a session. */
export const placesAnswers: Answers<typeof places> = {
  search: ({ query: { words, most } }) => placesFor(streets, words, most),
}
