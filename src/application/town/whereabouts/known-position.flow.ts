import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openSense } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

/** Where the device is, where it says so unasked; undefined otherwise: nobody is asked for a distance. */
export const openKnownPosition = (scope: Scope): (() => Coordinates | undefined) => {
  const described = openSense(scope, ({ device }) => TaskEither.fromTask(device.read))
  return () => described().value?.position
}
