import { initials } from '#domain/identity/initials.ts'
import { imagePath } from '#ui/base/images.ts'

/** The avatar of a person, visual only: a picture, or initials as the fallback. */
export type Likeness = Readonly<{
  kind: 'likeness'
  /** The name: determines the colour and the initials. */
  sign: Readonly<{ name: string; initials: string }>
  /** The URL of the picture. */
  image: string | undefined
}>

/** `name` determines the colour; the initials are those of the full name. */
export const likeness = (fullName: string, image?: string, name = fullName): Likeness => ({
  kind: 'likeness',
  sign: { name, initials: initials(fullName) },
  image,
})

/** The avatar of an activity or of a person, as `Avatar` draws it: people are round, activities square. */
export const logoView = (name: string, kind: 'activity' | 'person' | undefined, image: string | undefined) => ({
  name,
  initials: initials(name),
  src: imagePath(kind === 'person' ? 'user' : 'activityLogo', image),
  shape: kind === 'person' ? ('round' as const) : ('square' as const),
})
