import { folded } from '#domain/text/fold.ts'

/** The normalised words of a text. */
export const plainWords = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
