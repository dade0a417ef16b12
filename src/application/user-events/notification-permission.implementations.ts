import { fromPort } from '#application/kit/from-port.ts'
import type { Notifications } from '#application/ports/notifications.ts'
import { notificationPermissionMachine } from './notification-permission.machine.ts'

/** The permission to notify, on its port. */
export const notificationPermission = ({ notifications }: Readonly<{ notifications: Notifications }>) =>
  notificationPermissionMachine.provide({
    actors: { read: fromPort(notifications.permission), ask: fromPort(notifications.ask) },
  })
