/** Stars: what was given, or what is to be given. */
export type Rating = Readonly<{
  kind: 'rating'
  /** What is rated. */
  label: string
  /** 0 while nothing is given. */
  value: number
  max: number
  /** The value in words; undefined while nothing is given. */
  words: string | undefined
}>

/** Stars to give. */
export type GivenRating = Rating &
  Readonly<{
    /** What each number of stars is called. */
    starLabel: (stars: number) => string
    isDisabled: boolean
    rate: (stars: number) => void
  }>

/** Stars that were given. `told` says it all, to those who do not see them. */
export type ShownRating = Rating & Readonly<{ told: string }>
