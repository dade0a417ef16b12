import { isEmail } from '#domain/identity/email.ts'
import { newPasswordProblems, type PasswordProblem } from '#domain/identity/passwords.ts'
import type { Role, UserId } from '#domain/identity/user.ts'
import { isUsername } from '#domain/registration/registration.ts'
import type { ManagedUser } from './managed-user.ts'

/** A user as an administrator writes them down (ADMIN-03). */
export type UserDraft = Readonly<{
  /** Undefined for a user who is not there yet. */
  id: UserId | undefined
  username: string
  name: string
  surname: string
  email: string
  roles: readonly Role[]
  otherRoles: readonly string[]
  active: boolean
  /** Empty where it stays as it is; a new user without one gets it from the server. */
  password: string
  confirmation: string
}>

/** What is wrong with a field, before the server is asked. */
export type UserProblem = 'badUsername' | 'badEmail' | 'noRole' | PasswordProblem

/** A new user: active, and a citizen like any other (AUTH-14, ADMIN-03). */
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
})

/** The roles with one more, or one less. */
export const withRole = (roles: readonly Role[], role: Role): readonly Role[] =>
  roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]

const isEmpty = (text: string): boolean => text.trim() === ''

const usernameProblem = ({ id, username }: UserDraft): UserProblem | undefined =>
  id !== undefined || isUsername(username) ? undefined : isEmpty(username) ? 'missing' : 'badUsername'

/** What is wrong with a draft, by field. */
export const userProblems = (draft: UserDraft): Readonly<{ [Field in keyof UserDraft]?: UserProblem }> => {
  const username = usernameProblem(draft)
  const { name, surname, email, roles, otherRoles, password, confirmation } = draft
  return {
    ...(username && { username }),
    ...(isEmpty(name) && { name: 'missing' }),
    ...(isEmpty(surname) && { surname: 'missing' }),
    ...(!isEmpty(email) && !isEmail(email) && { email: 'badEmail' }),
    ...(roles.length + otherRoles.length === 0 && { roles: 'noRole' }),
    // Neither is asked for: what is written must be right (ADMIN-03).
    ...(password + confirmation !== '' && newPasswordProblems({ password, confirmation })),
  }
}
