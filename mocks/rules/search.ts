import { compareNames } from '#domain/text/order.ts'
import type { Found, FoundKind, ProvinceId } from '#domain/search/search.ts'
import { searchOf } from '#domain/search/search.ts'
import { plainWords } from './plain-text.ts'

/** A search candidate: its result, and its searchable words. */
export type Findable = Readonly<{
  found: Found
  province: ProvinceId
  title: readonly string[]
  rest: readonly string[]
}>

/** A candidate found by its title, and with lower rank by its other texts. */
export const findable = (found: Found, province: ProvinceId, more: string = found.subtitle ?? ''): Findable => ({
  found,
  province,
  title: plainWords(found.title),
  rest: plainWords(more),
})

/** The maximum number of results. */
const MOST = 50

/** Shorter words must match exactly: with one typo they are another word. */
const SHORTEST_MISSPELT = 5

/** Whether two words differ by one typo: a letter more, less or different, or two exchanged. */
export const isOneSlipFrom = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [a, b] = [one.slice(from), other.slice(from)]
  if (a.length === b.length)
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1)
}

/** The distance of a word from a searched one; undefined when it does not match. */
const misfit = (sought: string, word: string): number | undefined => {
  if (word === sought) return 0
  if (word.startsWith(sought)) return 1
  if (word.includes(sought) && sought.length > 2) return 2
  return sought.length >= SHORTEST_MISSPELT && isOneSlipFrom(sought, word) ? 3 : undefined
}

/** The penalty of a word outside the title. */
const OUTSIDE_TITLE = 4

const best = (sought: string, words: readonly string[]): number | undefined =>
  words.reduce<number | undefined>((least, word) => {
    const one = misfit(sought, word)
    return one === undefined || (least !== undefined && least <= one) ? least : one
  }, undefined)

/** The distance of a candidate from the whole search: all words must match (DIR-08). */
const misfitOf = ({ title, rest }: Findable, sought: readonly string[]): number | undefined => {
  let sum = 0
  for (const word of sought) {
    const inTitle = best(word, title)
    const inRest = inTitle === undefined || inTitle > 2 ? best(word, rest) : undefined
    const outside = inRest === undefined ? undefined : inRest + OUTSIDE_TITLE
    const least = inTitle === undefined ? outside : Math.min(inTitle, outside ?? inTitle)
    if (least === undefined) return undefined
    sum += least
  }
  return sum
}

/** The order of kinds among equal matches. */
const KINDS: Readonly<Record<FoundKind, number>> = { municipality: 0, activity: 1, topic: 2, event: 3, contact: 4 }

/** The results of a text, best first: without case and accents, with one typo in longer words (DIR-08). */
export const searchIn = (things: readonly Findable[], text: string): readonly Found[] => {
  const sought = plainWords(searchOf(text))
  if (sought.length === 0) return []
  return things
    .flatMap((thing) => {
      const score = misfitOf(thing, sought)
      return score === undefined ? [] : [{ found: thing.found, score }]
    })
    .sort(
      (a, b) =>
        a.score - b.score ||
        KINDS[a.found.kind] - KINDS[b.found.kind] ||
        compareNames(a.found.title, b.found.title) ||
        a.found.id - b.found.id,
    )
    .slice(0, MOST)
    .map(({ found }) => found)
}
