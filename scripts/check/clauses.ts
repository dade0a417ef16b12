/**
 * Checks that the documents and the code agree. Every clause id and fault number in the repository is defined in
 * `docs/clauses.md` or `docs/faults.md`, and a test names every fault. Under every clause stands what it follows from, and
 * under one that is marked [decided] the file of each choice. Every source file that a document names exists. A scenario proves
 * every clause, and the code that follows it names it. Prints each violation, a reference with its file and line.
 */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** The defined clauses, such as `PWD-05`, and the defined fault numbers. */
export type Known = Readonly<{ clauses: ReadonlySet<string>; faults: ReadonlySet<string> }>

const CLAUSES = 'docs/clauses.md'
const FAULTS = 'docs/faults.md'
/** The documents that describe the code as it is now. The dated records describe the code as it was. */
const CURRENT = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/*.md']
const REFERRING = [
  '{src,features,mocks,demo,scripts,bench,deploy,docs}/**/*.{ts,tsx,js,json,css,feature,md,html}',
  '*.{ts,md,html}',
]

/** The definition of a clause: `- **PWD-05** Forced change …`. */
const CLAUSE_DEFINED = /^- \*\*([A-Z][A-Z0-9]+-\d+)\*\* /gm
/** The definition of a fault: `- **17** 429: Retry-After …`. */
const FAULT_DEFINED = /^- \*\*(\d+)\*\* /gm

/** A clause with what stands under it: the sentences of the seed that it follows from, and what was decided. */
export type Clause = Readonly<{ id: string; text: string; seed: readonly string[]; decided: readonly string[] }>

const CLAUSE_LINE = /^- \*\*([A-Z][A-Z0-9]+-\d+)\*\* (.*)$/
const UNDER_CLAUSE = /^ +- (Seed|Decided): (.*)$/
/** What stands in place of a sentence of the seed, under a clause that was decided whole. */
const NOTHING = 'nothing'

type Item = Readonly<{ id: string; text: string; under: readonly string[] }>

/** Each clause of `docs/clauses.md`, or of a section of it, with the lines under it. */
const itemsIn = (text: string): readonly Item[] =>
  text.split(/^(?=- )/m).flatMap((item) => {
    const [first = '', ...under] = item.split('\n')
    const [, id, words] = CLAUSE_LINE.exec(first) ?? []
    return id === undefined || words === undefined
      ? []
      : [{ id, text: words, under: under.filter((line) => /^\s+\S/.test(line)) }]
  })

/** What stands under a clause with a label. */
const saidOf = ({ under }: Item, label: 'Seed' | 'Decided'): readonly string[] =>
  under.flatMap((line) => {
    const [, of, sentence = ''] = UNDER_CLAUSE.exec(line) ?? []
    return of === label ? [sentence] : []
  })

/** The clauses of `docs/clauses.md`, or of a section of it. */
export const clausesIn = (text: string): readonly Clause[] =>
  itemsIn(text).map((item) => ({
    id: item.id,
    text: item.text,
    seed: saidOf(item, 'Seed').filter((one) => one !== NOTHING),
    decided: saidOf(item, 'Decided'),
  }))

/** The clauses of which nobody says what they follow from, and what stands under clauses without a label. */
export const unsourcedIn = (text: string): readonly string[] => {
  const items = itemsIn(text)
  return [
    ...items
      .filter((item) => saidOf(item, 'Seed').length === 0)
      .map(({ id }) => `Under ${id} stands no "Seed: …": a sentence of the specification, or "${NOTHING}"`),
    ...items.flatMap(({ id, under }) =>
      under
        .filter((line) => !UNDER_CLAUSE.test(line))
        .map((line) => `Under ${id} stands neither "Seed: …" nor "Decided: …": ${line.trim()}`),
    ),
  ]
}

