import type { ContactCategoryName } from './categories.ts'

/** How many covers every category of contacts has. */
export const COVERS_EACH = 3

/** The cover of the so-manieth contact of a category. */
export const contactCover = (category: ContactCategoryName, at: number): string =>
  `${category}-${(at % COVERS_EACH) + 1}.svg`
