/** Places on the wire: two fields of the record that has one. */
import * as Option from 'fp-ts/lib/Option.js'
import { type Coordinates, coordinatesFrom } from '#domain/places/coordinates.ts'
import { decimal, mapped, optional, type Wire } from './wire.ts'
import type { RecordOf } from './wire-records.ts'

/** The two fields of a place, as in records of the wire. */
export const positionFields = {
  latitude: ['latitude', optional(decimal)],
  longitude: ['longitude', optional(decimal)],
} as const

type WirePosition = RecordOf<typeof positionFields>

/** A place of the domain; none where the coordinates are invalid or only one is there (fault 46). */
export const positionOf = ({ latitude, longitude }: WirePosition): Coordinates | undefined =>
  Option.toUndefined(coordinatesFrom(latitude, longitude))

/** A place on the wire. */
export const wirePosition = (position: Coordinates | undefined): WirePosition => ({
  latitude: position?.latitude,
  longitude: position?.longitude,
})

type Placed<A> = Omit<A, keyof WirePosition> & Readonly<{ position: Coordinates | undefined }>

/** A record with the fields of a place, read as one that has the place. */
export const placed = <A extends WirePosition>(codec: Wire<A>): Wire<Placed<A>> =>
  mapped(
    codec,
    ({ latitude, longitude, ...rest }): Placed<A> => ({ ...rest, position: positionOf({ latitude, longitude }) }),
    ({ position, ...rest }) => ({ ...rest, ...wirePosition(position) }) as unknown as A,
  )
