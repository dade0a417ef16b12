import type { SnapshotFrom } from 'xstate'
import type { unreadMachine } from './unread.machine.ts'

export const unreadCount = (snapshot: SnapshotFrom<typeof unreadMachine>): number => snapshot.context.count
