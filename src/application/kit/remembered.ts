/**
 * Memoises the last result of a function as long as its arguments are identical. `parts`: the dependencies, where those
 * are not the arguments themselves.
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
