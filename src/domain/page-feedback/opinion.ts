/**
 * What a citizen thinks of a page, as the model of municipal sites asks it (LAW-04): how clear it is in stars, then what
 * was good or difficult, then a comment.
 */
export const ASPECTS = ['clear', 'complete', 'guided', 'technical', 'other'] as const
export type Aspect = (typeof ASPECTS)[number]

/** `stars`: 1 to 5, and 0 until the citizen gives some. */
export type Opinion = Readonly<{ stars: number; aspects: readonly Aspect[]; comment: string }>

export const NO_OPINION: Opinion = { stars: 0, aspects: [], comment: '' }

/** The longest comment that is sent, in characters: a longer one stays in its field, with a word about it. */
export const LONGEST_COMMENT = 200

/** The fewest stars after which the question is about what was good, and no more about difficulties. */
const GOOD = 4

export const isGood = ({ stars }: Pick<Opinion, 'stars'>): boolean => stars >= GOOD

/** An opinion with other stars. What was good says nothing about difficulties: the aspects go when the question changes. */
export const withStars = (opinion: Opinion, stars: number): Opinion => ({
  ...opinion,
  stars,
  aspects: isGood(opinion) === isGood({ stars }) ? opinion.aspects : [],
})

/** An opinion with an aspect more or less, in the order of the question. */
export const withAspect = (opinion: Opinion, flipped: Aspect): Opinion => ({
  ...opinion,
  aspects: ASPECTS.filter((aspect) => opinion.aspects.includes(aspect) !== (aspect === flipped)),
})

/** What an address may say beside its path: the municipality of a sheet. Searches, codes and filters stay private. */
const PUBLIC = 'country'

/** The address of a page as it is told to others: its path, and of its query only what the page needs. */
export const tellable = (address: string): string => {
  const [path = '', query] = address.replace(/#.*/, '').split('?')
  const country = new URLSearchParams(query).get(PUBLIC)
  return country !== null && /^\d+$/.test(country) ? `${path}?${PUBLIC}=${country}` : path
}
