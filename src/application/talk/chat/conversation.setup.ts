import { assign, emit, sendTo, setup } from 'xstate'
import { fromKept, fromReading, isKept, keptIn, requestFailureOf } from '#application/kit/from-port.ts'
import { type KeptFirst, takesKeptAway } from '#application/kit/kept-first.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import { fromPresence, type PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { type Chat, type ChatId, lastSaid, readAnew } from '#domain/chat/chat.ts'
import type { Letter } from '#domain/chat/outgoing.ts'
import type { UserId } from '#domain/identity/user.ts'
import { composerMachine, type Written } from './composer.machine.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Drafts } from '#application/ports/drafts.ts'

/** [decided] The polling interval of a visible conversation, in milliseconds (CHAT-04). */
const SHORTEST_REST = 3_000
const LONGEST_REST = 30_000

/** The interval doubles after each reading without news. `quiet` is the number of those. */
const restAfter = (quiet: number): number => Math.min(LONGEST_REST, SHORTEST_REST * 2 ** quiet)

type Context = Readonly<{
  id: ChatId
  owner: UserId
  /** The result of the last reading; undefined before the first. */
  chat: Chat | undefined
  /** Why the first reading failed; later failures are silent (ERR-02). */
  failure: RequestFailure | Unexpected | undefined
  /** The number of consecutive readings without news. */
  quiet: number
  /** One's own messages that the server has, and that no reading has brought since. */
  landed: readonly Letter[]
}>

type Event =
  | PresenceNews
  | NetworkNews
  | Written
  | { type: 'retry.requested' }
  /** The outbox has one message less: it is read in the conversation, by the next reading. */
  | { type: 'message.left'; landed: Letter | undefined }
  /** The device has a message of the composer, or could not store it. */
  | { type: 'message.stored' }
  | { type: 'message.returned'; text: string }

/** Events that a conversation publishes. */
export type ConversationNews =
  /** The entry in the list of chats is stale. */
  | { type: 'conversation.moved'; chat: Chat }
  /** Its outbox takes it. */
  | Written

/** Events about the messages of a conversation. */
export type MessageNews =
  /** The storage is full: unsent messages last as long as the page stays open (fault 31). */
  | { type: 'message.notKept' }
  /**
   * One has arrived, or did not go and waits for its author in its conversation (CHAT-07). `isInSight`: the chats are open
   * and show it; otherwise it is told over the page (ERR-08).
   */
  | { type: 'message.sent'; chat: ChatId; isInSight: boolean }
  | { type: 'message.refused'; chat: ChatId; isInSight: boolean }

const isMissing = (error: unknown): boolean => requestFailureOf(error)._tag === 'Missing'

type ConversationPorts = Readonly<{
  chats: Pick<Chats, 'one' | 'news'>
  drafts: Pick<Drafts, 'message'>
  presence: Presence
}>

/** The types of the machine, and its actors, actions and guards. */
export const conversationSetup = ({ chats, drafts, presence }: ConversationPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ id: ChatId; owner: UserId; known?: Chat | undefined }>,
      events: {} as Event,
      emitted: {} as ConversationNews,
      children: {} as { composer: 'composer' },
    },
    actors: {
      watchPresence: fromPresence(presence),
      recall: fromKept((id: ChatId, signal) => chats.one(id, signal)),
      read: fromReading((id: ChatId, signal) => chats.one(id, signal)),
      readNews: fromReading((id: ChatId, signal) => chats.news(id, signal)),
      composer: composerMachine({ drafts }),
    },
    actions: {
      keepFirst: assign((_, chat: Chat) => ({ chat, failure: undefined, quiet: 0 })),
      keepOutdated: assign((_, error: unknown) => ({
        chat: keptIn<Chat>(error)?.value,
        failure: requestFailureOf(error),
      })),
      keepEarly: assign((_, kept: KeptFirst<Chat> | undefined) => ({ chat: kept?.value, failure: kept?.older })),
      /** What is shown is read again: its age stays in sight, and the reason of the failure goes. */
      await: assign(({ context: { failure } }) =>
        failure && 'kept' in failure && failure.kept
          ? { failure: { _tag: 'Awaited' as const, kept: failure.kept } }
          : {},
      ),
      drop: assign({ chat: undefined }),
      forgetFailure: assign({ failure: undefined }),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      adopt: assign(({ context }, read: Chat) => {
        const known = present(context.chat)
        const chat = readAnew(known, read)
        return { chat, failure: undefined, quiet: chat === known ? context.quiet + 1 : 0 }
      }),
      countQuiet: assign(({ context }) => ({ quiet: context.quiet + 1 })),
      forgetQuiet: assign({ quiet: 0 }),
      land: assign(({ context }, { landed }: Readonly<{ landed: Letter | undefined }>) => ({
        landed: landed ? [...context.landed, landed] : context.landed,
      })),
      forgetLanded: assign({ landed: [] }),
      tellWritten: emit((_, written: Written) => written),
      tellStored: sendTo('composer', { type: 'message.stored' }),
      giveBack: sendTo('composer', (_, { text }: Readonly<{ text: string }>) => ({
        type: 'message.returned' as const,
        text,
      })),
      tellMoved: emit(({ context }) => ({ type: 'conversation.moved' as const, chat: present(context.chat) })),
    },
    guards: {
      isKept,
      isOutdated: ({ context: { failure } }) => failure !== undefined && 'kept' in failure,
      isFound: (_, kept: KeptFirst<Chat> | undefined) => kept !== undefined,
      isKnown: ({ context }) => context.chat !== undefined,
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
      isMissing: (_, error: unknown) => isMissing(error),
      isTakenAway: (_, error: unknown) => takesKeptAway(requestFailureOf(error)),
      bringsNews: ({ context }, read: Chat) => lastSaid(read) > lastSaid(present(context.chat)),
    },
    delays: { rest: ({ context }) => restAfter(context.quiet) },
  })
