import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { ChosenOn } from './map-choice.ts'

/** The part of a map that this function updates. */
export type ToldMap = Pick<PlacesMapHandle, 'show' | 'mark' | 'here' | 'fit'>

/** What a map shows: the places that were sought, whether all are in view, the chosen one, the citizen's position. */
export type ShownOnMap = Readonly<{
  found: readonly Mapped[]
  inView: Bounds | undefined
  chosen: Mapped | undefined
  chosenOn: ChosenOn
  here: Coordinates | undefined
}>

/** Keeps a map in step: tells it what has changed since it was told last. */
export const followMap = (map: ToldMap): ((now: ShownOnMap) => void) => {
  const nothing: ShownOnMap = { found: [], inView: undefined, chosen: undefined, chosenOn: 'map', here: undefined }
  let told = nothing
  return (now) => {
    const before = told
    told = now
    if (now.found !== before.found) map.show(now.found)
    else if (before.inView !== undefined && now.inView === undefined) map.fit()
    if (now.chosen !== before.chosen) map.mark(now.chosen, now.chosenOn === 'list' ? 'middle' : 'sight')
    if (now.here !== before.here) map.here(now.here)
  }
}
