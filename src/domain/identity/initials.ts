import { firstSign } from '#domain/text/signs.ts'

/** Signs that nobody sees, before a word. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}+/u

/**
 * The capital first letters of the first and last word of a name, which replace a missing picture: 'Comune di Varese'
 * gives 'CV' (FMT-04, PROF-02). A name without letters has its first sign. [decided] Capitals are those of no language:
 * whether a name is Turkish, nobody says.
 */
export const initials = (name: string): string => {
  const all = name
    .normalize('NFC')
    .split(/\s/)
    .map((word) => word.replace(UNSEEN, ''))
    .filter((word) => word !== '')
  const written = all.filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const words = written.length > 0 ? written : all.slice(0, 1)
  return words
    .filter((_, at) => at === 0 || at === words.length - 1)
    .map(firstSign)
    .join('')
    .toUpperCase()
}
