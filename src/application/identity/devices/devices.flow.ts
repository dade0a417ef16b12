import * as seen from './devices.selectors.ts'
import { confirmationNow } from '#application/kit/confirmation-now.ts'
import type { Flow } from '#application/kit/flow.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { present } from '#application/kit/present.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { followSession, sessionNow } from '#application/identity/session/session-now.ts'
import type { UserId } from '#domain/identity/user.ts'
import { devicesMachine } from './devices.machine.ts'

/** The state and the actions of a citizen's devices (DEV-01 … DEV-03). */
const openDevicesOf = (scope: Scope, owner: UserId) => {
  const { ports, run } = scope
  const actor = run(devicesMachine(ports), { owner, inHand: ports.device.registrationCode() })
  return () => {
    const area = actor.getSnapshot()
    // The list; undefined after a breakdown.
    const list = area.children.list
    const read = list?.getSnapshot()
    const { face, failure, shortfall } = listNow(read)
    const question = area.context.question
    const asking = area.children.confirmation
    return {
      face,
      failure,
      leftOut: shortfall.leftOut,
      devices: read ? seen.shownDevices(area, read) : [],
      flip: ({ device, isOn }: seen.ShownDevice) => actor.send({ type: 'device.toggled', device, enabled: !isOn }),
      remove: ({ device }: seen.ShownDevice) => actor.send({ type: 'removal.requested', device }),
      question: question &&
        asking && {
          ...question,
          isInHand: seen.isAboutDeviceInHand(area),
          ...confirmationNow(asking),
        },
      retry: () => (list ?? actor).send({ type: 'retry.requested' }),
      refresh: () => list?.send({ type: 'content.changed' }),
    }
  }
}
export type DevicesOfNow = ReturnType<ReturnType<typeof openDevicesOf>>

export type DevicesNow = Readonly<{ devices: DevicesOfNow | undefined; requireSignIn: () => void }>

/** The devices of a citizen; undefined while the citizen's identity is unknown. */
export const openDevices = (scope: Scope): Flow<undefined, DevicesNow> => {
  const owned = keyed<ReturnType<typeof openDevicesOf>>(scope)
  followSession(scope, ({ user }) =>
    owned.show(user && String(user.id), (inner) => openDevicesOf(inner, present(user).id)),
  )
  return {
    ask: () => {},
    now: () => ({ devices: owned.now()?.(), requireSignIn: sessionNow(scope.piazza).requireSignIn }),
  }
}
