import type { Coordinate } from 'ol/coordinate.js'
import { fromLonLat } from 'ol/proj.js'
import type { Coordinates } from '#domain/places/coordinates.ts'

/** Ground resolution, in metres a pixel, at zoom 0. */
const WORLD = 156_543.03
/** How long a movement takes, in milliseconds. */
const CALM = 200

/** A place in the coordinates of maps. */
export const project = ({ latitude, longitude }: Coordinates): Coordinate => fromLonLat([longitude, latitude])

/** The zoom of a ground resolution. */
export const zoomAt = (resolution: number): number => Math.log2(WORLD / resolution)

/** How long a movement takes: none where the citizen wants none. */
export const duration = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : CALM)
