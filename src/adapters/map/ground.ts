import type BaseLayer from 'ol/layer/Base.js'
import type { MapColours } from '#application/ports/maps.ts'

/** The source of map tiles: a URL with {x}, {y} and {z}, and its attribution. */
export type Tiles = Readonly<{ url: string; attribution: string }>

/** The base map, with these colours and this font family. */
export type Ground = (
  colours: MapColours,
  family: string,
) => Readonly<{
  layers: BaseLayer[]
  /** Its labels, in the top layer: a map with places shows the places first, and adds the labels afterwards. */
  words: () => BaseLayer[]
}>

/** The base map: the bundled one, or the tiles of a service where one is configured. */
export const loadGround = async (tiles: Tiles | undefined): Promise<Ground> => {
  if (tiles === undefined) return (await import('./basemap-layers.ts')).basemapLayers
  const { tileLayer } = await import('./tile-layer.ts')
  return () => ({ layers: [tileLayer(tiles)], words: () => [] })
}
