import type { SnapshotFrom } from 'xstate'
import type { chatStartMachine } from './chat-start.machine.ts'

/** Whether the chat is on its way. */
export const isOpening = (snapshot: SnapshotFrom<typeof chatStartMachine>): boolean => snapshot.hasTag('busy')
