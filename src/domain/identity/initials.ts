/**
 * The capital first letters of the first and last word of a name, which replace a missing picture: 'Comune di Varese'
 * gives 'CV' (FMT-04, PROF-02).
 */
export const initials = (name: string): string => {
  const words = name.split(/\s/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .filter((_, at) => at === 0 || at === words.length - 1)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}
