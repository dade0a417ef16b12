import { folded } from '#domain/text/fold.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'

const NUMBER = /^\d+(?:\/?[a-z])?$/
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '')

const numbered = (street: FoundAddress, number: string | undefined): FoundAddress =>
  number === undefined
    ? street
    : { ...street, label: `${number}, ${street.label}`, address: `${street.address} ${number}` }

/** The streets that match every word, up to a limit; a house number is returned as typed. */
export const placesFor = (streets: readonly FoundAddress[], words: string, most: number): readonly FoundAddress[] => {
  const said = wordsOf(words)
  const number = said.find((word) => NUMBER.test(word) && word.length < 5)
  const sought = said.filter((word) => word !== number)
  if (sought.length === 0) return []
  return streets
    .filter(({ label }) => {
      const known = wordsOf(label)
      return sought.every((word) => known.some((one) => one.startsWith(word)))
    })
    .slice(0, most)
    .map((street) => numbered(street, number))
}
