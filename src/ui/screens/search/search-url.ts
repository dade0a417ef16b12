import type { SearchWish } from '#application/search/search-wish.ts'
import { idFrom } from '#domain/id.ts'
import { searchOf } from '#domain/search/search.ts'
import { SCREENS } from '#ui/app/screens.ts'

/** What the query part of an address asks for (DIR-08). */
export const searchWishFrom = (search: string): SearchWish => {
  const asked = new URLSearchParams(search)
  return { text: searchOf(asked.get('q') ?? ''), province: idFrom(asked.get('province') ?? undefined) }
}

/** The address that asks for it. */
export const searchHref = ({ text, province }: SearchWish): string => {
  const said = new URLSearchParams([
    ...(text === '' ? [] : [['q', text]]),
    ...(province === undefined ? [] : [['province', String(province)]]),
  ]).toString()
  return said === '' ? SCREENS.search.path : `${SCREENS.search.path}?${said}`
}
