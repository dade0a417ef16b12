import type { Speech } from './speech.ts'

/** A rating in stars, read-only or editable. */
export type Rating = Readonly<{
  kind: 'rating'
  /** The question. */
  label: string
  /** 0 while there is no rating. */
  value: number
  max: number
  /** The value as text; undefined while there is no rating. */
  words: string | undefined
}>

/** An editable rating. */
export type GivenRating = Rating &
  Readonly<{
    /** The name of each number of stars. */
    starLabel: (stars: number) => string
    /** What the fewest and the most stars mean, to be seen under them. */
    ends: readonly [lowest: string, highest: string]
    isDisabled: boolean
    rate: (stars: number) => void
  }>

/** A read-only rating. `told` is its whole text for screen readers. */
export type ShownRating = Rating & Readonly<{ told: string }>

/** How stars are called: the first and the last say what they mean, so that nobody rates upside down. */
export const starTexts = (max: number, { say }: Pick<Speech, 'say'>): Pick<GivenRating, 'starLabel' | 'ends'> => {
  const meanings: Readonly<Record<number, string>> = { 1: say('rating.lowest'), [max]: say('rating.highest') }
  return {
    starLabel: (count) => [say('rating.stars', { count }), meanings[count]].filter(Boolean).join(': '),
    ends: [`1 ${say('rating.lowest')}`, `${max} ${say('rating.highest')}`],
  }
}