/** A reference to a clause: capitals and two digits, or a known area and any number. */
const CLAUSE = /(?<![\w-])([A-Z][A-Z0-9]+)-(\d+)(?![\w-])/g
/** A range of clauses: `PWD-05 … PWD-07` or `PWD-05 … 07`. */
const RANGE = /(?<![\w-])([A-Z][A-Z0-9]+)-(\d\d)\s*(?:…|\.{2,3}|–)\s*(?:([A-Z][A-Z0-9]+)-)?(\d\d)(?![\w-])/g
/** A reference to faults: `fault 17`, `faults 8 and 9`, `faults 45, 47`, `@fault-17`. A comment may break after the word. */
const FAULT = /\bfaults?[\s*/-]+(\d+(?:(?:, | and |, and )\d+)*)(?![\w-])/gi

const groupsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group)

/** Reads the definitions of both files. */
export const knownFrom = (clauses: string, faults: string): Known => ({
  clauses: new Set(groupsIn(clauses, CLAUSE_DEFINED)),
  faults: new Set(groupsIn(faults, FAULT_DEFINED)),
})

/** The ids and numbers that are defined more than once. */
export const definedTwice = (clauses: string, faults: string): readonly string[] =>
  [groupsIn(clauses, CLAUSE_DEFINED), groupsIn(faults, FAULT_DEFINED)].flatMap((all) =>
    all.filter((one, index) => all.indexOf(one) !== index),
  )

/** All clauses of a range, both ends included; undefined when the ends have two areas or the range runs backwards. */
const clausesOf = (area: string, first: string, lastArea: string | undefined, last: string) => {
  const length = Number(last) - Number(first) + 1
  return length < 1 || (lastArea !== undefined && lastArea !== area)
    ? undefined
    : Array.from({ length }, (_, step) => `${area}-${String(Number(first) + step).padStart(2, '0')}`)
}

/** The clauses that a text names, each once: by id, or within a range. */
export const clausesNamedIn = (text: string): readonly string[] => [
  ...new Set([
    ...[...text.matchAll(CLAUSE)].map(([id]) => id),
    ...[...text.matchAll(RANGE)].flatMap(
      ({ 1: area = '', 2: first = '', 3: lastArea, 4: last = '' }) => clausesOf(area, first, lastArea, last) ?? [],
    ),
  ]),
]

const areaOf = (clause: string): string => clause.slice(0, clause.indexOf('-'))

type Finding = Readonly<{ at: number; said: string }>

/** The references of a text that have no definition, each as `file:line …`. Every clause inside a range is a reference. */
export const unknownIn = (file: string, text: string, { clauses, faults }: Known): readonly string[] => {
  const missing = (id: string) => !clauses.has(id)
  const areas = new Set([...clauses].map(areaOf))
  const single: readonly Finding[] = [...text.matchAll(CLAUSE)]
    .filter(([id, area = '', number = '']) => missing(id) && (number.length === 2 || areas.has(area)))
    .map(({ 0: id, index }) => ({ at: index, said: `${id} is not in ${CLAUSES}` }))
  const ranged: readonly Finding[] = [...text.matchAll(RANGE)].flatMap(
    ({ 0: range, 1: area = '', 2: first = '', 3: lastArea, 4: last = '', index }) => {
      const all = clausesOf(area, first, lastArea, last)
      if (all === undefined) return [{ at: index, said: `${range} is no range` }]
      return all
        .slice(1, lastArea === undefined ? undefined : -1)
        .filter(missing)
        .map((id) => ({ at: index, said: `${id} of ${range} is not in ${CLAUSES}` }))
    },
  )
  const faulty: readonly Finding[] = [...text.matchAll(FAULT)].flatMap(({ 1: numbers = '', index }) =>
    (numbers.match(/\d+/g) ?? [])
      .filter((number) => !faults.has(number))
      .map((number) => ({ at: index, said: `fault ${number} is not in ${FAULTS}` })),
  )
  return [...single, ...ranged, ...faulty]
    .sort((one, other) => one.at - other.at)
    .map(({ at, said }) => `${file}:${text.slice(0, at).split('\n').length} ${said}`)
}

