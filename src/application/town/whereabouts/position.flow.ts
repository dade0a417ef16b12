import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openSense } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { positionMachine } from './position.machine.ts'

/** What the device says of itself unasked; `heard` is called once it has said it. */
export const openDevice = (scope: Scope, heard?: () => void) =>
  openSense(scope, ({ device }) => TaskEither.fromTask(device.read), heard && { heard })

/** Where the device is, where it says so unasked; undefined otherwise: nobody is asked for a distance. */
export const openKnownPosition = (scope: Scope): (() => Coordinates | undefined) => {
  const described = openDevice(scope)
  return () => described().value?.position
}

/** Where the citizen is, once they ask for it; `heard` is called at each change. */
export const openPosition = ({ ports, run, onClose }: Scope, heard: () => void) => {
  const actor = run(positionMachine(ports), undefined)
  onClose(actor.subscribe(heard).unsubscribe)
  return {
    locate: () => actor.send({ type: 'position.requested' }),
    /** Forgets why the device does not say it. */
    dismiss: () => actor.send({ type: 'failure.dismissed' }),
    now: () => {
      const snapshot = actor.getSnapshot()
      return { ...snapshot.context, isLocating: snapshot.matches('locating') }
    },
  }
}
