import type { Places } from '#application/ports/places.ts'
import { createSend, type Wiring } from '../http/client/send.ts'
import { places, searchFor } from './contract.ts'

/**
 * Addresses from a service that is compatible with Nominatim, under `base` (PROF-06). It is not our API: no token is
 * sent to it.
 */
export const createNominatimPlaces = ({ base, ...wiring }: Wiring): Pick<Places, 'search'> => {
  const send = createSend({ ...wiring, base: base.replace(/\/+$/, '') })
  return {
    search: (words, signal) => () =>
      send({ call: places.search, request: searchFor(words), signals: signal ? [signal] : [] }),
  }
}
