/**
 * Memoises a factory: creates the value at the first call and returns the same one afterwards. For expensive values
 * such as formatters.
 */
export const once = <A>(make: () => A): (() => A) => {
  let made: Readonly<{ value: A }> | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
