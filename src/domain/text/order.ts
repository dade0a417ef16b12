import { once } from '#domain/once.ts'

/** Shared, because a collator is slow to make; by the root of the Unicode order, which Italian follows. */
const collator = once(() => new Intl.Collator('it', { numeric: true }))

/** Which of two names comes first in Italian: accents and case only decide between equals, '2' comes before '10'. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other)
