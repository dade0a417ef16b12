import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'
import type { Tiles } from './ground.ts'

/** Pictures of the ground by a service. Whom to name for them, the page says in its own words. */
export const tileLayer = ({ url }: Tiles): TileLayer<XYZ> => new TileLayer({ source: new XYZ({ url }) })
