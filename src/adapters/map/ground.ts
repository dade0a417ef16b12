import type BaseLayer from 'ol/layer/Base.js'
import type { MapColours } from '#application/ports/maps.ts'

/** Where pictures of the ground are had: an address with {x}, {y} and {z}, and whom to name for them. */
export type Tiles = Readonly<{ url: string; attribution: string }>

/** The layers that lie under everything else, in these colours, their words in this family. */
export type Ground = (colours: MapColours, family: string) => BaseLayer[]

/** The ground of every map: the one that the app carries with it, or a service's where one is configured. */
export const loadGround = async (tiles: Tiles | undefined): Promise<Ground> => {
  if (tiles === undefined) return (await import('./basemap-layers.ts')).basemapLayers
  const { tileLayer } = await import('./tile-layer.ts')
  return () => [tileLayer(tiles)]
}
