/** The part of a name that selects what is looked at, from the command line; '' for all. A second one is refused. */
export const filterIn = (parameters: readonly string[]): string => {
  const [filter = '', ...others] = parameters.filter((parameter) => !parameter.startsWith('--'))
  if (others.length > 0) throw new Error(`One filter is enough: ${others.join(' ')} is too much`)
  return filter
}
