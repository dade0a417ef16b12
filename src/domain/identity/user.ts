import type { Id } from '#domain/id.ts'

export type UserId = Id<'User'>

/** The permissions of a citizen (AUTH-14). */
export type Role = 'admin' | 'user' | 'test'

/** The person the session belongs to. */
export type User = Readonly<{
  id: UserId
  username: string
  name: string
  surname: string
  email: string | undefined
  roles: readonly Role[]
  /** File name of the profile image; undefined when there is none. */
  image: string | undefined
}>

export const isAdmin = (user: User | undefined): boolean => user?.roles.includes('admin') ?? false

/** Whether this person has notices: users and admins do; ROLE_TEST alone does not (SHELL-11). */
export const receivesNotices = (user: User | undefined): boolean =>
  user?.roles.some((role) => role === 'admin' || role === 'user') ?? false

/** The displayed name: name and surname, else the username. */
export const fullName = (user: Pick<User, 'name' | 'surname' | 'username'>): string =>
  `${user.name} ${user.surname}`.trim() || user.username
