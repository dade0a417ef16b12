/** The screens that the profile area leads to, by their names in the table of screens (PROF-01). */
const OWN = ['profile', 'changePassword', 'calendar', 'devices', 'privacy'] as const
const ADMINISTRATION = ['users'] as const
const END = ['deleteAccount'] as const

export type ProfileWay = (typeof OWN | typeof ADMINISTRATION | typeof END)[number]

/** What the profile area leads to, in groups: user management for administrators only. */
export const profileWays = (isAdmin: boolean): readonly (readonly ProfileWay[])[] =>
  isAdmin ? [OWN, ADMINISTRATION, END] : [OWN, END]
