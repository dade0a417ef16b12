import type { DirectoryDisplay, DirectoryWish } from '#application/town/directory-list/directory-list.flow.ts'
import { idFrom } from '#domain/id.ts'
import { DEFAULT_DIRECTORY_QUERY, DIRECTORY_SORTS } from '#domain/directory/directory-query.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'
import { queryFor, SCREENS } from '#ui/base/screens.ts'

/** What is longer is no search. */
const LONGEST_WORDS = 100

/** A page from 1; any other value is the first. */
const pageFrom = (word: string | null): number => (/^[1-9]\d{0,6}$/.test(word ?? '') ? Number(word) : 1)

const viewFrom = (asked: URLSearchParams, kind: MappedKind): DirectoryDisplay =>
  asked.get('view') === 'map' ? 'map' : asked.get('group') === 'country' && kind === 'activities' ? 'groups' : 'list'

/**
 * Reads the query part of a URL. Absent and unknown values are the default (DIR-10). Only activities can be grouped by
 * municipality (DIR-05).
 */
export const directoryWishFrom = (search: string, kind: MappedKind): DirectoryWish => {
  const asked = new URLSearchParams(search)
  const sort = asked.get('sort') ?? ''
  const sortBy = DIRECTORY_SORTS.find((known) => known === sort.replace(/^-/, ''))
  return {
    query: {
      municipality: idFrom(asked.get('country') ?? undefined),
      category: idFrom(asked.get('category') ?? undefined),
      sortBy: sortBy ?? DEFAULT_DIRECTORY_QUERY.sortBy,
      descending: sortBy !== undefined && sort.startsWith('-'),
    },
    page: pageFrom(asked.get('page')),
    view: viewFrom(asked, kind),
    words: viewFrom(asked, kind) === 'map' ? (asked.get('q') ?? '').slice(0, LONGEST_WORDS) : '',
  }
}

/** Writes the query part, with the question mark; defaults are omitted. */
export const directorySearch = ({ query, page, view, words }: DirectoryWish): string => {
  const { municipality, category, sortBy, descending } = query
  const sort = `${descending ? '-' : ''}${sortBy}`
  return queryFor({
    country: municipality,
    category,
    sort: sort === DEFAULT_DIRECTORY_QUERY.sortBy ? undefined : sort,
    group: view === 'groups' ? 'country' : undefined,
    view: view === 'map' ? 'map' : undefined,
    q: view === 'map' ? words : undefined,
    page: page === 1 ? undefined : page,
  })
}

/** The URL of the list, as requested. */
export const directoryHref = (kind: MappedKind, wish: DirectoryWish): string =>
  `${SCREENS[kind].path}${directorySearch(wish)}`

/** A new query starts at the first page. */
export const askedAnew = (wish: DirectoryWish, query: Partial<DirectoryWish['query']>): DirectoryWish => ({
  ...wish,
  query: { ...wish.query, ...query },
  page: 1,
})
