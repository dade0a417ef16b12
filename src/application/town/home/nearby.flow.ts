import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openKeyedReading, someOf } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openDevice, openPosition } from '#application/town/whereabouts/position.flow.ts'
import { nearestOpen } from './panels.ts'

/**
 * What is near the citizen (HOME-01), read once it is known where that is. Where the device says it unasked, nobody is asked;
 * else the citizen is, when they wish it.
 */
export const openNearby = (scope: Scope) => {
  const activities = openKeyedReading(scope, (given, signal) =>
    pipe(
      given.activities.byMunicipality(signal),
      TaskEither.map((groups) => groups.flatMap((group) => group.activities)),
    ),
  )
  const positionNow = () => asked.now().position ?? device().value?.position
  const follow = (): void => activities.show(positionNow() && 'placed')
  const device = openDevice(scope, follow)
  const asked = openPosition(scope, follow)
  return () => {
    const { failure: refusal, isLocating } = asked.now()
    const position = positionNow()
    const reading = activities.now()
    const isOpen = position === undefined && !isLocating && device().face !== 'loading'
    return {
      /** What can be asked for where it is not known where the citizen is; after a refusal, again. */
      offer: isOpen ? (refusal ? ('refused' as const) : ('offered' as const)) : undefined,
      refusal,
      /** The nearest, those that are open first; undefined until it is known where the citizen is. */
      reading: reading && position && someOf(reading, (all) => nearestOpen(all, position, scope.ports.clock.now())),
      /** Asks the device where it is. */
      locate: asked.locate,
    }
  }
}
