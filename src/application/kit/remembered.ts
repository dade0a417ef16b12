/**
 * A function that gives its last result again for as long as it is called with the very same things. `parts`: what the
 * result depends on, where that is not the very values that are given.
 */
export const remembered = <Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
  parts: (...given: Given) => readonly unknown[] = (...given) => given,
): ((...given: Given) => Result) => {
  let last: Readonly<{ of: readonly unknown[]; result: Result }> | undefined
  return (...given) => {
    const of = parts(...given)
    const known = last
    if (known && of.every((one, at) => one === known.of[at])) return known.result
    const result = compute(...given)
    last = { of, result }
    return result
  }
}
