import type { Profile } from './profile.ts'

/** A change of the picture, as it is sent: the new picture, or none, and the name of the one that it replaces. */
export type Portrait = Readonly<{
  picture: Readonly<{ bytes: Uint8Array<ArrayBuffer>; type: string }> | undefined
  before: string | undefined
}>

/** Whether a profile that was read has a change of the picture: it names another one, or none any more. */
export const showsPortrait = ({ image }: Pick<Profile, 'image'>, { picture, before }: Portrait): boolean =>
  picture === undefined ? image === undefined : image !== undefined && image !== before
