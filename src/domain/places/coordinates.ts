import * as Option from 'fp-ts/lib/Option.js'

/** A place on the earth, in decimal degrees (WGS 84). */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>

/**
 * [decided] Where a place in Italy lands when its two numbers are exchanged: around the Horn of Africa, where this app
 * knows none.
 */
const isExchanged = (latitude: number, longitude: number): boolean =>
  latitude >= 6 && latitude <= 19 && longitude >= 35 && longitude <= 48

/**
 * A usable place, or none: missing, not a number, out of range, exchanged and the 0,0 of an unset field are no place
 * (fault 46).
 */
export const coordinatesFrom = (
  latitude: number | undefined,
  longitude: number | undefined,
): Option.Option<Coordinates> =>
  latitude !== undefined &&
  longitude !== undefined &&
  Math.abs(latitude) <= 90 &&
  Math.abs(longitude) <= 180 &&
  !(latitude === 0 && longitude === 0) &&
  !isExchanged(latitude, longitude)
    ? Option.some({ latitude, longitude })
    : Option.none
