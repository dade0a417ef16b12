import { assign, emit, setup } from 'xstate'
import { errorOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { Chat, ChatId } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'

/** The author: an identified citizen, nobody (signed out), or a session whose identity is not known (yet). */
export type Writer = Readonly<{ kind: 'known'; id: UserId } | { kind: 'anonymous' } | { kind: 'unknown' }>

/** Events published when a chat is opened. */
export type ChatStartNews =
  | { type: 'chat.opened'; id: ChatId }
  /** There is no such activity, or the app has a defect: failures that the request itself does not announce. */
  | { type: 'chat.notOpened' }
  /** Nobody is signed in (SHELL-13). */
  | { type: 'chat.signInRequired' }
  /** The identity of the session must be known. */
  | { type: 'reader.wanted' }

type Context = Readonly<{ activity: ActivityId; from: UserId | undefined }>

/**
 * Opens the chat with an activity (CHAT-02), once: taps meanwhile are ignored (fault 28). Failures that the request
 * announces are not announced again, and the citizen stays on the page (ERR-01).
 */
export const chatStartMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ activity: ActivityId }>,
    events: {} as { type: 'chat.wanted'; writer: Writer },
    emitted: {} as ChatStartNews,
    tags: {} as 'busy',
  },
  actors: { findOrOpen: needsPort<Chat, Readonly<{ activity: ActivityId; from: UserId }>>('findOrOpen') },
  actions: {
    keepWriter: assign((_, { writer }: Readonly<{ writer: Writer }>) => ({
      from: writer.kind === 'known' ? writer.id : undefined,
    })),
    askToSignIn: emit({ type: 'chat.signInRequired' }),
    tellNotOpened: emit({ type: 'chat.notOpened' }),
    askWhoReads: emit({ type: 'reader.wanted' }),
    tellOpened: emit((_, { id }: Chat) => ({ type: 'chat.opened' as const, id })),
  },
  guards: {
    isAnonymous: (_, { writer }: Readonly<{ writer: Writer }>) => writer.kind === 'anonymous',
    isUnknown: (_, { writer }: Readonly<{ writer: Writer }>) => writer.kind === 'unknown',
    isUntold: (_, error: unknown) => ['Missing', 'Unexpected'].includes(requestFailureOf(error)._tag),
  },
}).createMachine({
  id: 'chatStart',
  context: ({ input }) => ({ activity: input.activity, from: undefined }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'chat.wanted': [
          { guard: { type: 'isAnonymous', params: ({ event }) => event }, actions: 'askToSignIn' },
          { guard: { type: 'isUnknown', params: ({ event }) => event }, actions: 'askWhoReads' },
          { target: 'opening', actions: { type: 'keepWriter', params: ({ event }) => event } },
        ],
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'findOrOpen',
        src: 'findOrOpen',
        input: ({ context: { activity, from } }) => ({ activity, from: present(from) }),
        onDone: { target: 'ready', actions: { type: 'tellOpened', params: ({ event }) => event.output } },
        onError: [
          { target: 'ready', guard: { type: 'isUntold', params: errorOf }, actions: 'tellNotOpened' },
          { target: 'ready' },
        ],
      },
    },
  },
})
