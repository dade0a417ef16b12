import { assign, emit, raise, sendTo, setup } from 'xstate'
import { errorOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { keepingMachine, type KeepingNews } from '#application/kit/keeping.machine.ts'
import type { OutboxOf } from '#application/ports/drafts.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Chat, type ChatId, readAnew } from '#domain/chat/chat.ts'
import * as outbox from '#domain/chat/outbox.ts'
import type { Outbox } from '#domain/chat/outbox.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** The outbox, with the message to send under way. `isTried`: it was sent before, and may have arrived. */
export type MessageToSend = Readonly<{ chat: ChatId; messages: Outbox; me: UserId; isTried: boolean }>

export const outboxKeepingMachine = keepingMachine<OutboxOf, Outbox>('outboxKeeping', ({ length }) => length === 0)

type Context = Readonly<{
  owner: UserId
  /** The conversation at the last reading. */
  chat: Chat
  messages: Outbox
  /** Whether the message that is being sent has been tried before. */
  isTried: boolean
  /** The messages at the last write to the device. */
  kept: Outbox
  /** Why the last sending failed; undefined once another starts. */
  failure: RequestFailure | Unexpected | undefined
  /** Whether the network came back while something was under way, which may still fail for want of it. */
  isRegained: boolean
}>

type Event =
  | KeepingNews<Outbox>
  /** The device has returned the stored messages. */
  | { type: 'outbox.opened' }
  | { type: 'message.queued'; text: string; at: Instant }
  | { type: 'message.discarded'; key: number }
  | { type: 'resend.requested' }
  /** The conversation was read elsewhere. */
  | { type: 'conversation.read'; chat: Chat }
  | { type: 'network.regained' }

/** Events that the outbox publishes. */
export type OutboxNews =
  /** The storage is full: unsent messages last as long as the page stays open (fault 31). */
  { type: 'message.notKept' }

const NONE: Outbox = []

const outboxSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ owner: UserId; chat: Chat }>,
    events: {} as Event,
    emitted: {} as OutboxNews,
    tags: {} as 'checked',
  },
  actors: {
    device: outboxKeepingMachine,
    send: needsPort<void, MessageToSend>('send'),
    read: needsPort<Chat, ChatId>('read'),
  },
  actions: {
    takeBack: assign(
      ({ context: { chat, owner, messages } }, { value = NONE }: Readonly<{ value: Outbox | undefined }>) => {
        const found = outbox.withoutSent(outbox.withoutArrived(outbox.heldBack(value), chat.messages, owner))
        return { messages: [...found, ...outbox.behind(found, messages)] }
      },
    ),
    queue: assign(({ context }, { text, at }: Readonly<{ text: string; at: Instant }>) => ({
      messages: outbox.written(context.messages, text, at, context.chat.messages),
    })),
    discard: assign(({ context }, key: number) => ({ messages: outbox.without(context.messages, key) })),
    takeReading: assign(({ context }, read: Chat) => {
      const chat = readAnew(context.chat, read)
      return { chat, messages: outbox.withoutArrived(context.messages, read.messages, context.owner) }
    }),
    handOver: assign(({ context }) => ({
      messages: outbox.handedOver(context.messages),
      isTried: outbox.nextToSend(context.messages)?.isNew === false,
    })),
    markDelivered: assign(({ context }) => ({ messages: outbox.delivered(context.messages), failure: undefined })),
    holdBack: assign(({ context }) => ({ messages: outbox.heldBack(context.messages) })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    noteRegained: assign({ isRegained: true }),
    forgetRegained: assign({ isRegained: false }),
    queueAgain: assign(({ context }) => ({ messages: outbox.queuedAgain(context.messages) })),
    dropSent: assign(({ context }) => ({ messages: outbox.withoutSent(context.messages) })),
    tellOpened: raise({ type: 'outbox.opened' }),
    noteKept: assign(({ context }) => ({ kept: context.messages })),
    keep: sendTo('device', ({ context }) => ({ type: 'value.changed' as const, value: context.messages })),
    tellNotKept: emit({ type: 'message.notKept' }),
  },
  guards: {
    hasQueued: ({ context }) => outbox.nextToSend(context.messages) !== undefined,
    isBehindUnsent: ({ context: { messages } }) =>
      outbox.hasUnsent(messages) && outbox.nextToSend(messages) !== undefined,
    hasUnsent: ({ context }) => outbox.hasUnsent(context.messages),
    lackedNetwork: ({ context }) => outbox.hasUnsent(context.messages) && context.failure?._tag === 'Unreachable',
    missedNetwork: ({ context: { isRegained, messages, failure } }) =>
      isRegained && outbox.hasUnsent(messages) && failure?._tag === 'Unreachable',
    isUnkept: ({ context }) => context.kept !== context.messages,
  },
})

