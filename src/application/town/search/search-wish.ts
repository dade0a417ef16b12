import type { ProvinceId } from '#domain/search/search.ts'

/** The state of the URL: an empty text searches nothing; without a province, everywhere. */
export type SearchWish = Readonly<{ text: string; province: ProvinceId | undefined }>

export const isSameWish = (one: SearchWish, other: SearchWish): boolean =>
  one.text === other.text && one.province === other.province

/** The search changed. */
export type SearchNews = Readonly<{ type: 'search.asked'; wish: SearchWish }>
