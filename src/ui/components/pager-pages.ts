/** Skipped pages, before or after those around the current one. */
export type Gap = 'before' | 'after'

/** The number of items that fit the narrowest phone between the two arrows. */
const PLACES = 5

/**
 * The pages that a pager shows: the first, the last, the current one and its neighbours. Their number is constant, so
 * that the buttons do not move; a gap of one page shows that page.
 */
export const pagesAround = (current: number, count: number): readonly (number | Gap)[] => {
  if (count <= PLACES) return Array.from({ length: count }, (_, at) => at + 1)
  if (current <= 3) return [1, 2, 3, 'after', count]
  if (current >= count - 2) return [1, 'before', count - 2, count - 1, count]
  return [1, 'before', current, 'after', count]
}
