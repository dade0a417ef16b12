import type { ProvinceId } from '#domain/search/search.ts'

/** What the address asks for: empty words ask for nothing; without a province, everywhere. */
export type SearchWish = Readonly<{ text: string; province: ProvinceId | undefined }>

export const isSameWish = (one: SearchWish, other: SearchWish): boolean =>
  one.text === other.text && one.province === other.province

/** From now on this is looked for. */
export type SearchNews = Readonly<{ type: 'search.asked'; wish: SearchWish }>
