import type { Coordinates } from './coordinates.ts'

/** A part of the earth between two meridians and two parallels, in degrees. West of `east`, unless it lies over the date line. */
export type Bounds = Readonly<{ west: number; south: number; east: number; north: number }>

/** Whether a position lies in a part of the earth, its edges included. */
export const isWithin = ({ west, south, east, north }: Bounds, { latitude, longitude }: Coordinates): boolean =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)
