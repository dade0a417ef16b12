import type { Coordinates } from '#domain/places/coordinates.ts'

type Corner = readonly [latitude: number, longitude: number]

/**
 * A rough outline of the province of Varese, a little inside the real border: the Lago Maggiore and the Ticino to the
 * west, the plain to the south, Como and Switzerland to the east.
 */
const PROVINCE: readonly Corner[] = [
  [46.09, 8.765],
  [46.04, 8.745],
  [46.006, 8.752],
  [45.996, 8.735],
  [45.962, 8.695],
  [45.945, 8.662],
  [45.912, 8.624],
  [45.895, 8.606],
  [45.866, 8.632],
  [45.812, 8.617],
  [45.775, 8.585],
  [45.745, 8.605],
  [45.727, 8.645],
  [45.68, 8.685],
  [45.62, 8.71],
  [45.59, 8.77],
  [45.585, 8.87],
  [45.605, 8.98],
  [45.615, 9.055],
  [45.65, 9.06],
  [45.69, 8.945],
  [45.74, 8.92],
  [45.8, 8.9],
  [45.86, 8.895],
  [45.89, 8.87],
  [45.93, 8.83],
  [45.985, 8.83],
  [46.03, 8.82],
  [46.085, 8.815],
]

/** The lakes inside it, a little larger than in reality. */
const LAKES: readonly (readonly Corner[])[] = [
  // Lago di Varese
  [
    [45.844, 8.71],
    [45.84, 8.73],
    [45.831, 8.745],
    [45.82, 8.768],
    [45.804, 8.786],
    [45.79, 8.777],
    [45.791, 8.75],
    [45.8, 8.725],
    [45.814, 8.706],
    [45.829, 8.7],
  ],
  // Lago di Comabbio
  [
    [45.78, 8.677],
    [45.78, 8.71],
    [45.753, 8.71],
    [45.753, 8.677],
  ],
  // Lago di Monate
  [
    [45.812, 8.648],
    [45.812, 8.68],
    [45.783, 8.68],
    [45.783, 8.648],
  ],
  // Lago di Ghirla
  [
    [45.923, 8.817],
    [45.923, 8.831],
    [45.911, 8.831],
    [45.911, 8.817],
  ],
]

/** Ray casting: a place is inside when a ray to the east has an odd number of crossings. */
const isIn = (shape: readonly Corner[], { latitude, longitude }: Coordinates): boolean => {
  let inside = false
  let before = shape.at(-1)
  for (const corner of shape) {
    // A fast exit, because most sides are not at this latitude and the check runs 100,000 times.
    if (before !== undefined && corner[0] > latitude !== before[0] > latitude) {
      const crossing = corner[1] + ((before[1] - corner[1]) * (latitude - corner[0])) / (before[0] - corner[0])
      if (longitude < crossing) inside = !inside
    }
    before = corner
  }
  return inside
}

/** Whether a place is on land: in the province, and in none of its lakes. */
export const isOnLand = (place: Coordinates): boolean =>
  isIn(PROVINCE, place) && !LAKES.some((lake) => isIn(lake, place))

/** The step of moving a place out of the water, and the maximum number of steps. */
const STRIDE = 0.0012
const STRIDES = 20

/** The same place, or the nearest land to its east: towns on the Lago Maggiore have the lake to their west. */
export const ashore = (place: Coordinates, strides: number = STRIDES): Coordinates =>
  strides === 0 || isOnLand(place)
    ? place
    : ashore({ ...place, longitude: Math.round((place.longitude + STRIDE) * 1e5) / 1e5 }, strides - 1)
