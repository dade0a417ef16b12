/** Makes something when it is first asked for, and gives the same thing ever after: for what is dear to make, such as formats. */
export const once = <A>(make: () => A): (() => A) => {
  let made: Readonly<{ value: A }> | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
