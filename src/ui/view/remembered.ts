/**
 * Makes again only what is to be made of something else than the last time. What is drawn often keeps its identity so,
 * and is not drawn again.
 */
export const remembered = <Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): ((...given: Given) => Made) => {
  let last: Readonly<{ given: Given; made: Made }> | undefined
  return (...given) => {
    if (last === undefined || last.given.some((one, at) => one !== given[at])) last = { given, made: make(...given) }
    return last.made
  }
}
