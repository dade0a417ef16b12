import { assign, emit, setup } from 'xstate'
import { errorOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Chat, type ChatId, readAnew } from '#domain/chat/chat.ts'
import * as outbox from '#domain/chat/outbox.ts'
import type { Outbox } from '#domain/chat/outbox.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** Whose messages of which conversation. */
export type OutboxOf = Readonly<{ chat: ChatId; owner: UserId }>
export type MessageToSend = Readonly<{ chat: ChatId; text: string }>

type Context = Readonly<{
  owner: UserId
  /** The conversation as it was last read, by whomever. */
  chat: Chat
  /** Whether that is since the outbox was opened, and not before. */
  isRead: boolean
  messages: Outbox
  /** What of it the device has kept. */
  kept: Outbox
  /** The device's lack of room has been told. */
  isTold: boolean
  /** Why the last sending did not go; undefined once one goes. */
  failure: RequestFailure | Unexpected | undefined
  /** Whether what did not go is to go once more as soon as the conversation was read. */
  resumes: boolean
}>

type Event =
  | { type: 'message.queued'; text: string; at: Instant }
  | { type: 'message.discarded'; key: number }
  | { type: 'resend.requested' }
  /** Somebody else has read the conversation. */
  | { type: 'conversation.read'; chat: Chat }
  | { type: 'network.regained' }

/** What others learn of messages on their way. */
export type OutboxNews =
  /** The device has no room: what was not sent lasts as long as the page stays open (fault 31). */
  { type: 'message.notKept' }

const NONE: Outbox = []

/**
 * The messages of a conversation that have not arrived. They go one after the other; when one does not, it and what
 * waits behind it stay as not sent, and the conversation is read before any of them goes again (CHAT-07).
 */
