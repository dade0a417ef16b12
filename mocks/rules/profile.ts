import { HEAD_LENGTH, HEAVIEST_IMAGE, imageTypeOf } from '#domain/images/image-file.ts'
import { isAdmin } from '#domain/identity/user.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Person } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

/** Accounts are read and changed by their owner, or by an administrator. */
export const ownershipRefusal = (caller: Person, id: Person['id'] | undefined): Refusal | undefined =>
  caller.id === id || isAdmin(caller.user)
    ? undefined
    : new Refusal(403, 'Non puoi farlo con questo account', 'NOT_YOURS')

/** Why an image is refused, if so: by its content, not by its name (PROF-05). */
export const imageRefusal = async (image: Blob): Promise<Refusal | undefined> => {
  if (imageTypeOf(new Uint8Array(await image.slice(0, HEAD_LENGTH).arrayBuffer())) === undefined)
    return new Refusal(422, 'Questo file non è una foto JPEG, PNG o WebP: scegline un altro', 'IMAGE_TYPE')
  if (image.size > HEAVIEST_IMAGE)
    return new Refusal(422, 'La foto supera i 5 MB: scegline una più leggera', 'IMAGE_SIZE')
  return undefined
}

/**
 * An account with a saved profile: e-mail and image are shared (PROF-03). The name of the account has its own call
 * (PROF-04). An empty image name takes the image away; without a name and without a new image it stays (PROF-05).
 */
export const withProfile = (
  person: Person,
  profile: Profile,
  image: string | undefined,
): Pick<Person, 'user' | 'profile'> => {
  const kept = (image ?? profile.image ?? person.profile.image) || undefined
  return {
    user: { ...person.user, email: profile.email ?? person.user.email, image: kept },
    profile: { ...profile, image: kept },
  }
}
