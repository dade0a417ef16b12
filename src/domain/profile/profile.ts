import type { Id } from '#domain/id.ts'
import type { Original } from '#domain/origin.ts'
import type { Partly } from '#domain/unreadable.ts'

/** The text fields of a profile. */
export const PROFILE_FIELDS = [
  'name',
  'surname',
  'municipality',
  'address',
  'postalCode',
  'province',
  'country',
  'email',
  'landline',
  'mobile',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

type Names = 'name' | 'surname'

/** The profile of a citizen (PROF-02). Each of its texts but the two names may be unset; `image` is a file name. */
export type Profile = Readonly<
  Record<Names, string> & Record<Exclude<ProfileField, Names> | 'image', string | undefined>
> &
  Original &
  Partly<ProfileField>

/** The public profile of the other person of a chat (CHAT-09). */
export type ContactProfile = Readonly<{
  id: Id<'User'>
  name: string
  surname: string
  image: string | undefined
}>

/** The two documents a citizen agrees to (PRIV-01). */
export type Policy = 'app' | 'privacy'
