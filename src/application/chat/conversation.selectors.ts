import type { SnapshotFrom } from 'xstate'
import type { Chat } from '#domain/chat/chat.ts'
import type { composerMachine } from './composer.machine.ts'
import type { conversationMachine } from './conversation.machine.ts'

type Snapshot = SnapshotFrom<typeof conversationMachine>
type ComposerSnapshot = SnapshotFrom<typeof composerMachine>

export type ConversationFace = 'loading' | 'failed' | 'missing' | 'open'

export const conversationFace = (snapshot: Snapshot): ConversationFace =>
  snapshot.matches('open')
    ? 'open'
    : snapshot.matches('missing')
      ? 'missing'
      : snapshot.matches('failed')
        ? 'failed'
        : 'loading'

export const openChat = (snapshot: Snapshot): Chat | undefined => snapshot.context.chat
export const readingFailure = (snapshot: Snapshot) => snapshot.context.failure
export const composerActor = (snapshot: Snapshot) => snapshot.children.composer

/** What the conversation knows of one's own messages. */
export const known = ({ context: { chat, landed } }: Snapshot) => ({ chat, landed })

export const draft = (snapshot: ComposerSnapshot): string => snapshot.context.text
/** Whether the error 'a message is required' is shown (CHAT-03). */
export const isReminded = (snapshot: ComposerSnapshot): boolean => snapshot.matches({ open: 'reminded' })
