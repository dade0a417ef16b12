import { remembered } from '#application/kit/remembered.ts'

const of = (names: readonly (string | undefined)[]): ReadonlySet<string> => {
  const met = new Set<string>()
  const twice = new Set<string>()
  for (const name of names) {
    if (name === undefined) continue
    if (met.has(name)) twice.add(name)
    met.add(name)
  }
  return twice
}

/** Counts the names of a list once: `named` is the name of one of it, undefined for what is not read yet. */
export const namesakes = <One>(
  named: (one: One) => string,
): ((all: readonly (One | undefined)[]) => ReadonlySet<string>) =>
  remembered((all: readonly (One | undefined)[]) => of(all.map((one) => one && named(one))))
