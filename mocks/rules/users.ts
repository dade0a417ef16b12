import { compareNames } from '#domain/text/order.ts'
import type { Role } from '#domain/identity/user.ts'
import { fullName, isAdmin } from '#domain/identity/user.ts'
import type { Page } from '#domain/paging/page.ts'
import { type ManagedUser, matchesFilter } from '#domain/users/managed-user.ts'
import { filterOf, type UserFilter, type UserSort } from '#domain/users/user-query.ts'
import type { Person } from '../collections/account.ts'
import type { Occupation } from '../collections/users.ts'
import { newPasswordRefusal } from './passwords.ts'
import { Refusal } from './refusal.ts'

/** The query of users, as the contract decodes it (ADMIN-02). */
export type UsersAsked = Readonly<{
  filters: Readonly<{ text: string | undefined }> & Partial<UserFilter>
  sortBy: UserSort
  descending: boolean
  page: number
  rowsPerPage: number
}>

/** Users are managed by administrators only (ADMIN-01). */
export const adminRefusal = (caller: Person): Refusal | undefined =>
  isAdmin(caller.user) ? undefined : new Refusal(403, 'Solo chi amministra può farlo', 'ADMINS_ONLY')

/** An account for administrators. */
export const managedOf = ({ user, profile, active }: Person, occupation: Occupation | undefined): ManagedUser => ({
  ...user,
  active,
  otherRoles: occupation?.otherRoles ?? [],
  country: profile.country,
  jobs: occupation?.jobs ?? [],
})

/** Empty values come last. */
const byText = (one: string | undefined, other: string | undefined): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : compareNames(one, other)

const sorting: Readonly<Record<UserSort, (a: ManagedUser, b: ManagedUser) => number>> = {
  name: (a, b) => byText(fullName(a), fullName(b)),
  username: (a, b) => byText(a.username, b.username),
  email: (a, b) => byText(a.email, b.email),
  country: (a, b) => byText(a.country, b.country),
  active: (a, b) => Number(b.active) - Number(a.active),
}

/** One page of users (ADMIN-02): ties are sorted by name. */
export const pageOfUsers = (users: readonly ManagedUser[], asked: UsersAsked): Page<ManagedUser> => {
  const { role, active } = asked.filters
  const text = filterOf(asked.filters.text ?? '')
  const direction = asked.descending ? -1 : 1
  const rows = users
    .filter((user) => text === '' || matchesFilter(user, text))
    .filter((user) => role === undefined || user.roles.includes(role))
    .filter((user) => active === undefined || user.active === active)
    .sort((a, b) => direction * sorting[asked.sortBy](a, b) || sorting.name(a, b) || a.id - b.id)
  const size = Math.max(1, asked.rowsPerPage)
  const first = (Math.max(1, asked.page) - 1) * size
  return { rows: rows.slice(first, first + size), total: rows.length, leftOut: 0 }
}

const USERNAME = /^[a-z0-9][a-z0-9._-]{2,39}$/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Whether a username is an e-mail address, or of letters, digits, dots and hyphens. */
const isKnownForm = (username: string): boolean => USERNAME.test(username) || EMAIL.test(username)

/** Why a username is refused, if so (ADMIN-03, REG-01). */
export const usernameRefusal = (username: string, taken: Person | undefined): Refusal | undefined => {
  if (!isKnownForm(username.trim()))
    return new Refusal(
      422,
      'Il nome utente deve essere un’e-mail, o avere da 3 a 40 caratteri: lettere, cifre, punti e trattini',
      'BAD_USERNAME',
    )
  return taken === undefined ? undefined : new Refusal(409, 'Questo nome utente è già in uso', 'USERNAME_TAKEN')
}

/** The sent fields of a user. */
type Written = Readonly<{
  name?: string | undefined
  surname?: string | undefined
  email?: string | undefined
  rights?: Readonly<{ roles: readonly Role[]; otherRoles: readonly string[] }> | undefined
  password?: string | undefined
  confirmation?: string | undefined
}>

/** Why an edited user is refused, if so (ADMIN-03). */
export const recordRefusal = ({
  name,
  surname,
  email,
  rights,
  password,
  confirmation,
}: Written): Refusal | undefined => {
  if (name?.trim() === '' || surname?.trim() === '') return new Refusal(422, 'Scrivi nome e cognome', 'NAMES_REQUIRED')
  if (email !== undefined && email.trim() !== '' && !EMAIL.test(email.trim()))
    return new Refusal(422, 'L’indirizzo e-mail non è giusto: controllalo', 'BAD_EMAIL')
  if (rights !== undefined && rights.roles.length + rights.otherRoles.length === 0)
    return new Refusal(422, 'Scegli almeno un ruolo', 'ROLE_REQUIRED')
  return password === undefined && confirmation === undefined
    ? undefined
    : newPasswordRefusal({ password: password ?? '', confirmation: confirmation ?? '' })
}

/** Why an administrator may not apply this change to themselves, if so: nobody else could undo it. */
export const selfRefusal = (
  caller: Person,
  target: Person,
  { active, roles }: Readonly<{ active: boolean | undefined; roles: readonly Role[] | undefined }>,
): Refusal | undefined => {
  if (caller.id !== target.id) return undefined
  if (active === false) return new Refusal(422, 'Non puoi disattivare il tuo account', 'SELF_DEACTIVATION')
  if (roles !== undefined && !roles.includes('admin'))
    return new Refusal(422, 'Non puoi togliere il ruolo di amministrazione al tuo account', 'SELF_DEMOTION')
  return undefined
}

/**
 * The user management cannot delete the administrator's own account (ADMIN-04); the profile can, with the password.
 */
export const removalRefusal = (caller: Person, target: Person): Refusal | undefined =>
  caller.id === target.id ? new Refusal(422, 'Non puoi eliminare il tuo account da qui', 'SELF_DELETION') : undefined

const emailOf = (written: string | undefined, before: string | undefined): string | undefined =>
  written === undefined ? before : written.trim() || undefined

/** An account after an edit; omitted fields stay (PROF-04, ADMIN-03). */
export const withRecord = (
  person: Person,
  written: Written & Readonly<{ active?: boolean | undefined }>,
): Partial<Person> => {
  const { name = person.user.name, surname = person.user.surname } = written
  const names = { name: name.trim(), surname: surname.trim() }
  const email = emailOf(written.email, person.user.email)
  return {
    user: { ...person.user, ...names, email, roles: written.rights?.roles ?? person.user.roles },
    profile: { ...person.profile, ...names, email },
    active: written.active ?? person.active,
    ...(written.password !== undefined && { password: written.password }),
  }
}
