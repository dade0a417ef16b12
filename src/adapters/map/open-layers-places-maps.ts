import type { PlacesMaps } from '#application/ports/places-maps.ts'
import { loadGround, type Tiles } from './ground.ts'
import { mountLate } from './mount-late.ts'

/** The worker comes to itself while the library is still on its way. */
const drawing = (tiles: Tiles | undefined) => async () => {
  const [{ drawPlacesMap }, ground, gathering] = await Promise.all([
    import('./open-layers-places-map.ts'),
    loadGround(tiles),
    import('./start-gathering.ts').then(({ startGathering }) => startGathering()),
  ])
  return drawPlacesMap(ground, gathering)
}

/** Maps of many places by OpenLayers. */
export const createOpenLayersPlacesMaps = (tiles?: Tiles, load = drawing(tiles)): PlacesMaps => ({
  attribution: tiles?.attribution,
  mount: (element, options) => {
    const { ask, destroy } = mountLate(element, options, load)
    return {
      show: (places) => ask((map) => map.show(places)),
      mark: (place, bring) => ask((map) => map.mark(place, bring)),
      here: (position) => ask((map) => map.here(position)),
      zoom: (levels) => ask((map) => map.zoom(levels)),
      fit: () => ask((map) => map.fit()),
      destroy,
    }
  },
})