export const outboxMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ owner: UserId; chat: Chat; isRead: boolean }>,
    events: {} as Event,
    emitted: {} as OutboxNews,
    tags: {} as 'checked',
  },
  actors: {
    restore: needsPort<Outbox, OutboxOf>('restore'),
    keep: needsPort<Outbox, OutboxOf & Readonly<{ messages: Outbox }>>('keep'),
    send: needsPort<void, MessageToSend>('send'),
    read: needsPort<Chat, ChatId>('read'),
  },
  actions: {
    takeBack: assign(({ context: { chat, owner, messages } }, kept: Outbox) => {
      const found = outbox.withoutSent(outbox.withoutArrived(outbox.restored(kept), chat.messages, owner))
      return { kept, messages: [...found, ...outbox.behind(found, messages)] }
    }),
    queue: assign(({ context }, { text, at }: Readonly<{ text: string; at: Instant }>) => ({
      messages: outbox.written(context.messages, text, at),
    })),
    discard: assign(({ context }, key: number) => ({ messages: outbox.without(context.messages, key) })),
    takeReading: assign(({ context }, read: Chat) => {
      const chat = readAnew(context.chat, read)
      return { chat, isRead: true, messages: outbox.withoutArrived(context.messages, read.messages, context.owner) }
    }),
    handOver: assign(({ context }) => ({ messages: outbox.handedOver(context.messages, context.chat.messages) })),
    markDelivered: assign(({ context }) => ({ messages: outbox.delivered(context.messages), failure: undefined })),
    holdBack: assign(({ context }) => ({ messages: outbox.heldBack(context.messages), resumes: false })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    queueAgain: assign(({ context }) => ({ messages: outbox.queuedAgain(context.messages), resumes: false })),
    dropSent: assign(({ context }) => ({ messages: outbox.withoutSent(context.messages) })),
    resume: assign({ resumes: true }),
    // That nothing takes no room says nothing of how much there is.
    noteKept: assign(({ context }, kept: Outbox) => ({ kept, isTold: context.isTold && kept.length === 0 })),
    noteUnkept: assign(({ context }) => ({ kept: context.messages, isTold: true })),
    tellNotKept: emit({ type: 'message.notKept' }),
  },
  guards: {
    isUnread: ({ context }) => !context.isRead,
    hasQueued: ({ context }) => outbox.nextToSend(context.messages) !== undefined,
    isBehindUnsent: ({ context: { messages } }) =>
      outbox.hasUnsent(messages) && outbox.nextToSend(messages) !== undefined,
    hasUnsent: ({ context }) => outbox.hasUnsent(context.messages),
    lackedNetwork: ({ context }) => outbox.hasUnsent(context.messages) && context.failure?._tag === 'Unreachable',
    resumes: ({ context }) => context.resumes,
    isUnkept: ({ context }) => context.kept !== context.messages,
    isTold: ({ context }) => context.isTold,
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, messages: NONE, kept: NONE, isTold: false, failure: undefined, resumes: false }),
  on: {
    'message.queued': { actions: { type: 'queue', params: ({ event }) => event } },
    'conversation.read': { actions: { type: 'takeReading', params: ({ event }) => event.chat } },
  },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({ chat: context.chat.id, owner: context.owner }),
        onDone: { target: 'working', actions: { type: 'takeBack', params: ({ event }) => event.output } },
        onError: 'working',
      },
    },
    working: {
      type: 'parallel',
      on: { 'message.discarded': { actions: { type: 'discard', params: ({ event }) => event.key } } },
      states: {
        delivery: {
          initial: 'resting',
          states: {
            resting: {
              tags: 'checked',
              always: [
                { target: 'unchecked', guard: 'isUnread' },
                { target: 'checking', guard: 'isBehindUnsent', actions: 'resume' },
                { target: 'sending', guard: 'hasQueued' },
              ],
              on: {
                'resend.requested': { target: 'checking', guard: 'hasUnsent', actions: 'resume' },
                'network.regained': { target: 'checking', guard: 'lackedNetwork', actions: 'resume' },
              },
            },
            sending: {
              entry: 'handOver',
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context: { chat, messages } }) => ({
                  chat: chat.id,
                  text: present(outbox.underWay(messages)).text,
                }),
                onDone: { target: 'sent', actions: 'markDelivered' },
                onError: { target: 'checking', actions: ['holdBack', { type: 'keepFailure', params: errorOf }] },
              },
            },
            sent: {
              always: { target: 'sending', guard: 'hasQueued' },
              invoke: {
                id: 'readSent',
                src: 'read',
                input: ({ context }) => context.chat.id,
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'takeReading', params: ({ event }) => event.output }, 'dropSent'],
                },
                onError: { description: 'What was sent is read with the next reading.', target: 'resting' },
              },
            },
            checking: {
              description: 'Whether what did not go has arrived after all.',
              on: { 'resend.requested': { actions: 'resume' } },
              invoke: {
                id: 'check',
                src: 'read',
                input: ({ context }) => context.chat.id,
                onDone: [
                  {
                    target: 'resting',
                    guard: 'resumes',
                    actions: [{ type: 'takeReading', params: ({ event }) => event.output }, 'queueAgain'],
                  },
                  { target: 'resting', actions: { type: 'takeReading', params: ({ event }) => event.output } },
                ],
                onError: { target: 'unchecked', actions: ['holdBack', { type: 'keepFailure', params: errorOf }] },
              },
            },
            unchecked: {
              description:
                'Nobody could be asked: nothing goes, and no resend is offered, until the conversation is read.',
              always: { target: 'checking', guard: 'hasQueued', actions: 'resume' },
              on: {
                'conversation.read': {
                  target: 'resting',
                  actions: { type: 'takeReading', params: ({ event }) => event.chat },
                },
                'network.regained': [
                  { target: 'checking', guard: 'lackedNetwork', actions: 'resume' },
                  { target: 'checking' },
                ],
              },
            },
          },
        },
        device: {
          initial: 'kept',
          states: {
            kept: { always: { target: 'keeping', guard: 'isUnkept' } },
            keeping: {
              invoke: {
                id: 'keep',
                src: 'keep',
                input: ({ context: { chat, owner, messages } }) => ({ chat: chat.id, owner, messages }),
                onDone: { target: 'kept', actions: { type: 'noteKept', params: ({ event }) => event.output } },
                onError: [
                  { target: 'kept', guard: 'isTold', actions: 'noteUnkept' },
                  { target: 'kept', actions: ['noteUnkept', 'tellNotKept'] },
                ],
              },
            },
          },
        },
      },
    },
  },
})
