import { isUndone } from '#application/kit/uncertain.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Role } from '#domain/identity/user.ts'
import { type AnyFailure, formText, type FailureText } from '#ui/base/failure-texts.ts'
import type { UserSort } from '#domain/users/user-query.ts'
import type { MessageId } from '#ui/view/speech.ts'

export const ROLE_TEXTS = {
  admin: 'users.role.admin',
  user: 'users.role.user',
  test: 'users.role.test',
} as const satisfies Readonly<Record<Role, MessageId>>

/** What the list is sorted by, as its columns are called. */
export const SORT_TEXTS = {
  name: 'users.name',
  username: 'users.username',
  email: 'users.email',
  country: 'users.country',
  active: 'users.status',
} as const satisfies Readonly<Record<UserSort, MessageId>>

/** What is said beside a field that is not missing; passwords name their least length. */
export const USER_ERRORS = {
  badEmail: 'users.emailWrong',
  noRole: 'users.roleMissing',
  short: 'password.short',
  different: 'password.different',
} as const

/** [decided] A conflict over a user is about the username, the only thing two users can contend for. */
const CONFLICT = 409

/** Whether a saving failed for the username alone: that is said beside it. */
export const isUsernameTaken = (failure: RequestFailure | Unexpected | undefined): boolean =>
  failure?._tag === 'Refused' && !isUndone(failure) && failure.status === CONFLICT

/** What is said above the fields of a saving that failed; a username that has an owner is said beside it. */
export const savingText = (failure: AnyFailure): FailureText | undefined =>
  isUsernameTaken(failure) ? undefined : formText(failure)
