import { isAdmin } from '#domain/identity/user.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Person } from '../collections/account.ts'
import { Refusal } from './refusal.ts'

/** The heaviest profile image taken, in bytes (PROF-05). */
export const HEAVIEST_IMAGE = 5 * 1024 * 1024
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Accounts are seen and changed by their owner, or by an administrator. */
export const ownershipRefusal = (caller: Person, id: Person['id'] | undefined): Refusal | undefined =>
  caller.id === id || isAdmin(caller.user) ? undefined : new Refusal(403, 'Operazione non consentita', 'NOT_YOURS')

/** Why an image is refused, if it is (PROF-05). */
export const imageRefusal = (image: Blob): Refusal | undefined => {
  if (!IMAGE_TYPES.has(image.type))
    return new Refusal(422, 'Formato non ammesso: usa un’immagine JPEG, PNG o WebP', 'IMAGE_TYPE')
  if (image.size > HEAVIEST_IMAGE) return new Refusal(422, 'L’immagine supera i 5 MB', 'IMAGE_SIZE')
  return undefined
}

/** What an account becomes with another profile: names, address and image are the same on both sides (PROF-03). */
export const withProfile = (
  person: Person,
  profile: Profile,
  image: string | undefined,
): Pick<Person, 'user' | 'profile'> => {
  const { name, surname, email } = profile
  const kept = image ?? profile.image
  return {
    user: { ...person.user, name, surname, email: email ?? person.user.email, image: kept },
    profile: { ...profile, image: kept },
  }
}

/** What an account becomes under other names (PROF-04). */
export const withNames = (
  person: Person,
  names: Readonly<{ name: string; surname: string }>,
): Pick<Person, 'user' | 'profile'> => ({
  user: { ...person.user, ...names },
  profile: { ...person.profile, ...names },
})
