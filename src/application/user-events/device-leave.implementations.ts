import { fromPort } from '#application/kit/from-port.ts'
import type { Notifications } from '#application/ports/notifications.ts'
import { deviceLeaveMachine } from './device-leave.machine.ts'

/** The permission to notify, on its port. */
export const deviceLeave = ({ notifications }: Readonly<{ notifications: Notifications }>) =>
  deviceLeaveMachine.provide({ actors: { read: fromPort(notifications.leave), ask: fromPort(notifications.ask) } })
