import { openReading, type Reading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import type { Category } from '#domain/directory/category.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'

/** A category that a search may find, and the list that it is of. */
export type SearchedCategory = Readonly<{ of: MappedKind; category: Category }>

const LISTS: readonly MappedKind[] = ['activities', 'contacts']

/**
 * The categories of both lists of the directory, for searches: read once something is looked for. They stand beside the
 * results: where they cannot be read nothing is said (DIR-08, ERR-02).
 */
export const openSearchedCategories = (scope: Scope) => {
  const readings = keyed<readonly Readonly<{ of: MappedKind; read: () => Reading<readonly Category[]> }>[]>(scope)
  return {
    ask: () =>
      readings.show('asked', (inner) =>
        LISTS.map((of) => ({
          of,
          read: openReading(inner, (ports, signal) => ports[of].categories(signal), { isBeside: true }),
        })),
      ),
    /** Those that are known so far. */
    now: (): readonly SearchedCategory[] =>
      (readings.now() ?? []).flatMap(({ of, read }) => (read().value ?? []).map((category) => ({ of, category }))),
  }
}
