/** What the site is written from: features, scenarios, clauses and machines, with the ways between them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Background, GherkinDocument, Pickle, Scenario, Step } from '@cucumber/messages'
import { type Clause, clausesIn, clausesNamedIn } from '#scripts/check/clauses.ts'
import { CLAUSE, readFeatures } from '#scripts/check/scenarios.ts'
import { type Area, AREAS, folderOf, inReadingOrder } from './areas.ts'
import { type DescribedMachine, isOfKind, readMachines, readMachineWords } from './machines.ts'
import { pageOf, type Portrait, portraitsName } from './portrait-name.ts'
import { keyOf, readRun, type Result, type Run } from './results.ts'

export const VISITED = 'reports/visited-states.json'
export const PORTRAITS = 'reports/portraits'

/** One playing of a scenario: itself, or one of its examples. */
export type Play = Readonly<{
  /** The values of the example; empty for a scenario without examples. */
  values: readonly string[]
  headless: Result | 'onlyBrowser' | undefined
  browser: Result | undefined
  /** Its pictures, each after a step that changed what was seen; none where no run in Chromium has made any. */
  pictures: readonly Portrait[]
}>

export type SpecScenario = Readonly<{
  name: string
  anchor: string
  clauses: readonly string[]
  /** Only a browser can show it. */
  isBrowsers: boolean
  steps: readonly Step[]
  /** The names of the values of its examples. */
  columns: readonly string[]
  plays: readonly Play[]
}>

export type SpecFeature = Readonly<{
  uri: string
  /** The name of its page, without an extension. */
  page: string
  name: string
  description: string
  summary: string
  background: Background | undefined
  scenarios: readonly SpecScenario[]
}>

export type SpecArea = Area & Readonly<{ features: readonly SpecFeature[] }>

/** Where a clause is proven: a scenario on the page of its feature. */
export type Proof = Readonly<{ feature: SpecFeature; scenario: SpecScenario }>

export type SpecClause = Readonly<{
  id: string
  text: string
  isDecided: boolean
  /** The sentences of the specification that it follows from; none for a clause that was decided whole. */
  sources: readonly string[]
  proofs: readonly Proof[]
  /** The source files whose comments name it. */
  code: readonly string[]
  /** The states whose description names it. */
  states: readonly Readonly<{ machine: DescribedMachine; path: string }>[]
}>

export type ClauseArea = Readonly<{ name: string; clauses: readonly SpecClause[] }>

export type Specification = Readonly<{
  areas: readonly SpecArea[]
  clauses: readonly ClauseArea[]
  machines: readonly DescribedMachine[]
  /** The states that the scenarios walked through, by id; undefined where no run has written them down. */
  visited: ReadonlySet<string> | undefined
  /** The machines that a path test walks through, by key. */
  pathTested: ReadonlySet<string>
  runs: Readonly<{ headless: Run; browser: Run }>
}>

type Reports = Readonly<{ headless: Run; browser: Run }>

const playOf = (pickle: Pickle, values: readonly string[], isBrowsers: boolean, reports: Reports): Play => {
  const key = keyOf(pickle)
  const portraits = `${PORTRAITS}/${portraitsName(pickle)}`
  return {
    values,
    headless: isBrowsers ? 'onlyBrowser' : reports.headless?.results.get(key),
    browser: reports.browser?.results.get(key),
    pictures: existsSync(portraits) ? (JSON.parse(readFileSync(portraits, 'utf8')) as readonly Portrait[]) : [],
  }
}

const scenarioOf = (scenario: Scenario, inherited: readonly string[], pickles: readonly Pickle[], reports: Reports) => {
  const tags = [...inherited, ...scenario.tags.map(({ name }) => name)]
  const isBrowsers = tags.includes('@browser')
  const own = pickles.filter(({ astNodeIds }) => astNodeIds.includes(scenario.id))
  const rows = new Map(scenario.examples.flatMap(({ tableBody }) => tableBody).map((row) => [row.id, row]))
  return {
    name: scenario.name,
    anchor: `s${scenario.location.line}`,
    clauses: [...new Set(tags.filter((tag) => CLAUSE.test(tag)).map((tag) => tag.slice(1)))],
    isBrowsers,
    steps: scenario.steps,
    columns: scenario.examples[0]?.tableHeader?.cells.map(({ value }) => value) ?? [],
    plays: own.map((pickle) => {
      const row = pickle.astNodeIds.map((id) => rows.get(id)).find((found) => found !== undefined)
      return playOf(pickle, row?.cells.map(({ value }) => value) ?? [], isBrowsers, reports)
    }),
  } satisfies SpecScenario
}

