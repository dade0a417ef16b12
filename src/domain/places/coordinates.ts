import * as Option from 'fp-ts/lib/Option.js'

/** A place on the earth, in decimal degrees (WGS 84). */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>

/** A usable place, or none: missing, not a number, out of range and the 0,0 of an unset field are no place. */
export const coordinatesFrom = (
  latitude: number | undefined,
  longitude: number | undefined,
): Option.Option<Coordinates> =>
  latitude !== undefined &&
  longitude !== undefined &&
  Math.abs(latitude) <= 90 &&
  Math.abs(longitude) <= 180 &&
  !(latitude === 0 && longitude === 0)
    ? Option.some({ latitude, longitude })
    : Option.none
