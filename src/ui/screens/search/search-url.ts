import type { SearchWish } from '#application/search/search-wish.ts'
import { idFrom } from '#domain/id.ts'
import { searchOf } from '#domain/search/search.ts'

/** What the query part of an address asks for (DIR-08). */
export const searchWishFrom = (search: string): SearchWish => {
  const asked = new URLSearchParams(search)
  return { text: searchOf(asked.get('q') ?? ''), province: idFrom(asked.get('province') ?? undefined) }
}
