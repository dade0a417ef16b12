import { folded } from '#domain/text/fold.ts'

/** A part of a text, and whether it matches the search. */
export type MarkedPart = Readonly<{ text: string; isMatch: boolean }>

/** Shorter words are marked only at the beginning of a word: inside a word they match by chance. */
const SHORTEST_WITHIN = 3

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** The words of a search, without case and accents. */
export const wordsOf = (sought: string): readonly string[] => folded(sought).match(/[\p{L}\p{N}]+/gu) ?? []

/** A text in parts; parts that match a searched word are marked, without case and accents (DIR-08). */
export const markedParts = (text: string, sought: string): readonly MarkedPart[] => {
  const letters = [...text.normalize('NFC')]
  const plain = letters.map(folded)
  const isMarked = letters.map(() => false)
  for (const word of wordsOf(sought))
    for (const from of letters.keys()) {
      if (word.length < SHORTEST_WITHIN && isLetter(letters[from - 1])) continue
      let to = from
      let reached = ''
      while (to < letters.length && reached.length < word.length) reached += plain[to++] ?? ''
      if (reached === word) isMarked.fill(true, from, to)
    }
  const parts: MarkedPart[] = []
  for (const [at, letter] of letters.entries()) {
    const isMatch = isMarked[at] === true
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch }
    else parts.push({ text: letter, isMatch })
  }
  return parts
}
