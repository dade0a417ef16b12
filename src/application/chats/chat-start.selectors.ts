import type { SnapshotFrom } from 'xstate'
import type { chatStartMachine } from './chat-start.machine.ts'

/** Whether the chat is being opened. */
export const isOpening = (snapshot: SnapshotFrom<typeof chatStartMachine>): boolean => snapshot.hasTag('busy')
