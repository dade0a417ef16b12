import { type Bounds, isWithin } from '#domain/places/bounds.ts'
import { searchable } from '#domain/text/fold.ts'
import type { Mapped } from './mapped.ts'

/** What searches read of each place of a list: it is folded once, not for every letter that is typed. */
const readable = new WeakMap<readonly Mapped[], readonly string[]>()

const readableOf = (places: readonly Mapped[]): readonly string[] => {
  const known = readable.get(places)
  if (known) return known
  const made = places.map(({ name, address, municipality, source }) =>
    searchable(
      [name, address, municipality?.name, source?.kind === 'activity' ? source.thing.category?.name : undefined].join(
        '\n',
      ),
    ),
  )
  readable.set(places, made)
  return made
}

/**
 * [decided] The places that have all of some words in their name, address, municipality or category, without regard to
 * case and accents; all of them, as the same list, where there are no words (DIR-04).
 */
export const soughtPlaces = (places: readonly Mapped[], words: string): readonly Mapped[] => {
  const sought = searchable(words).split(' ').filter(Boolean)
  if (sought.length === 0) return places
  const texts = readableOf(places)
  return places.filter((_, at) => sought.every((word) => texts[at]?.includes(word)))
}

/** The places in view; all of them, as the same list, where the whole is in view (DIR-04). */
export const placesInView = (places: readonly Mapped[], view: Bounds | undefined): readonly Mapped[] =>
  view === undefined ? places : places.filter(({ position }) => isWithin(view, position))
