import * as Option from 'fp-ts/lib/Option.js'

/** A place on the earth, in decimal degrees (WGS 84). */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>

/**
 * [decided] The area where a place in Italy falls when latitude and longitude are exchanged: off the Horn of Africa,
 * where this app knows no place.
 */
const isExchanged = (latitude: number, longitude: number): boolean =>
  latitude >= 6 && latitude <= 19 && longitude >= 35 && longitude <= 48

/**
 * A valid place, or none: missing, non-numeric, out of range, exchanged and 0,0 coordinates are invalid (fault 46).
 */
export const coordinatesFrom = (latitude = Number.NaN, longitude = Number.NaN): Option.Option<Coordinates> =>
  Math.abs(latitude) <= 90 &&
  Math.abs(longitude) <= 180 &&
  !(latitude === 0 && longitude === 0) &&
  !isExchanged(latitude, longitude)
    ? Option.some({ latitude, longitude })
    : Option.none
