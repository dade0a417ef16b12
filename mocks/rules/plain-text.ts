/** A text as searches compare it: without capitals, accents and typographic apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

/** The words of a text, as searches compare them. */
export const plainWords = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
