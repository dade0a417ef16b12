import type { Chat, ChatId, ChatSummary } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { ContactProfile } from '#domain/profile/profile.ts'
import type { Requested } from './failure.ts'

/** Conversations with activities and other citizens. A signal aborts a reading. */
export interface Chats {
  /** This citizen's chats (CHAT-01). */
  readonly all: (signal?: AbortSignal) => Requested<readonly ChatSummary[]>
  /** The same, read in passing: nobody is told when they cannot be read. */
  readonly allInPassing: Chats['all']
  readonly one: (id: ChatId, signal?: AbortSignal) => Requested<Chat>
  /** The same with silent failures: polling repeats it (CHAT-04, ERR-02). */
  readonly news: (id: ChatId, signal?: AbortSignal) => Requested<Chat>
  /** [decided] Finds the chat of a citizen with an activity, or opens one (CHAT-02). */
  readonly withActivity: (activity: ActivityId, from: UserId) => Requested<Chat>
  readonly remove: (ids: readonly ChatId[]) => Requested<void>
  /** The public profile of the other person (CHAT-09); failures are silent: the conversation has the name. */
  readonly profile: (id: UserId, signal?: AbortSignal) => Requested<ContactProfile>
}
