/** The number of letters that replace a missing picture (FMT-04, PROF-02). */
const MOST_INITIALS = 2

/** The capital first letters of the first and last word of a name: 'Comune di Varese' gives 'CV'. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .slice(0, MOST_INITIALS)
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
