import type { Id } from '#domain/id.ts'

/** The profile of a citizen (PROF-02). */
export type Profile = Readonly<{
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
  /** File name of the profile image; undefined when there is none. */
  image: string | undefined
}>

/** The public profile of the other person of a chat (CHAT-09). */
export type ContactProfile = Readonly<{
  id: Id<'User'>
  name: string
  surname: string
  image: string | undefined
}>

/** The two documents a citizen agrees to (PRIV-01). */
export type Policy = 'app' | 'privacy'
