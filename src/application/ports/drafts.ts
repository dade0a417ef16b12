import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'
import type { ChatId } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { Answers } from '#domain/surveys/survey.ts'
import type { Fields } from './unsent.ts'

/** `StorageFull`: the storage of the device is full (fault 31). */
export type DraftFailure = Readonly<{ _tag: 'StorageFull' }>

/** The unsent answers of a citizen. */
export type SurveyDraft = Readonly<{ answers: Answers; anonymous: boolean }>
/** The citizen and the conversation of a draft. */
export type MessageOf = Readonly<{ chat: ChatId; owner: UserId }>

/** Drafts of one kind, by key. Invalid stored data counts as no draft (fault 32). */
export interface DraftsOf<About, Draft> {
  readonly read: (about: About) => Option<Draft>
  readonly keep: (about: About, draft: Draft) => Either<DraftFailure, void>
  readonly drop: (about: About) => void
}

/** Unsent content of the citizen, stored on the device until it is sent or they sign out (SURVEY-06, LAW-06). */
export interface Drafts {
  readonly survey: DraftsOf<ReceivedNoticeId, SurveyDraft>
  /** The message being written; an empty one is removed. */
  readonly message: DraftsOf<MessageOf, string>
  /** The fields of the report of a fault, as they were stored; none are removed (LAW-06). */
  readonly fault: DraftsOf<undefined, Fields>
}
