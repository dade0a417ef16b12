import { initials } from '#domain/identity/initials.ts'

/** What stands for a person, for the eye alone: a picture, or initials where there is none or none comes. */
export type Likeness = Readonly<{
  kind: 'likeness'
  /** Whose it is: the colour and the initials come of it. */
  sign: Readonly<{ name: string; initials: string }>
  /** The address of the picture. */
  image: string | undefined
}>

/** `name` chooses the colour; the initials are those of the full name. */
export const likeness = (fullName: string, image?: string, name = fullName): Likeness => ({
  kind: 'likeness',
  sign: { name, initials: initials(fullName) },
  image,
})
