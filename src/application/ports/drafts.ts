import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { ChatId } from '#domain/chat/chat.ts'
import type { Outbox } from '#domain/chat/outbox.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { Answers } from '#domain/surveys/survey.ts'

/** `StorageFull`: the device has no room left (fault 31). */
export type DraftFailure = Readonly<{ _tag: 'StorageFull' }>

/** What a citizen has answered and not sent yet. */
export type SurveyDraft = Readonly<{ answers: Answers; anonymous: boolean }>
/** Whose messages of which conversation. */
export type OutboxOf = Readonly<{ chat: ChatId; owner: UserId }>

/** Drafts of one kind, each under what it is about. What is stored and is no such draft is none (fault 32). */
export interface DraftsOf<About, Draft> {
  readonly read: (about: About) => Option<Draft>
  readonly keep: (about: About, draft: Draft) => Either<DraftFailure, void>
  readonly drop: (about: About) => void
}

/** What the citizen has written and not sent, kept on the device until it is sent or they sign out (SURVEY-06). */
export interface Drafts {
  readonly survey: DraftsOf<ReceivedNoticeId, SurveyDraft>
  /** The message being written; an empty one is dropped. */
  readonly message: DraftsOf<OutboxOf, string>
  /** The messages that have not arrived; an empty outbox is dropped. */
  readonly outbox: DraftsOf<OutboxOf, Outbox>
}
