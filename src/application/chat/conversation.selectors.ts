import type { SnapshotFrom } from 'xstate'
import type { Chat } from '#domain/chat/chat.ts'
import { hasUnsent, type Outbox } from '#domain/chat/outbox.ts'
import type { composerMachine } from './composer.machine.ts'
import type { conversationMachine } from './conversation.machine.ts'
import type { outboxMachine } from './outbox.machine.ts'

type Snapshot = SnapshotFrom<typeof conversationMachine>
type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>
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
export const outboxActor = (snapshot: Snapshot) => snapshot.children.outbox
export const composerActor = (snapshot: Snapshot) => snapshot.children.composer

/** The messages of the outbox, in order. */
export const outgoing = (snapshot: OutboxSnapshot): Outbox => snapshot.context.messages
/** Whether failed messages can be resent: the conversation was read since (CHAT-07). */
export const offersResend = (snapshot: OutboxSnapshot): boolean =>
  snapshot.hasTag('checked') && hasUnsent(snapshot.context.messages)

export const draft = (snapshot: ComposerSnapshot): string => snapshot.context.text
/** Whether the error 'a message is required' is shown (CHAT-03). */
export const isReminded = (snapshot: ComposerSnapshot): boolean => snapshot.matches({ open: 'reminded' })
