import Supercluster from 'supercluster'

/** How close icons stand before they become one, in CSS pixels: as large as a fingertip. */
const RADIUS = 48
/** How many pixels the world is wide at zoom 0 for OpenLayers and everyone else; the library's own is twice that. */
const EXTENT = 256
/** No cluster stays one from here on unless its places stand on the same spot. */
export const NEAREST = 18

/** Places as longitude and latitude in turn, in degrees; a place is called by its place in line. */
export type Positions = Float64Array

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** What is to be drawn, one after the other: where, and for how many places it stands. */
export type Gathered = Readonly<{
  /** Longitude and latitude in turn, in degrees. */
  positions: Float64Array
  counts: Uint32Array
  /** The place itself where it stands alone, else the name of the cluster. */
  names: Uint32Array
}>

/** How a cluster opens: at a zoom where it is several, or into places that no zoom tells apart. */
export type Opening = Readonly<{ zoom: number }> | Readonly<{ places: readonly number[] }>

export type Clusters = Readonly<{
  /** Everything that stands in the box, as one sees it at a zoom. */
  within: (box: Box, zoom: number) => Gathered
  open: (cluster: number) => Opening
}>

type Place = Readonly<{ place: number }>

/** Gathers places that stand close, for every zoom at once. */
export const createClusters = (positions: Positions): Clusters => {
  const index = new Supercluster<Place, Place>({ radius: RADIUS, extent: EXTENT, maxZoom: NEAREST })
  index.load(
    Array.from({ length: positions.length / 2 }, (_, place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [positions[2 * place] ?? 0, positions[2 * place + 1] ?? 0] },
      properties: { place },
    })),
  )
  const leaves = (cluster: number): readonly number[] =>
    index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ properties }) => properties.place)
  return {
    within: (box, zoom) => {
      const found = index.getClusters([...box], Math.max(0, Math.min(NEAREST, Math.floor(zoom))))
      const gathered = {
        positions: new Float64Array(2 * found.length),
        counts: new Uint32Array(found.length),
        names: new Uint32Array(found.length),
      }
      for (const [at, { geometry, properties }] of found.entries()) {
        gathered.positions.set(geometry.coordinates, 2 * at)
        gathered.counts[at] = 'cluster' in properties ? properties.point_count : 1
        gathered.names[at] = 'cluster' in properties ? properties.cluster_id : properties.place
      }
      return gathered
    },
    open: (cluster) => {
      const zoom = index.getClusterExpansionZoom(cluster)
      return zoom > NEAREST ? { places: leaves(cluster) } : { zoom }
    },
  }
}
