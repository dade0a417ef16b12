import { confirmationNow } from '#application/kit/confirmation-now.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openOwned } from '#application/identity/session/keyed-page.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { devicesMachine, type ShownDevice, shownDevices } from './devices.machine.ts'

/** The state and the actions of a citizen's devices (DEV-01 … DEV-03). */
export const openDevices = (scope: Scope) =>
  openOwned(scope, ({ ports, piazza, run }, { id }) => {
    const actor = run(devicesMachine(ports), { owner: id, inHand: ports.device.registrationCode() })
    return () => {
      const {
        context,
        // The list is undefined after a breakdown.
        children: { list, confirmation },
      } = actor.getSnapshot()
      const { face, failure, shortfall, rows } = listNow(list?.getSnapshot())
      return {
        face,
        failure,
        leftOut: shortfall.leftOut,
        devices: shownDevices(context, rows),
        flip: ({ device, isOn }: ShownDevice) => actor.send({ type: 'device.toggled', device, enabled: !isOn }),
        remove: ({ device }: ShownDevice) => actor.send({ type: 'removal.requested', device }),
        question: context.question &&
          confirmation && {
            ...context.question,
            isInHand: context.question.device.registrationCode === context.inHand,
            ...confirmationNow(confirmation),
          },
        retry: () => (list ?? actor).send({ type: 'retry.requested' }),
        refresh: () => list?.send({ type: 'content.changed' }),
        signIn: () => sessionNow(piazza).requireSignIn(),
      }
    }
  })
/** Undefined while the citizen's identity is unknown. */
export type DevicesNow = ReturnType<ReturnType<typeof openDevices>['now']>
