/** Matches one of several words. Longer ones come first, so that a prefix does not match instead. */
export const oneOf = (words: readonly string[]): RegExp =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replaceAll('.', '\\.'))
      .join('|'),
  )
