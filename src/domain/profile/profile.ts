import type { Id } from '#domain/id.ts'
import type { Original } from '#domain/origin.ts'
import type { Partly } from '#domain/unreadable.ts'

type ProfileTexts = Readonly<{
  name: string
  surname: string
  municipality: string | undefined
  address: string | undefined
  postalCode: string | undefined
  province: string | undefined
  country: string | undefined
  email: string | undefined
  landline: string | undefined
  mobile: string | undefined
}>

export type ProfileField = keyof ProfileTexts

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
] as const satisfies readonly ProfileField[]

/** The profile of a citizen (PROF-02). */
export type Profile = ProfileTexts &
  Readonly<{
    /** File name of the profile image; undefined when there is none. */
    image: string | undefined
  }> &
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
