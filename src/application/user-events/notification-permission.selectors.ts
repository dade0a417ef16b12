import type { SnapshotFrom } from 'xstate'
import type { NotifyPermission } from '#application/ports/notifications.ts'
import type { notificationPermissionMachine } from './notification-permission.machine.ts'

type Snapshot = SnapshotFrom<typeof notificationPermissionMachine>

/** Whether the device may notify; undefined until that is known. */
export const permissionNow = ({ context }: Snapshot): NotifyPermission | undefined => context.permission
/** Whether the permission is being requested. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking')
