/** Shorter words are no search. */
export const SHORTEST_WORD = 3
/** Shorter words match by their beginning alone; in longer ones a slip of one letter is forgiven. */
const SLIPS_FROM = 5

/** Whether two words differ by one letter at most: another one, one too many or one too few. */
const isSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [left, right] = [one.slice(at), other.slice(at)]
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}

/** Whether a word that is looked for means a known one, both without accents: its beginning, or a slip of one letter. */
export const wordFits = (sought: string, known: string): boolean =>
  known.startsWith(sought) || (sought.length >= SLIPS_FROM && known.length >= SLIPS_FROM && isSlip(sought, known))
