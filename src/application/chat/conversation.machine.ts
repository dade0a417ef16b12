import { assign, emit, raise, sendTo, setup } from 'xstate'
import { errorOf, isKept, keptIn, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { needsSource } from '#application/kit/from-source.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import type { PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Chat, type ChatId, lastSaid, readAnew } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import { composerMachine, type Written } from './composer.machine.ts'
import { outboxMachine } from './outbox.machine.ts'
import { restAfter } from './polling.ts'

type Context = Readonly<{
  id: ChatId
  owner: UserId
  /** The result of the last reading; undefined before the first. */
  chat: Chat | undefined
  /** Why the first reading failed; later failures are silent (ERR-02). */
  failure: RequestFailure | Unexpected | undefined
  /** The number of consecutive readings without news. */
  quiet: number
}>

type Event =
  | PresenceNews
  | NetworkNews
  | Written
  | { type: 'retry.requested' }
  /** A message was sent or is being sent: the polling interval becomes short again. */
  | { type: 'talk.quickened' }

/** Events that a conversation publishes: the entry in the list of chats is stale. */
export type ConversationNews = { type: 'conversation.moved'; chat: Chat }

const isMissing = (error: unknown): boolean => requestFailureOf(error)._tag === 'Missing'

/**
 * A conversation: read at first, and polled while it is visible (CHAT-03, CHAT-04). A cached conversation shows at
 * once.
 */
export const conversationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ id: ChatId; owner: UserId; known?: Chat | undefined }>,
    events: {} as Event,
    emitted: {} as ConversationNews,
    children: {} as { outbox: 'outbox'; composer: 'composer' },
  },
  actors: {
    watchPresence: needsSource('watchPresence'),
    read: needsPort<Chat, ChatId>('read'),
    readNews: needsPort<Chat, ChatId>('readNews'),
    outbox: outboxMachine,
    composer: composerMachine,
  },
  actions: {
    keepFirst: assign((_, chat: Chat) => ({ chat, failure: undefined, quiet: 0 })),
    keepOutdated: assign((_, error: unknown) => ({
      chat: keptIn<Chat>(error)?.value,
      failure: requestFailureOf(error),
    })),
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    adopt: assign(({ context }, read: Chat) => {
      const known = present(context.chat)
      const chat = readAnew(known, read)
      return { chat, failure: undefined, quiet: chat === known ? context.quiet + 1 : 0 }
    }),
    countQuiet: assign(({ context }) => ({ quiet: context.quiet + 1 })),
    forgetQuiet: assign({ quiet: 0 }),
    quicken: raise({ type: 'talk.quickened' }),
    passOn: sendTo('outbox', (_, { text, at }: Written) => ({ type: 'message.queued' as const, text, at })),
    passReadingOn: sendTo('outbox', (_, chat: Chat) => ({ type: 'conversation.read' as const, chat })),
    tellNetwork: sendTo('outbox', { type: 'network.regained' }),
    tellMoved: emit(({ context }) => ({ type: 'conversation.moved' as const, chat: present(context.chat) })),
  },
  guards: {
    isKept,
    isKnown: ({ context }) => context.chat !== undefined,
    lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    isMissing: (_, error: unknown) => isMissing(error),
    bringsNews: ({ context }, read: Chat) => lastSaid(read) > lastSaid(present(context.chat)),
  },
  delays: { rest: ({ context }) => restAfter(context.quiet) },
}).createMachine({
  id: 'conversation',
  context: ({ input: { id, owner, known } }) => ({
    id,
    owner,
    chat: known,
    failure: undefined,
    quiet: 0,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ target: 'open.refreshing', guard: 'isKnown' }, 'loading'] },
    loading: {
      on: { 'network.returned': { target: 'loading', reenter: true } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.id,
        onDone: {
          target: 'open',
          actions: [{ type: 'keepFirst', params: ({ event }) => event.output }, 'tellMoved'],
        },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf } },
          {
            target: 'open',
            guard: { type: 'isKept', params: errorOf },
            actions: { type: 'keepOutdated', params: errorOf },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    missing: { description: 'There is no such conversation, or not any more (fault 36).' },
    failed: {
      on: { 'retry.requested': 'loading', 'network.returned': { target: 'loading', guard: 'lackedNetwork' } },
    },
    open: {
      invoke: [
        {
          id: 'outbox',
          src: 'outbox',
          input: ({ context: { owner, chat } }) => ({ owner, chat: present(chat) }),
          onSnapshot: {
            guard: { type: 'bringsNews', params: ({ event }) => event.snapshot.context.chat },
            actions: [{ type: 'adopt', params: ({ event }) => event.snapshot.context.chat }, 'tellMoved', 'quicken'],
          },
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
        {
          id: 'composer',
          src: 'composer',
          input: ({ context }) => ({ chat: context.id, owner: context.owner }),
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
      ],
      on: { 'message.written': { actions: [{ type: 'passOn', params: ({ event }) => event }, 'quicken'] } },
      initial: {
        target: 'idle',
        actions: { type: 'passReadingOn', params: ({ context }) => present(context.chat) },
      },
      states: {
        refreshing: {
          description: 'The cached conversation is shown, and read again.',
          invoke: {
            id: 'readAnew',
            src: 'readNews',
            input: ({ context }) => context.id,
            onDone: {
              target: 'idle',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                { type: 'passReadingOn', params: ({ event }) => event.output },
                'tellMoved',
              ],
            },
            onError: [
              { target: '#conversation.missing', guard: { type: 'isMissing', params: errorOf } },
              { description: 'It is read again before long (ERR-02).', target: 'idle' },
            ],
          },
        },
        idle: {
          invoke: {
            id: 'watchPresence',
            src: 'watchPresence',
            onError: { description: 'It is then read at each interval, in sight or not.' },
          },
          initial: 'resting',
          states: {
            resting: {
              on: {
                'presence.lost': 'away',
                'talk.quickened': { target: 'resting', actions: 'forgetQuiet', reenter: true },
              },
              after: { rest: '#conversation.open.reading' },
            },
            away: {
              description: 'Hidden or offline: no polling (CHAT-04).',
              on: { 'presence.gained': { target: '#conversation.open.reading', actions: 'tellNetwork' } },
            },
          },
        },
        reading: {
          invoke: {
            id: 'readNews',
            src: 'readNews',
            input: ({ context }) => context.id,
            onDone: [
              {
                target: 'idle',
                guard: { type: 'bringsNews', params: ({ event }) => event.output },
                actions: [
                  { type: 'adopt', params: ({ event }) => event.output },
                  { type: 'passReadingOn', params: ({ event }) => event.output },
                  'tellMoved',
                ],
              },
              {
                target: 'idle',
                actions: [
                  'countQuiet',
                  'forgetFailure',
                  { type: 'passReadingOn', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              { target: '#conversation.missing', guard: { type: 'isMissing', params: errorOf } },
              { target: 'idle', actions: 'countQuiet' },
            ],
          },
        },
      },
    },
  },
})
