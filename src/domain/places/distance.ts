import type { Coordinates } from './coordinates.ts'

/** The mean radius of the earth, in metres. */
const EARTH = 6_371_009

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance of two places, in metres. */
export const distanceBetween = (one: Coordinates, other: Coordinates): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2)
  const east = Math.sin(radians(other.longitude - one.longitude) / 2)
  const part = north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** An item and its distance, in metres. */
export type Near<Thing> = Readonly<{ thing: Thing; metres: number }>

/** The given number of items nearest to a place, nearest first; items without a place are left out. */
export const nearestTo = <Thing extends Readonly<{ position: Coordinates | undefined }>>(
  place: Coordinates,
  things: readonly Thing[],
  count: number,
): readonly Near<Thing>[] =>
  things
    .flatMap((thing) =>
      thing.position === undefined ? [] : [{ thing, metres: distanceBetween(place, thing.position) }],
    )
    .sort((one, other) => one.metres - other.metres)
    .slice(0, count)

/** A rounded distance: [decided] in tens of metres, from one kilometre on in kilometres with one decimal. */
export const roundedDistance = (metres: number): Readonly<{ unit: 'metres' | 'kilometres'; value: number }> => {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  return tens < 1000 ? { unit: 'metres', value: tens } : { unit: 'kilometres', value: Math.round(metres / 100) / 10 }
}
