import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Role } from '#domain/identity/user.ts'
import { type AnyFailure, formText, type FailureText } from '#ui/base/failure-texts.ts'
import type { UserSort } from '#domain/users/user-query.ts'

export const roleTexts: Readonly<Record<Role, MessageDescriptor>> = defineMessages({
  admin: { id: 'users.role.admin' },
  user: { id: 'users.role.user' },
  test: { id: 'users.role.test' },
})

/** Whether one may sign in (AUTH-07). */
export const stateTexts = defineMessages({
  active: { id: 'users.active' },
  inactive: { id: 'users.inactive' },
})

/** What the list is sorted by, as its columns are called. */
export const sortTexts: Readonly<Record<UserSort, MessageDescriptor>> = defineMessages({
  name: { id: 'users.name' },
  username: { id: 'users.username' },
  email: { id: 'users.email' },
  country: { id: 'users.country' },
  active: { id: 'users.status' },
})

export const directionText = (descending: boolean): MessageDescriptor =>
  descending ? { id: 'users.descending' } : { id: 'users.ascending' }

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
  failure?._tag === 'Refused' && failure.status === CONFLICT

/** What is said above the fields of a saving that failed; a username that has an owner is said beside it. */
export const savingText = (failure: AnyFailure): FailureText | undefined =>
  isUsernameTaken(failure) ? undefined : formText(failure)
