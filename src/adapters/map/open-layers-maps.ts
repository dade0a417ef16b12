import type { Maps } from '#application/ports/maps.ts'
import { ahead } from './ahead.ts'
import { groundOf, type Grounds, loadGround } from './ground.ts'
import { mountLate } from './mount-late.ts'

const drawing = (grounds: Grounds) => async () => {
  const [{ drawMap }, ground] = await Promise.all([import('./open-layers-map.ts'), loadGround(grounds)])
  return drawMap(ground)
}

/** Maps of single places by OpenLayers. */
export const createOpenLayersMaps = (grounds: Grounds = {}, load = drawing(grounds)): Maps => {
  const { begin, take } = ahead(load)
  return {
    ground: groundOf(grounds),
    prepare: begin,
    mount: (element, options) => {
      const { ask, destroy } = mountLate(element, options, take)
      return {
        zoom: (levels) => ask((map) => map.zoom(levels)),
        recentre: () => ask((map) => map.recentre()),
        destroy,
      }
    },
  }
}
