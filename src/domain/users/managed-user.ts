import { fullName, type Role, type User } from '#domain/identity/user.ts'

/** Where someone works, as far as the server knows; each part is searched by the list (ADMIN-02). */
export type Job = Readonly<{
  employment: string | undefined
  activity: Readonly<{ name: string; country: string | undefined }> | undefined
}>

/** A user as an administrator sees them. */
export type ManagedUser = User &
  Readonly<{
    /** Roles this app knows no meaning of: they are kept as they are when the user is saved. */
    otherRoles: readonly string[]
    /** Whether they may sign in (AUTH-07). */
    active: boolean
    country: string | undefined
    jobs: readonly Job[]
  }>

/** Every role, in the order it is offered in (AUTH-14). */
export const EVERY_ROLE = ['user', 'admin', 'test'] as const satisfies readonly Role[]

/** What a user's line tells of their work: the first job, in as many words as there are. */
export const workOf = ({ jobs: [job] }: Pick<ManagedUser, 'jobs'>): string =>
  [job?.employment, job?.activity?.name, job?.activity?.country].filter((part) => part !== undefined).join(' · ')

/** Everything the filter of the list looks into (ADMIN-02). */
const searched = (user: ManagedUser): readonly (string | undefined)[] => [
  fullName(user),
  user.country,
  ...user.jobs.flatMap(({ employment, activity }) => [employment, activity?.name, activity?.country]),
]

/** Whether the filter lets a user through: its text is part of one of the searched ones, capitals or not (ADMIN-02, TOPIC-13). */
export const matchesFilter = (user: ManagedUser, text: string): boolean =>
  searched(user).some((part) => part?.toLocaleLowerCase('it').includes(text.toLocaleLowerCase('it')))
