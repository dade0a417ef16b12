import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Role } from '#domain/identity/user.ts'
import type { Original } from '#domain/origin.ts'
import type { Job, ManagedUser, UserField } from '#domain/users/managed-user.ts'
import type { UserSort } from '#domain/users/user-query.ts'
import { ROLE_NAMES, roleNames, ROLES } from './session.ts'
import { flag, id, mapped, nameField, optional, optionalText, text, Wire, words } from './wire.ts'
import { hasContent, partly } from './partly.ts'
import { listOrNone } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { USER, WRITTEN_USER } from './names/account.ts'
import { original } from './origin.ts'
import { given } from './wire-requests.ts'
import { choice, nameText } from './wire-words.ts'

type Rights = Readonly<{ roles: readonly Role[]; otherRoles: readonly string[] }>

/** Unknown roles are preserved, so that saving a user does not remove them. */
const rights: Wire<Rights> = mapped(
  roleNames,
  (names): Rights => ({
    roles: names.flatMap((name) => ROLES.get(name) ?? []),
    otherRoles: names.filter((name) => !ROLES.has(name)),
  }),
  ({ roles, otherRoles }) => [...roles.map((role) => ROLE_NAMES[role]), ...otherRoles],
)

export const job: Wire<Job> = record('job', {
  employment: ['workEmployment', nameText],
  activity: [
    'activity',
    optional(nameOrRecord(record('job activity', { name: nameField, country: ['country', nameText] }))),
  ],
})

/** An absent list of jobs means no job. */
export const jobs: Wire<readonly Job[]> = listOrNone(job)

/** Rights as they are read; whether some of them could not be. */
type ReadRights = Rights & Readonly<{ isPart?: true }>
const untold: Wire<ReadRights | undefined> = optional(rights)
/** Undefined where there are none or all are unreadable. An empty list, in any form, says that there are none. */
const readRights = new Wire<ReadRights | undefined>(
  untold.name,
  untold.shape,
  (value, context) => {
    const read = rights.validate(value, context)
    if (value === undefined || Either.isLeft(read)) return untold.validate(value, context)
    const { roles, otherRoles } = read.right
    const isPart = Array.isArray(value) && roles.length + otherRoles.length < value.filter(hasContent).length
    return isPart ? t.success({ ...read.right, isPart }) : read
  },
  untold.encode,
)

/** Who is told no roles is an ordinary user (AUTH-14). */
const ORDINARY: Rights = { roles: ['user'], otherRoles: [] }
const UNKNOWN: Rights = { roles: [], otherRoles: [] }

/** A user for administrators, in the list. Roles that came and cannot be read are not none (fault 55). */
export const managedUser: Wire<ManagedUser> = mapped(
  partly(
    record(
      'managed user',
      {
        id: ['id', id('User')],
        username: ['username', words],
        name: ['name', words],
        surname: ['surname', words],
        email: ['email', optionalText],
        rights: ['roles', readRights],
        active: ['active', optional(flag)],
        image: ['imgProfile', optionalText],
        country: ['country', nameText],
        jobs: ['userJobs', jobs],
      },
      USER,
    ),
    'name',
    'surname',
    'email',
    'rights',
    'active',
  ),
  ({ rights: known, unreadable = [], ...rest }): ManagedUser => {
    const { isPart, ...told } = known ?? { ...(unreadable.includes('rights') ? UNKNOWN : ORDINARY), isPart: undefined }
    const all: readonly UserField[] = isPart ? [...unreadable, 'rights'] : unreadable
    return { ...rest, ...told, ...(all.length > 0 && { unreadable: all }) }
  },
  ({ roles, otherRoles, ...rest }) => ({ ...rest, rights: { roles, otherRoles } }),
)

/** A user alone, for changes: it goes back under the names it came with (fault 55). */
export const editedUser: Wire<ManagedUser> = original(managedUser)

/** [decided] The seed describes the filter without its name: `text`. */
const textFilter = ['text', optional(text)] as const
export const topicUserFilters = record('topic user filters', { text: textFilter })

/** [decided] The role and the state filter under the names that a user has them by. */
export const userFilters = record('user filters', {
  text: textFilter,
  role: ['roles', optional(choice('role', ROLE_NAMES))],
  active: ['active', optional(flag)],
})

export const userSort: Wire<UserSort> = choice('user sort', {
  name: 'fullname',
  username: 'username',
  email: 'email',
  country: 'country',
  active: 'active',
})

const passwordFields = { password: ['password', given(text)], confirmation: ['confirmPassword', given(text)] } as const

/** A new user (ADMIN-03). */
export const newUser = record('new user', {
  username: ['username', text],
  name: ['name', text],
  surname: ['surname', text],
  email: ['email', given(text)],
  rights: ['roles', rights],
  active: ['active', flag],
  ...passwordFields,
})

/**
 * The changes of a user: the names, which citizens may change themselves (PROF-04), and the fields of administrators
 * (ADMIN-03). Omitted fields stay; an empty e-mail removes the old one.
 */
export type UserChange = Readonly<{
  name?: string | undefined
  surname?: string | undefined
  username?: string | undefined
  email?: string | undefined
  rights?: Rights | undefined
  active?: boolean | undefined
  password?: string | undefined
  confirmation?: string | undefined
}> &
  Original

export const userChange: Wire<UserChange> = original(
  mapped(
    record(
      'user change',
      {
        name: ['name', given(text)],
        surname: ['surname', given(text)],
        username: ['username', given(text)],
        email: ['email', given(text)],
        rights: ['roles', given(rights)],
        active: ['active', given(flag)],
        ...passwordFields,
      },
      WRITTEN_USER,
    ),
    (fields): UserChange => fields,
    ({ name, surname, username, email, rights: known, active, password, confirmation }) => ({
      name,
      surname,
      username,
      email,
      rights: known,
      active,
      password,
      confirmation,
    }),
  ),
)
