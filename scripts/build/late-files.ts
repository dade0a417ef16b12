/** A module that some screens begin with. */
export type LateModule = Readonly<{
  id: string
  /** How long it is, in characters. */
  length: number
  /** The screens that need it. */
  screens: ReadonlySet<string>
  imports: readonly string[]
  /** Whether it waits for the code that draws. What does not is never in one file with what does: it runs before. */
  draws: boolean
}>

/** Modules that come in one file, and the screens that need any of them. */
type File = Readonly<{
  modules: readonly LateModule[]
  length: number
  screens: ReadonlySet<string>
  draws: boolean
}>

/** What a file costs besides its content, in characters: its request, and what its compression begins anew with. */
const REQUEST = 8_000

const union = <A>(one: ReadonlySet<A>, other: ReadonlySet<A>): ReadonlySet<A> => new Set([...one, ...other])

const together = (one: File, other: File): File => ({
  modules: [...one.modules, ...other.modules],
  length: one.length + other.length,
  screens: union(one.screens, other.screens),
  draws: one.draws,
})

/** What a file costs all screens that need it, by how often each is opened. */
const costOf = ({ length, screens }: File, often: (screen: string) => number): number =>
  [...screens].reduce((sum, screen) => sum + often(screen), 0) * (length + REQUEST)

/** The files that each file imports. */
const linksOf = (files: readonly File[]): ReadonlyMap<File, ReadonlySet<File>> => {
  const at = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file] as const)))
  return new Map(
    files.map((file) => {
      const imported = file.modules.flatMap(({ imports }) => imports.flatMap((id) => at.get(id) ?? []))
      return [file, new Set(imported.filter((other) => other !== file))]
    }),
  )
}

/** Whether one file needs another by way of a third: together, they would wait for a file that waits for them. */
const isFarBehind = (one: File, other: File, links: ReturnType<typeof linksOf>): boolean => {
  const seen = new Set<File>([...(links.get(one) ?? [])].filter((next) => next !== other))
  for (const file of seen)
    for (const next of links.get(file) ?? [])
      if (next === other) return true
      else seen.add(next)
  return false
}

/**
 * Divides modules into files so that the screens, each as often as it is opened, fetch the least: modules that the same
 * screens need come together, and two files are one where that costs less than the request that it spares. What reads and
 * decides comes apart from what draws, and works while that is on its way. No file imports one that imports it.
 */
export const filesOf = (
  modules: readonly LateModule[],
  often: (screen: string) => number,
): readonly (readonly string[])[] => {
  const kinds = Map.groupBy(modules, ({ screens, draws }) => [draws, ...[...screens].toSorted()].join(' '))
  let files: readonly File[] = [...kinds.values()].map((same) => ({
    modules: same,
    length: same.reduce((sum, { length }) => sum + length, 0),
    screens: same[0]?.screens ?? new Set(),
    draws: same[0]?.draws ?? false,
  }))
  for (;;) {
    const links = linksOf(files)
    const pairs = files.flatMap((one, at) =>
      files.slice(at + 1).flatMap((other) => {
        if (one.draws !== other.draws) return []
        const merged = together(one, other)
        const saved = costOf(one, often) + costOf(other, often) - costOf(merged, often)
        return saved > 0 ? [{ one, other, merged, saved }] : []
      }),
    )
    const best = pairs
      .toSorted((a, b) => b.saved - a.saved)
      .find(({ one, other }) => !isFarBehind(one, other, links) && !isFarBehind(other, one, links))
    if (best === undefined) return files.map((file) => file.modules.map(({ id }) => id))
    files = [...files.filter((file) => file !== best.one && file !== best.other), best.merged]
  }
}