/** Checks whether failed messages have arrived; messages to resend are queued after the check. */
const checkedBefore = (then: readonly 'queueAgain'[]) =>
  outboxSetup.createStateConfig({
    on: { 'resend.requested': 'resuming', 'network.regained': { actions: 'noteRegained' } },
    invoke: {
      id: 'check',
      src: 'read',
      input: ({ context }) => context.chat.id,
      onDone: {
        target: 'resting',
        actions: [{ type: 'takeReading', params: ({ event }) => event.output }, ...then],
      },
      onError: { target: 'unchecked', actions: ['holdBack', { type: 'keepFailure', params: errorOf }] },
    },
  })

/**
 * The messages of a conversation that have not arrived. They are sent one after the other. When one fails, it and those
 * behind it are marked as not sent, and the conversation is read before any of them is sent again (CHAT-07).
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    messages: NONE,
    isTried: false,
    kept: NONE,
    failure: undefined,
    isRegained: false,
  }),
  invoke: {
    id: 'device',
    src: 'device',
    input: ({ context: { chat, owner } }) => ({ name: { chat: chat.id, owner } }),
    onError: { description: 'Nothing is kept then.', actions: 'tellOpened' },
  },
  always: { guard: 'isUnkept', actions: ['noteKept', 'keep'] },
  on: {
    'message.queued': { actions: { type: 'queue', params: ({ event }) => event } },
    'message.discarded': { actions: { type: 'discard', params: ({ event }) => event.key } },
    'conversation.read': { actions: { type: 'takeReading', params: ({ event }) => event.chat } },
    'kept.read': { actions: [{ type: 'takeBack', params: ({ event }) => event }, 'tellOpened'] },
    'room.lacked': { actions: 'tellNotKept' },
  },
  initial: 'unread',
  states: {
    unread: {
      description: 'Neither the conversation nor the stored messages have been read since the outbox was opened.',
      on: {
        'outbox.opened': 'unchecked',
        'conversation.read': {
          target: 'unopened',
          actions: { type: 'takeReading', params: ({ event }) => event.chat },
        },
      },
    },
    unopened: {
      description: 'The conversation was read; the stored messages are not known yet.',
      on: { 'outbox.opened': 'resting' },
    },
    resting: {
      tags: 'checked',
      always: [
        { target: 'resuming', guard: 'missedNetwork' },
        { target: 'resuming', guard: 'isBehindUnsent' },
        { target: 'sending', guard: 'hasQueued' },
      ],
      on: {
        'resend.requested': { target: 'resuming', guard: 'hasUnsent' },
        'network.regained': { target: 'resuming', guard: 'lackedNetwork' },
      },
    },
    sending: {
      entry: 'handOver',
      on: { 'network.regained': { actions: 'noteRegained' } },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { chat, messages, owner, isTried } }) => ({
          chat: chat.id,
          messages,
          me: owner,
          isTried,
        }),
        onDone: { target: 'sent', actions: 'markDelivered' },
        onError: { target: 'checking', actions: ['holdBack', { type: 'keepFailure', params: errorOf }] },
      },
    },
    sent: {
      entry: 'forgetRegained',
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
    checking: checkedBefore([]),
    resuming: { entry: 'forgetRegained', ...checkedBefore(['queueAgain']) },
    unchecked: {
      description: 'The check failed: nothing is sent, and no resend is offered, until the conversation is read.',
      always: [
        { target: 'resuming', guard: 'hasQueued' },
        { target: 'resuming', guard: 'missedNetwork' },
      ],
      on: {
        'conversation.read': {
          target: 'resting',
          actions: { type: 'takeReading', params: ({ event }) => event.chat },
        },
        'network.regained': [{ target: 'resuming', guard: 'lackedNetwork' }, { target: 'checking' }],
      },
    },
  },
})
