import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import Graticule from 'ol/layer/Graticule.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import Stroke from 'ol/style/Stroke.js'
import type { Ground } from './ground.ts'
import { townLabel } from './label-sign.ts'
import { mixed } from './mixed.ts'
import { townsOf } from './towns-of.ts'
import { project } from './view-of-map.ts'

/** The size of a cell of the grid, in CSS pixels. */
const CELL = 120

/**
 * The ground of a town that has no map: an even surface, with a fine grid that shows how the map moves, and the names of
 * the municipalities where their places are.
 */
export const plainGround: Ground = (colours, family) => ({
  layers: [
    new Graticule({
      // An opaque colour: a transparent layer would need its own canvas.
      strokeStyle: new Stroke({ color: mixed(colours.path, 0.35, colours.land), width: 1 }),
      targetSize: CELL,
      wrapX: false,
    }),
  ],
  words: (places) => [
    // Labels never overlap: the first of two stays.
    new VectorLayer({
      source: new VectorSource({
        features: townsOf(places).map(({ name, at }) => {
          const feature = new Feature(new Point(project(at)))
          feature.setStyle(townLabel(name, colours, family))
          return feature
        }),
      }),
      declutter: true,
    }),
  ],
})
