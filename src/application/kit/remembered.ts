/** A function that gives its last result again for as long as it is called with the very same things. */
export const remembered = <Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  let last: Readonly<{ given: Given; result: Result }> | undefined
  return (...given) => {
    const known = last
    if (known && given.every((one, at) => one === known.given[at])) return known.result
    const result = compute(...given)
    last = { given, result }
    return result
  }
}
