/**
 * The Gulpease index of an Italian text: from 0 (nobody understands it) to 100 (everybody does). Whoever left school at
 * eleven reads a text of 80 without help, at fourteen one of 60, at nineteen one of 40 (Lucisano and Piemontese, 1988).
 */

/** How many of a kind a text has; a text without letters has nothing to read. */
const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0
/** An apostrophe joins two words, as Italian counts them: "l’account" is two. */
const WORD = /[\p{L}\p{N}]+/gu
const LETTER = /[\p{L}\p{N}]/gu
/** A colon and a semicolon do not end a sentence: whoever reads must still keep its beginning in mind. */
const SENTENCE_END = /[.!?…](?=\s|[»”)]|$)/gu

export const wordsOf = (text: string): number => count(text, WORD)

/** A label without an end is one sentence, and so is what follows the last end. */
export const sentencesOf = (text: string): number => {
  const rest = text.split(SENTENCE_END).at(-1) ?? ''
  return count(text, SENTENCE_END) + (wordsOf(rest) > 0 ? 1 : 0)
}

/** The index of a text, at most 100; undefined where there is nothing to read. */
export const gulpease = (text: string): number | undefined => {
  const words = wordsOf(text)
  if (words === 0) return undefined
  return Math.max(0, Math.min(100, 89 + (300 * sentencesOf(text) - 10 * count(text, LETTER)) / words))
}
