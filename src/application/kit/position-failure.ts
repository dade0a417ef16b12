import { failureOf } from './from-port.ts'
import type { PositionFailure } from '#application/ports/positions.ts'

/** Narrows the error of an invoked `Positions.current`. */
export const positionFailureOf = failureOf<PositionFailure>({
  PositionDenied: true,
  PositionTimedOut: true,
  PositionUnavailable: true,
})
