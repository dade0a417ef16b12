import type { SnapshotFrom } from 'xstate'
import type { NotificationLeave } from '#application/ports/notifications.ts'
import type { deviceLeaveMachine } from './device-leave.machine.ts'

type Snapshot = SnapshotFrom<typeof deviceLeaveMachine>

/** Whether the device may notify; undefined until that is known. */
export const leaveNow = ({ context }: Snapshot): NotificationLeave | undefined => context.leave
/** Whether the permission is being requested. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking')
