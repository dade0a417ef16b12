import type { Either } from 'fp-ts/lib/Either.js'
import type { Option } from 'fp-ts/lib/Option.js'

/** `StorageFull`: the device has no room left (fault 31). */
export type DraftFailure = Readonly<{ _tag: 'StorageFull' }>

/** What the citizen has written and not sent, kept on the device until it is sent or they sign out (SURVEY-06). */
export interface Drafts {
  readonly read: (name: string) => Option<unknown>
  readonly keep: (name: string, draft: unknown) => Either<DraftFailure, void>
  readonly drop: (name: string) => void
}
