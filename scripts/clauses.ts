/**
 * Every clause and fault that the repository points to is written in `docs/clauses.md` or `docs/faults.md`. Prints each
 * pointer that leads nowhere, with its file and line.
 */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** What there is to point to: clauses such as `PWD-05`, and the numbers of faults. */
export type Known = Readonly<{ clauses: ReadonlySet<string>; faults: ReadonlySet<string> }>

const CLAUSES = 'docs/clauses.md'
const FAULTS = 'docs/faults.md'
const POINTING = ['{src,features,mocks,scripts,bench,docs}/**/*.{ts,tsx,js,json,css,feature,md,html}', '*.{ts,md,html}']

/** A clause as it is defined: `- **PWD-05** Forced change …`. */
const CLAUSE_DEFINED = /^- \*\*([A-Z][A-Z0-9]+-\d+)\*\* /gm
/** A fault as it is defined: `- **17** 429: Retry-After …`. */
const FAULT_DEFINED = /^- \*\*(\d+)\*\* /gm

/** A clause as it is pointed to. Two digits after any capitals are one; after a known area so is any number. */
const CLAUSE = /(?<![\w-])([A-Z][A-Z0-9]+)-(\d+)(?![\w-])/g
/** From one clause to another: `PWD-05 … PWD-07`, or `PWD-05 … 07`. */
const RANGE = /(?<![\w-])([A-Z][A-Z0-9]+)-(\d\d)\s*(?:…|\.{2,3}|–)\s*(?:([A-Z][A-Z0-9]+)-)?(\d\d)(?![\w-])/g
/** One fault or several: `fault 17`, `faults 8 and 9`, `faults 45, 47`. Comments may break the line after the word. */
const FAULT = /\bfaults?[\s*/]+(\d+(?:(?:, | and |, and )\d+)*)(?![\w-])/gi

const groupsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group)

/** Clauses and faults as the two files define them. */
export const knownFrom = (clauses: string, faults: string): Known => ({
  clauses: new Set(groupsIn(clauses, CLAUSE_DEFINED)),
  faults: new Set(groupsIn(faults, FAULT_DEFINED)),
})

/** What is defined more than once. */
export const definedTwice = (clauses: string, faults: string): readonly string[] =>
  [groupsIn(clauses, CLAUSE_DEFINED), groupsIn(faults, FAULT_DEFINED)].flatMap((all) =>
    all.filter((one, index) => all.indexOf(one) !== index),
  )

/** The clauses between the two ends of a range; undefined for ends of two areas and for a range that runs backwards. */
const between = (area: string, first: string, lastArea: string | undefined, last: string) => {
  const length = Number(last) - Number(first) + 1
  return length < 1 || (lastArea !== undefined && lastArea !== area)
    ? undefined
    : Array.from({ length }, (_, step) => `${area}-${String(Number(first) + step).padStart(2, '0')}`)
}

const areaOf = (clause: string): string => clause.slice(0, clause.indexOf('-'))

type Pointer = Readonly<{ at: number; said: string }>

/** What a text points to and neither file has, each as `file:line …`; a clause that a range leads over counts too. */
export const unknownIn = (file: string, text: string, { clauses, faults }: Known): readonly string[] => {
  const missing = (id: string) => !clauses.has(id)
  const areas = new Set([...clauses].map(areaOf))
  const single: readonly Pointer[] = [...text.matchAll(CLAUSE)]
    .filter(([id, area = '', number = '']) => missing(id) && (number.length === 2 || areas.has(area)))
    .map(({ 0: id, index }) => ({ at: index, said: `${id} is not in ${CLAUSES}` }))
  const ranged: readonly Pointer[] = [...text.matchAll(RANGE)].flatMap(
    ({ 0: range, 1: area = '', 2: first = '', 3: lastArea, 4: last = '', index }) => {
      const all = between(area, first, lastArea, last)
      if (all === undefined) return [{ at: index, said: `${range} is no range` }]
      return all
        .slice(1, lastArea === undefined ? undefined : -1)
        .filter(missing)
        .map((id) => ({ at: index, said: `${id} of ${range} is not in ${CLAUSES}` }))
    },
  )
  const faulty: readonly Pointer[] = [...text.matchAll(FAULT)].flatMap(({ 1: numbers = '', index }) =>
    (numbers.match(/\d+/g) ?? [])
      .filter((number) => !faults.has(number))
      .map((number) => ({ at: index, said: `fault ${number} is not in ${FAULTS}` })),
  )
  return [...single, ...ranged, ...faulty]
    .sort((one, other) => one.at - other.at)
    .map(({ at, said }) => `${file}:${text.slice(0, at).split('\n').length} ${said}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [clauses, faults] = [readFileSync(CLAUSES, 'utf8'), readFileSync(FAULTS, 'utf8')]
  const known = knownFrom(clauses, faults)
  const broken = [
    ...definedTwice(clauses, faults).map((one) => `${one} is defined twice`),
    ...(known.clauses.size === 0 ? [`${CLAUSES} defines no clause`] : []),
    ...(known.faults.size === 0 ? [`${FAULTS} defines no fault`] : []),
    ...globSync(POINTING)
      .sort()
      .flatMap((file) => unknownIn(file, readFileSync(file, 'utf8'), known)),
  ]
  for (const line of broken) console.log(line)
  process.exitCode = broken.length === 0 ? 0 : 1
}
