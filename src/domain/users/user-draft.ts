import { isEmail } from '#domain/identity/email.ts'
import { newPasswordProblems, type PasswordProblem } from '#domain/identity/passwords.ts'
import type { Role, UserId } from '#domain/identity/user.ts'
import { isUsername } from '#domain/registration/registration.ts'
import type { Original } from '#domain/origin.ts'
import { isUnwritten } from '#domain/text/typed.ts'
import { isUnreadable, type Partly } from '#domain/unreadable.ts'
import type { ManagedUser, UserField } from './managed-user.ts'

type Given = Readonly<{ name: string; surname: string; email: string; hasNoRoles: boolean }>

/**
 * A user being edited by an administrator (ADMIN-03). `active` is undefined where the server has not said and nobody has
 * chosen: it stays as it is (fault 55).
 */
export type UserDraft = Pick<ManagedUser, 'username' | 'name' | 'surname' | 'roles' | 'otherRoles' | 'active'> &
  Readonly<{
    /** Undefined for a new user. */
    id: UserId | undefined
    email: string
    /** Empty where it stays unchanged; the server creates one for a new user without it. */
    password: string
    confirmation: string
    /** As the server has it; undefined for a new user. */
    given: Given | undefined
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
  given: undefined,
}

const hasNoRoles = ({ roles, otherRoles }: Pick<UserDraft, 'roles' | 'otherRoles'>): boolean =>
  roles.length + otherRoles.length === 0

export const draftOfUser = (user: ManagedUser): UserDraft => {
  const { id, username, name, surname, email = '', roles, otherRoles, active, origin, unreadable } = user
  return {
    ...NEW_USER,
    id,
    username,
    name,
    surname,
    email,
    roles,
    otherRoles,
    active,
    given: { name, surname, email, hasNoRoles: hasNoRoles(user) && !isUnreadable(user, 'rights') },
    ...(origin && { origin }),
    ...(unreadable && { unreadable }),
  }
}

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

const usernameProblem = ({ id, username }: UserDraft): UserProblem | undefined =>
  id !== undefined || isUsername(username) ? undefined : 'missing'

/**
 * Whether the server tells nothing of a field, and nothing was written in it: it is neither asked for nor sent, as an empty
 * one would take away what a server has and does not tell (fault 55).
 */
export const isUntold = (draft: UserDraft, field: Exclude<UserField, 'active'>): boolean => {
  const { given } = draft
  if (field === 'rights') return hasNoRoles(draft) && (isUnreadable(draft, 'rights') || given?.hasNoRoles === true)
  return given !== undefined && isUnwritten(draft[field]) && isUnwritten(given[field])
}

/**
 * The errors of a draft, by field (ADMIN-03). [decided] A name that the server has is required, and so are its roles; one
 * that it never told is optional. An address that it gave is refused only once it was changed.
 */
export const userProblems = (draft: UserDraft): Readonly<{ [Field in keyof UserDraft]?: UserProblem }> => {
  const username = usernameProblem(draft)
  const { name, surname, email, given, password, confirmation } = draft
  return {
    ...(username && { username }),
    ...(isUnwritten(name) && !isUntold(draft, 'name') && { name: 'missing' }),
    ...(isUnwritten(surname) && !isUntold(draft, 'surname') && { surname: 'missing' }),
    ...(!isUnwritten(email) && email !== given?.email && !isEmail(email) && { email: 'badEmail' }),
    ...(hasNoRoles(draft) && !isUntold(draft, 'rights') && { roles: 'noRole' }),
    // Both are optional: a filled-in value must be valid (ADMIN-03).
    ...(password + confirmation !== '' && newPasswordProblems({ password, confirmation })),
  }
}
