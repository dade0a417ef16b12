import type { Maps } from '#application/ports/maps.ts'
import { groundOf, type Grounds, loadGround } from './ground.ts'
import { mountLate } from './mount-late.ts'

const drawing = (grounds: Grounds) => async () => {
  const [{ drawMap }, ground] = await Promise.all([import('./open-layers-map.ts'), loadGround(grounds)])
  return drawMap(ground)
}

/** Maps of single places by OpenLayers. */
export const createOpenLayersMaps = (grounds: Grounds = {}, load = drawing(grounds)): Maps => ({
  ground: groundOf(grounds),
  prepare: () => void load().catch(() => {}),
  mount: (element, options) => {
    const { ask, destroy } = mountLate(element, options, load)
    return {
      zoom: (levels) => ask((map) => map.zoom(levels)),
      recentre: () => ask((map) => map.recentre()),
      destroy,
    }
  },
})
