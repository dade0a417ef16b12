import type BaseLayer from 'ol/layer/Base.js'
import type { MapColours } from '#application/ports/maps.ts'

/** Where pictures of the ground are had: an address with {x}, {y} and {z}, and whom to name for them. */
export type Tiles = Readonly<{ url: string; attribution: string }>

/** What lies under everything else, in these colours, its words in this family. */
export type Ground = (
  colours: MapColours,
  family: string,
) => Readonly<{
  layers: BaseLayer[]
  /** Its names, which lie over it: whoever has something to show first asks for them afterwards. */
  words: () => BaseLayer[]
}>

/** The ground of every map: the one that the app carries with it, or a service's where one is configured. */
export const loadGround = async (tiles: Tiles | undefined): Promise<Ground> => {
  if (tiles === undefined) return (await import('./basemap-layers.ts')).basemapLayers
  const { tileLayer } = await import('./tile-layer.ts')
  return () => ({ layers: [tileLayer(tiles)], words: () => [] })
}
