import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import { type Coordinates, coordinatesFrom } from '#domain/places/coordinates.ts'

/** [decided] The maximum time to find the position, and the maximum age of a cached position; milliseconds. */
const TIME_LIMIT = 10_000
const STILL_FRESH = 60_000

const UNAVAILABLE: PositionFailure = { _tag: 'PositionUnavailable' }

/** The codes of GeolocationPositionError. */
const FAILURES: Readonly<Record<number, PositionFailure>> = {
  1: { _tag: 'PositionDenied' },
  2: UNAVAILABLE,
  3: { _tag: 'PositionTimedOut' },
}

/** The position of the device, by the browser; `geolocation` is undefined where there is none (fault 45). */
export const createBrowserPositions = (geolocation: Geolocation | undefined): Positions => ({
  current: () => () =>
    new Promise<Either.Either<PositionFailure, Coordinates>>((resolve) => {
      if (geolocation === undefined) {
        resolve(Either.left(UNAVAILABLE))
        return
      }
      // Some devices call neither callback while the prompt is open: this timeout is ours.
      const timer = setTimeout(() => resolve(Either.left({ _tag: 'PositionTimedOut' })), 3 * TIME_LIMIT)
      const end = (outcome: Either.Either<PositionFailure, Coordinates>): void => {
        clearTimeout(timer)
        resolve(outcome)
      }
      const ask = (): void =>
        geolocation.getCurrentPosition(
          ({ coords }) =>
            end(
              pipe(
                coordinatesFrom(coords.latitude, coords.longitude),
                Either.fromOption(() => UNAVAILABLE),
              ),
            ),
          ({ code }) => end(Either.left(FAILURES[code] ?? UNAVAILABLE)),
          { timeout: TIME_LIMIT, maximumAge: STILL_FRESH },
        )
      try {
        ask()
      } catch {
        end(Either.left(UNAVAILABLE))
      }
    }),
})
