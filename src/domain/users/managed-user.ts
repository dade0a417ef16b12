import type { Original } from '#domain/origin.ts'
import { fullName, type Role, type User } from '#domain/identity/user.ts'
import type { Partly } from '#domain/unreadable.ts'
import { isFoundIn } from '#domain/text/fold.ts'

/** A job of a user, as far as the server knows it; the filter of the list searches each part (ADMIN-02). */
export type Job = Readonly<{
  employment: string | undefined
  activity: Readonly<{ name: string; country: string | undefined }> | undefined
}>

/** What an administrator may change of a user, and a server may write so that it cannot be read. */
export type UserField = 'name' | 'surname' | 'email' | 'rights' | 'active'

/** A user as an administrator sees them. */
export type ManagedUser = User &
  Readonly<{
    /** Roles unknown to this app: they are preserved when the user is saved. */
    otherRoles: readonly string[]
    /** Whether they may sign in (AUTH-07); undefined where the server does not say. */
    active: boolean | undefined
    country: string | undefined
    jobs: readonly Job[]
  }> &
  Original &
  Partly<UserField>

/** Every role, in display order (AUTH-14). */
export const EVERY_ROLE = ['user', 'admin', 'test'] as const satisfies readonly Role[]

/** The text about work in a user's row: the first job. */
export const workOf = ({ jobs: [job] }: Pick<ManagedUser, 'jobs'>): string =>
  [job?.employment, job?.activity?.name, job?.activity?.country].filter((part) => part !== undefined).join(' · ')

/** The fields that the filter of the list searches (ADMIN-02). */
const searched = (user: ManagedUser): readonly (string | undefined)[] => [
  fullName(user),
  user.country,
  ...user.jobs.flatMap(({ employment, activity }) => [employment, activity?.name, activity?.country]),
]

/** Whether the filter matches a user: a searched field contains its text, regardless of case and accents (ADMIN-02, TOPIC-13). */
export const matchesFilter = (user: ManagedUser, text: string): boolean =>
  searched(user).some((part) => part !== undefined && isFoundIn(text, part))
