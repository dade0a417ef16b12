import type { SnapshotFrom } from 'xstate'
import type { conversationMachine } from './conversation.machine.ts'

type Snapshot = SnapshotFrom<typeof conversationMachine>
/** What the conversation knows of one's own messages. */
export const known = ({ context: { chat, landed } }: Snapshot) => ({ chat, landed })
