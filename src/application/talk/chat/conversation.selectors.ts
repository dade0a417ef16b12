import type { SnapshotFrom } from 'xstate'
import type { conversationMachine } from './conversation.machine.ts'

type Snapshot = SnapshotFrom<typeof conversationMachine>
export type ConversationFace = 'loading' | 'failed' | 'missing' | 'open'

export const conversationFace = (snapshot: Snapshot): ConversationFace =>
  snapshot.matches('open')
    ? 'open'
    : snapshot.matches('missing')
      ? 'missing'
      : snapshot.matches('failed')
        ? 'failed'
        : 'loading'

/** What the conversation knows of one's own messages. */
export const known = ({ context: { chat, landed } }: Snapshot) => ({ chat, landed })
