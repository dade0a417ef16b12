import type { Maps } from '#application/ports/maps.ts'
import { loadGround, type Tiles } from './ground.ts'
import { mountLate } from './mount-late.ts'

const drawing = (tiles: Tiles | undefined) => async () => {
  const [{ drawMap }, ground] = await Promise.all([import('./open-layers-map.ts'), loadGround(tiles)])
  return drawMap(ground)
}

/** Maps of single places by OpenLayers. */
export const createOpenLayersMaps = (tiles?: Tiles, load = drawing(tiles)): Maps => ({
  attribution: tiles?.attribution,
  mount: (element, options) => {
    const { ask, destroy } = mountLate(element, options, load)
    return {
      zoom: (levels) => ask((map) => map.zoom(levels)),
      recentre: () => ask((map) => map.recentre()),
      destroy,
    }
  },
})
