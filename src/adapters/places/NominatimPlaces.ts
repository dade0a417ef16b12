import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Places } from '#application/ports/places.ts'
import { createSend, type Wiring } from '../http/client/send.ts'
import { places, searchFor } from './contract.ts'

/**
 * Addresses from a service that speaks Nominatim's language, under `base` (PROF-06). It is not our API: no token ever
 * goes there. Without a base there is nobody to ask.
 */
export const createNominatimPlaces = ({
  base,
  ...wiring
}: Omit<Wiring, 'base'> & { base: string | undefined }): Places => {
  if (base === undefined || base === '')
    return { isAvailable: () => false, search: () => TaskEither.left({ _tag: 'Unreachable' }) }
  const send = createSend({ ...wiring, base: base.replace(/\/+$/, '') })
  return {
    isAvailable: () => true,
    search: (words, signal) => () => send(places.search, searchFor(words), undefined, signal ? [signal] : []),
  }
}
