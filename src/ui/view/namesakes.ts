import { remembered } from '#application/kit/remembered.ts'
import type { Way } from './parts.ts'

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

type Named = Readonly<{ open: Pick<Way, 'label'> }>

/** Rows that are all there, each knowing whether another has its name; `among`: those of the other groups of the page too. */
export const toldApart = <One extends Named>(
  rows: readonly One[],
  among: readonly Named[] = rows,
): readonly (One & Readonly<{ isNamesake: boolean }>)[] => {
  const twice = of(among.map(({ open }) => open.label))
  return rows.map((row) => ({ ...row, isNamesake: twice.has(row.open.label) }))
}

/** The same in groups. */
export const groupsToldApart = <One extends Named, In>(
  groups: readonly (In & Readonly<{ rows: readonly One[] }>)[],
) => {
  const all = groups.flatMap(({ rows }) => rows)
  return groups.map((group) => ({ ...group, rows: toldApart(group.rows, all) }))
}
