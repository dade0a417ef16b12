import { searchPath } from '#ui/base/screens.ts'
import { PLACES, screenOf, type Who } from '../faces/places.ts'

/** The readers of every address. */
export const READERS: readonly Who[] = ['visitor', 'mario.rossi', 'amministratore']

/** Screens that are empty at their first address. */
const FULLER: Readonly<Record<string, string>> = { search: searchPath('biblioteca'), contacts: '/contact?view=map' }

/** An address of every screen of the table, and further ones of those that are empty at it. */
export const ADDRESSES: readonly string[] = [
  ...new Set(
    PLACES.filter(({ isShownInAllFaces }) => isShownInAllFaces).flatMap((place) => {
      const fuller = FULLER[screenOf(place)]
      return fuller === undefined ? [place.path] : [place.path, fuller]
    }),
  ),
]
