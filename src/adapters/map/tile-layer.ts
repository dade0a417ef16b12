import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'
import type { Tiles } from './ground.ts'

/** Map tiles of a service. The page shows the attribution itself. */
export const tileLayer = ({ url }: Tiles): TileLayer<XYZ> => new TileLayer({ source: new XYZ({ url }) })
