import Supercluster from 'supercluster'

/** The distance below which icons form a cluster, in CSS pixels: the size of a fingertip. */
const RADIUS = 48
/** The width of the world at zoom 0, in pixels, for OpenLayers; the library's own is twice that. */
const EXTENT = 256
/** From this zoom on, clusters exist only where places are at the same spot. */
export const NEAREST = 18

/** Places as alternating longitude and latitude, in degrees; the id of a place is its index. */
export type ClusterPositions = Float64Array

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** The items to draw: position and number of places. */
export type Gathered = Readonly<{
  /** Alternating longitude and latitude, in degrees. */
  positions: Float64Array
  counts: Uint32Array
  /** The id of the place where it is alone, else the id of the cluster. */
  names: Uint32Array
}>

/** How a cluster opens: at a zoom where it separates, or as a list of places at the same spot. */
export type Opening = Readonly<{ zoom: number }> | Readonly<{ places: readonly number[] }>

type Place = Readonly<{ place: number }>

/** Computes the clusters of all zooms at once. */
export const createClusters = (positions: ClusterPositions) => {
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
    /** All items in the box, at a zoom. */
    within: ([west, south, east, north]: Box, zoom: number): Gathered => {
      const found = index.getClusters([west, south, east, north], Math.max(0, Math.min(NEAREST, Math.floor(zoom))))
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
    open: (cluster: number): Opening => {
      const zoom = index.getClusterExpansionZoom(cluster)
      return zoom > NEAREST ? { places: leaves(cluster) } : { zoom }
    },
  }
}

export type Clusters = ReturnType<typeof createClusters>
