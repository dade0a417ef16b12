import type { ContactCategoryName } from './categories.ts'

/** The number of covers per category of contacts. */
export const COVERS_EACH = 3

/** The cover of the nth contact of a category. */
export const contactCover = (category: ContactCategoryName, at: number): string =>
  `${category}-${(at % COVERS_EACH) + 1}.svg`
