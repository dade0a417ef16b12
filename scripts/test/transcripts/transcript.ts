/** What repeats, and how often it is transcribed: a list of a hundred rows says nothing new after some. */
const REPEATED: ReadonlySet<string> = new Set(['listitem', 'region', 'option', 'row', 'radio', 'group'])
const MOST_ALIKE = 4

const indentOf = (line: string): number => line.length - line.trimStart().length
const roleOf = (line: string): string => /^\s*- '?(\w+)/.exec(line)?.[1] ?? ''

/** A tree with the first few of its nodes that repeat. */
const shortened = (lines: readonly string[]): readonly string[] => {
  const kept: string[] = []
  /** Of each depth, how many nodes of each role have come below the same parent. */
  const counts = new Map<number, Map<string, number>>()
  let leftOut: number | undefined
  for (const line of lines) {
    const indent = indentOf(line)
    if (leftOut !== undefined && indent > leftOut) continue
    leftOut = undefined
    for (const depth of counts.keys()) if (depth > indent) counts.delete(depth)
    const roles = counts.get(indent) ?? new Map<string, number>()
    counts.set(indent, roles)
    const role = roleOf(line)
    const count = (roles.get(role) ?? 0) + 1
    roles.set(role, count)
    if (!REPEATED.has(role) || count <= MOST_ALIKE) kept.push(line)
    else {
      if (count === MOST_ALIKE + 1) kept.push(`${' '.repeat(indent)}- … more like this`)
      leftOut = indent
    }
  }
  return kept
}

/**
 * A page as it is read: its title, then its accessibility tree. Addresses are left out: nobody hears them; so is the count
 * of unread notices, which one that is open here may be leaving just then.
 */
export const transcriptOf = (title: string, trees: readonly string[]): string =>
  [
    title.replace(/^\(\d+\) /, ''),
    ...trees.flatMap((tree) =>
      shortened(tree.split('\n').filter((line) => !/^\s*- \/(?:url|placeholder):/.test(line))),
    ),
  ].join('\n')

/** The transcripts that a file keeps, by their names. */
export const sectionsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file.split(/^# /m).flatMap((section) => {
      const [name = '', ...lines] = section.split('\n')
      return name === '' ? [] : [[name, lines.join('\n').trim()] as const]
    }),
  )

/** The most lines told of each side of a difference. */
const MOST_LINES = 12
const told = (sign: string, lines: readonly string[]): readonly string[] =>
  lines.slice(0, MOST_LINES).map((line) => `${sign} ${line}`)

/** What is no longer heard, with a minus, and what is heard now, with a plus; nothing for equal transcripts. */
export const differences = (kept: string | undefined, heard: string | undefined): readonly string[] => {
  if (kept === heard) return []
  if (kept === undefined) return ['is not kept yet']
  if (heard === undefined) return ['is heard no longer']
  const [before, now] = [kept.split('\n'), heard.split('\n')]
  const same = before.findIndex((line, at) => line !== now[at])
  const first = same === -1 ? before.length : same
  const rest = [before.slice(first), now.slice(first)].map((lines) => lines.toReversed())
  const alike = (rest[0] ?? []).findIndex((line, at) => line !== rest[1]?.[at])
  const end = alike === -1 ? Math.min(rest[0]?.length ?? 0, rest[1]?.length ?? 0) : alike
  return [...told('-', before.slice(first, before.length - end)), ...told('+', now.slice(first, now.length - end))]
}
