import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { knownPosition } from './known-position.implementations.ts'

/** Where the device is, where it says so unasked; undefined otherwise: nobody is asked for a distance. */
export const openKnownPosition = (scope: Scope): (() => Coordinates | undefined) => {
  const reading = openReading(scope, knownPosition(scope.ports), undefined)
  return () => reading().value?.position
}
