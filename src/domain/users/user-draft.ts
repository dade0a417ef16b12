import { isEmail } from '#domain/identity/email.ts'
import { newPasswordProblems, type PasswordProblem } from '#domain/identity/passwords.ts'
import type { Role, UserId } from '#domain/identity/user.ts'
import { isUsername } from '#domain/registration/registration.ts'
import type { Original } from '#domain/origin.ts'
import { isUnreadable, type Partly } from '#domain/unreadable.ts'
import type { ManagedUser, UserField } from './managed-user.ts'

/** A user being edited by an administrator (ADMIN-03). */
export type UserDraft = Readonly<{
  /** Undefined for a new user. */
  id: UserId | undefined
  username: string
  name: string
  surname: string
  email: string
  roles: readonly Role[]
  otherRoles: readonly string[]
  /** Undefined where the server has not said and nobody has chosen: it stays as it is (fault 55). */
  active: boolean | undefined
  /** Empty where it stays unchanged; the server creates one for a new user without it. */
  password: string
  confirmation: string
}> &
  Original &
  Partly<UserField>

/** The errors of a field, before the server is called. */
export type UserProblem = 'badEmail' | 'noRole' | PasswordProblem

/** A new user: active, with the role of a citizen (AUTH-14, ADMIN-03). */
export const NEW_USER: UserDraft = {
  id: undefined,
  username: '',
  name: '',
  surname: '',
  email: '',
  roles: ['user'],
  otherRoles: [],
  active: true,
  password: '',
  confirmation: '',
}

export const draftOfUser = ({
  id,
  username,
  name,
  surname,
  email,
  roles,
  otherRoles,
  active,
  origin,
  unreadable,
}: ManagedUser): UserDraft => ({
  ...NEW_USER,
  id,
  username,
  name,
  surname,
  email: email ?? '',
  roles,
  otherRoles,
  active,
  ...(origin && { origin }),
  ...(unreadable && { unreadable }),
})

/** The roles with one added or removed. */
export const withRole = (roles: readonly Role[], role: Role): readonly Role[] =>
  roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]

/** A choice of roles, which takes the place of what could not be read of them (fault 55). */
export const chosenRoles = (
  { roles, unreadable }: Pick<UserDraft, 'roles' | 'unreadable'>,
  role: Role,
): Pick<UserDraft, 'roles' | 'unreadable'> => ({
  roles: withRole(roles, role),
  ...(unreadable && { unreadable: unreadable.filter((field) => field !== 'rights') }),
})

const isEmpty = (text: string): boolean => text.trim() === ''

const usernameProblem = ({ id, username }: UserDraft): UserProblem | undefined =>
  id !== undefined || isUsername(username) ? undefined : 'missing'

/** The errors of a draft, by field. */
export const userProblems = (draft: UserDraft): Readonly<{ [Field in keyof UserDraft]?: UserProblem }> => {
  const username = usernameProblem(draft)
  const { name, surname, email, roles, otherRoles, password, confirmation } = draft
  return {
    ...(username && { username }),
    ...(isEmpty(name) && { name: 'missing' }),
    ...(isEmpty(surname) && { surname: 'missing' }),
    ...(!isEmpty(email) && !isEmail(email) && { email: 'badEmail' }),
    ...(roles.length + otherRoles.length === 0 && !isUnreadable(draft, 'rights') && { roles: 'noRole' }),
    // Both are optional: a filled-in value must be valid (ADMIN-03).
    ...(password + confirmation !== '' && newPasswordProblems({ password, confirmation })),
  }
}
