import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openKeyedReading, someOf } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { nearbyMachine } from './nearby.machine.ts'
import { nearestOpen } from './panels.ts'

/** What is near the citizen (HOME-01), read once it is known where that is. */
export const openNearby = (scope: Scope) => {
  const { ports } = scope
  const actor = scope.run(nearbyMachine(ports), undefined)
  const activities = openKeyedReading(scope, (given, signal) =>
    pipe(
      given.activities.byMunicipality(signal),
      TaskEither.map((groups) => groups.flatMap((group) => group.activities)),
    ),
  )
  const follow = (): void => activities.show(actor.getSnapshot().matches('placed') ? 'placed' : undefined)
  const following = actor.subscribe(follow)
  scope.onClose(() => following.unsubscribe())
  /** Asks the device where it is. */
  const locate = () => actor.send({ type: 'nearby.asked' })
  return () => {
    const { context, ...snapshot } = actor.getSnapshot()
    const { position, refusal } = context
    const reading = activities.now()
    return {
      /** What can be asked for where it is not known where the citizen is; after a refusal, again. */
      offer: snapshot.value === 'offered' || snapshot.value === 'refused' ? snapshot.value : undefined,
      refusal,
      /** The nearest, those that are open first; undefined until it is known where the citizen is. */
      reading: reading && position && someOf(reading, (all) => nearestOpen(all, position, ports.clock.now())),
      locate,
    }
  }
}
