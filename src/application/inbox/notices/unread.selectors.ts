import type { SnapshotFrom } from 'xstate'
import type { unreadMachine } from './unread.machine.ts'

type Snapshot = SnapshotFrom<typeof unreadMachine>

/** Whether the server has told the count: before that it is the one that the device has kept (ERR-11). */
export const isCountTold = (snapshot: Snapshot): boolean => !snapshot.matches('arriving')
