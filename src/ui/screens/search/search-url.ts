import type { SearchWish } from '#application/town/search/search-wish.ts'
import { idFrom } from '#domain/id.ts'
import { searchOf } from '#domain/search/search.ts'

/** Reads the query part of a URL (DIR-08). */
export const searchWishFrom = (search: string): SearchWish => {
  const asked = new URLSearchParams(search)
  return { text: searchOf(asked.get('q') ?? ''), province: idFrom(asked.get('province') ?? undefined) }
}