/** What stands under the name of a feature: its benefit in English, and after an empty line its summary in Italian. */
export const describedIn = (text: string): Readonly<{ description: string; summary: string }> => {
  const [description = '', ...summary] = text
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
  return { description, summary: summary.join(' ') }
}

const featureOf = (
  { uri = '', feature }: GherkinDocument,
  pickles: readonly Pickle[],
  reports: Reports,
): SpecFeature => {
  const inherited = feature?.tags.map(({ name }) => name) ?? []
  const children = feature?.children ?? []
  return {
    uri,
    page: pageOf(uri),
    name: feature?.name ?? '',
    ...describedIn(feature?.description ?? ''),
    background: children.find(({ background }) => background)?.background,
    scenarios: children
      .flatMap((child) => [[child], child.rule?.children ?? []].flat())
      .map(({ scenario }) => scenario)
      .flatMap((scenario) => (scenario ? [scenarioOf(scenario, inherited, pickles, reports)] : [])),
  }
}

/** The clauses by area, as `docs/clauses.md` writes them. */
export const clauseAreas = (text: string): readonly Readonly<{ name: string; clauses: readonly Clause[] }>[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ name: section.split('\n')[0] ?? '', clauses: clausesIn(section) }))
    .filter(({ clauses }) => clauses.length > 0)

const clausesOf = (features: readonly SpecFeature[], machines: readonly DescribedMachine[]): readonly ClauseArea[] => {
  const code = globSync('{src,demo,mocks}/**/*.{ts,tsx,css}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, named: clausesNamedIn(readFileSync(file, 'utf8')) }))
  const proofs = features.flatMap((feature) => feature.scenarios.map((scenario) => ({ feature, scenario })))
  const states = machines.flatMap((machine) =>
    machine.states.map(({ path, description }) => ({ machine, path, named: clausesNamedIn(description ?? '') })),
  )
  return clauseAreas(readFileSync('docs/clauses.md', 'utf8')).map(({ name, clauses }) => ({
    name,
    clauses: clauses.map(({ id, text, seed }) => ({
      id,
      text,
      isDecided: text.includes('[decided'),
      sources: seed,
      proofs: proofs.filter(({ scenario }) => scenario.clauses.includes(id)),
      code: code.flatMap(({ file, named }) => (named.includes(id) ? [file] : [])),
      states: states.filter(({ named }) => named.includes(id)),
    })),
  }))
}

/**
 * The machines that a path test walks through: it fails where a state is not reached. A machine that an area makes from
 * one of `application/kit` has the states of that one, which the path test of the kit walks through.
 */
const pathTestedOf = (machines: readonly DescribedMachine[], shared: ReadonlySet<string>): ReadonlySet<string> => {
  const tests = globSync('src/application/**/*.test.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const isWalked = ({ key }: DescribedMachine): boolean => {
    const [folder = '', name = ''] = key.split('/')
    return tests.some(
      (test) =>
        test.file.includes(`/${folder}/`) &&
        new RegExp(String.raw`(?:walk\(\s*|const machine = )${name}\b`).test(test.text),
    )
  }
  return new Set(machines.filter((one) => shared.has(one.key) || isWalked(one)).map(({ key }) => key))
}

/** Reads everything from the repository and from the reports of the last runs. */
export const readSpecification = async (): Promise<Specification> => {
  const { features, pickles, unread } = await readFeatures(['features/**/*.feature'])
  if (unread.length > 0) throw new Error(unread.join('\n'))
  const reports = {
    headless: await readRun('reports/features-machines.ndjson'),
    browser: await readRun('reports/features-browser.ndjson'),
  }
  const all = features.map((one) =>
    featureOf(
      one,
      pickles.filter(({ uri }) => uri === one.uri),
      reports,
    ),
  )
  const areas = AREAS.map((area) => ({
    folder: area.folder,
    name: area.name,
    features: inReadingOrder(
      area,
      all.filter(({ uri }) => folderOf(uri) === area.folder),
    ),
  }))
  const machines = await readMachines(readMachineWords())
  return {
    areas,
    clauses: clausesOf(
      areas.flatMap(({ features: own }) => own),
      machines,
    ),
    machines,
    visited: existsSync(VISITED) ? new Set(JSON.parse(readFileSync(VISITED, 'utf8')) as readonly string[]) : undefined,
    pathTested: pathTestedOf(machines, new Set(machines.filter(isOfKind).map(({ key }) => key))),
    runs: reports,
  }
}