/** What names the faults of a test: the title of a unit test, `'… (PWD-05, fault 8)'`, or the tag of a scenario. */
const NAMING = /(?:^\s*|[([])['"`][^'"`\n]+\([^()\n]*\)|@fault-\d+/gm

/** The faults that none of these tests names; each test is the text of its file. */
export const unnamedIn = (tests: readonly string[], { faults }: Known): readonly string[] => {
  const names = tests.flatMap((text) => text.match(NAMING) ?? []).join('\n')
  const named = new Set(groupsIn(names, FAULT).flatMap((numbers) => numbers.match(/\d+/g) ?? []))
  return [...faults].filter((number) => !named.has(number)).map((number) => `No test names fault ${number}`)
}

const TAG = /@([A-Z][A-Z0-9]+-\d\d)\b/g

/** The clauses that no feature has a tag of. */
export const unprovenIn = (features: readonly string[], { clauses }: Known): readonly string[] => {
  const proven = new Set(features.flatMap((text) => groupsIn(text, TAG)))
  return [...clauses].filter((id) => !proven.has(id)).map((id) => `No scenario proves ${id}`)
}

/** The clauses that no code names. Each text is that of a source file. */
export const uncodedIn = (code: readonly string[], { clauses }: Known): readonly string[] => {
  const named = new Set(code.flatMap(clausesNamedIn))
  return [...clauses].filter((id) => !named.has(id)).map((id) => `No code names ${id}`)
}

/** A source file that a document names by the end of its path. A name that begins with `x.` or `x-` is a pattern. */
const NAMED_FILE = /`(?!x[.-])([\w./-]+\.(?:tsx?|css|feature))`/g

const isNamedBy = (file: string, name: string): boolean => file === name || file.endsWith(`/${name}`)

/** The source files that a document names and that do not exist. */
export const missingFilesIn = (document: string, text: string, files: readonly string[]): readonly string[] =>
  groupsIn(text, NAMED_FILE)
    .filter((name) => !files.some((file) => isNamedBy(file, name)))
    .map((name) => `${document} names ${name}, which does not exist`)

/** The clauses that are marked [decided] and name no file of the choice, and the files so marked that no clause names. */
export const unlistedIn = (clauses: string, decided: readonly string[]): readonly string[] => {
  const named = groupsIn(clauses, NAMED_FILE)
  return [
    ...clausesIn(clauses)
      .filter(
        ({ text, decided: all }) => text.includes('[decided') && groupsIn(all.join('\n'), NAMED_FILE).length === 0,
      )
      .map(({ id }) => `${id} says [decided], and no "Decided: …" under it names a file`),
    ...decided
      .filter((file) => !named.some((name) => isNamedBy(file, name)))
      .map((file) => `${file} says [decided], and ${CLAUSES} does not name it`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [clauses, faults] = [readFileSync(CLAUSES, 'utf8'), readFileSync(FAULTS, 'utf8')]
  const known = knownFrom(clauses, faults)
  const texts = new Map(
    globSync(REFERRING)
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  )
  const files = [...texts.keys()]
  const code = files.filter((file) => /^(src|mocks|demo)\/.*(?<!\.test)\.(tsx?|css)$/.test(file))
  const decided = code.filter((file) => texts.get(file)?.includes('[decided'))
  const broken = [
    ...unprovenIn(
      files.filter((file) => file.endsWith('.feature')).map((file) => texts.get(file) ?? ''),
      known,
    ),
    ...uncodedIn(
      code.map((file) => texts.get(file) ?? ''),
      known,
    ),
    ...unsourcedIn(clauses),
    ...definedTwice(clauses, faults).map((one) => `${one} is defined twice`),
    ...(known.clauses.size === 0 ? [`${CLAUSES} defines no clause`] : []),
    ...(known.faults.size === 0 ? [`${FAULTS} defines no fault`] : []),
    ...[...texts].flatMap(([file, text]) => unknownIn(file, text, known)),
    ...unnamedIn(
      files.filter((file) => /\.(?:test\.tsx?|feature)$/.test(file)).map((file) => texts.get(file) ?? ''),
      known,
    ),
    ...unlistedIn(clauses, decided),
    ...globSync(CURRENT).flatMap((document) => missingFilesIn(document, texts.get(document) ?? '', files)),
  ]
  for (const line of broken) console.log(line)
  process.exitCode = broken.length === 0 ? 0 : 1
}
