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
    isDisabled: boolean
    rate: (stars: number) => void
  }>

/** A read-only rating. `told` is its whole text for screen readers. */
export type ShownRating = Rating & Readonly<{ told: string }>
