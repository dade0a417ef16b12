import { roundedDistance } from '#domain/places/distance.ts'
import { folded } from '#domain/text/fold.ts'
import { isBlank } from '#ui/language/titles.ts'
import type { Speech } from './speech.ts'

/** What may stand behind the name of a municipality in an address: the sign of its province. */
const PROVINCE = /[\s,]{1,2}\(?[a-z]{2}\)?$/

/** Whether a place or an address ends with the name of a municipality, regardless of case and accents. */
const endsIn = (place: string, town: string): boolean => {
  const words = folded(place.trim())
  const name = folded(town.trim())
  return [words, words.replace(PROVINCE, '')].some(
    (one) => one.endsWith(name) && !/[\p{L}\d]$/u.test(one.slice(0, -name.length)),
  )
}

/** The name of a municipality to say beside a place; undefined where that ends with it already. */
export const townBeside = (town: string | undefined, place: string | undefined): string | undefined =>
  town === undefined || isBlank(town) || (place !== undefined && endsIn(place, town)) ? undefined : town

/** Some parts of one line; those that are missing are left out. */
export const inOneLine = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => !isBlank(part)).join(' · ') || undefined

/** How far away something is, rounded. */
export const distanceWords = (metres: number, { say, formats }: Pick<Speech, 'say' | 'formats'>): string => {
  const { unit, value } = roundedDistance(metres)
  return say(unit === 'metres' ? 'homePanels.metres' : 'homePanels.kilometres', { distance: formats.number(value) })
}
