/**
 * The rules of the features: a scenario is short, names its clauses, and uses the words of citizens. Prints each
 * violation. The parser is cucumber's.
 */
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api'
import type {
  Background,
  FeatureChild,
  GherkinDocument,
  Pickle,
  RuleChild,
  Scenario,
  Step,
  TableRow,
} from '@cucumber/messages'

/** Per scenario; its background counts separately, with the same maximum. */
const MOST_STEPS = 6

/** A tag of a clause, like @REG-01 or @E015-01. */
export const CLAUSE = /^@[A-Z]+\d*-\d\d$/

/** Words that citizens do not use: routes, data formats, and technical terms. */
const JARGON = /\/\w|[{}[\]]|\b(?:ids?|uuids?|json|html|http|urls?|apis?|endpoints?|tokens?|selectors?)\b/i
/** Quoted text is typed or read by citizens, so only routes and data formats are forbidden in it. */
const MACHINE_TEXT = /^(?:\/\w|[{[])/
const QUOTED = /"([^"]*)"/g

const isTechnical = (text: string): boolean =>
  JARGON.test(text.replaceAll(QUOTED, '')) ||
  [...text.matchAll(QUOTED)].some(([, quoted = '']) => MACHINE_TEXT.test(quoted))

type Told = Readonly<{ line: number; told: string }>

const toldByRow = ({ cells }: TableRow): readonly Told[] =>
  cells.map(({ value, location }) => ({ line: location.line, told: `"${value}"` }))

const toldByStep = ({ text, location, dataTable, docString }: Step): readonly Told[] => [
  { line: location.line, told: text },
  ...(docString ? [{ line: docString.location.line, told: `"${docString.content}"` }] : []),
  ...(dataTable?.rows.flatMap(toldByRow) ?? []),
]

const brokenByParts = ({ name, location, steps }: Scenario | Background, also: readonly Told[]): readonly Told[] => [
  ...(steps.length > MOST_STEPS
    ? [{ line: location.line, told: `${steps.length} steps, where ${MOST_STEPS} are the most: ${name}` }]
    : []),
  ...(steps.length === 0 ? [{ line: location.line, told: `no steps: ${name}` }] : []),
  ...[{ line: location.line, told: name }, ...steps.flatMap(toldByStep), ...also]
    .filter(({ told }) => isTechnical(told))
    .map(({ line, told }) => ({ line, told: `no words of a citizen: ${told}` })),
]

const brokenByScenario = (scenario: Scenario, inherited: readonly string[]): readonly Told[] => {
  const { name, location, tags, examples } = scenario
  const hasClause = [...inherited, ...tags.map((tag) => tag.name)].some((tag) => CLAUSE.test(tag))
  return [
    ...(hasClause ? [] : [{ line: location.line, told: `no clause: ${name}` }]),
    ...brokenByParts(
      scenario,
      examples.flatMap(({ tableBody }) => tableBody.flatMap(toldByRow)),
    ),
  ]
}

const brokenByChild = (
  { background, scenario, rule }: FeatureChild & RuleChild,
  inherited: readonly string[],
): readonly Told[] => [
  ...(background ? brokenByParts(background, []) : []),
  ...(scenario ? brokenByScenario(scenario, inherited) : []),
  ...(rule?.children.flatMap((child) => brokenByChild(child, [...inherited, ...rule.tags.map(({ name }) => name)])) ??
    []),
]

/** The violations, each with its location. */
export const brokenBy = ({ uri, feature }: GherkinDocument): readonly string[] => {
  const inherited = feature?.tags.map(({ name }) => name) ?? []
  return (feature?.children ?? [])
    .flatMap((child) => brokenByChild(child, inherited))
    .map(({ line, told }) => `${uri}:${line} ${told}`)
}

/** Messages of cucumber itself. */
const unheard = () => new Writable({ write: (_words, _encoding, done) => done() })

/** Parsed features, the scenarios to run (each example of an outline is one), and parse errors. */
export type ReadFeatures = Readonly<{
  features: readonly GherkinDocument[]
  pickles: readonly Pickle[]
  unread: readonly string[]
}>

/** Reads features from files; a path may be a glob. */
export const readFeatures = async (paths: readonly string[]): Promise<ReadFeatures> => {
  const features: GherkinDocument[] = []
  const pickles: Pickle[] = []
  const unread: string[] = []
  const { runConfiguration } = await loadConfiguration({ file: false, provided: { paths: [...paths], dryRun: true } })
  const environment = { stdout: unheard(), stderr: unheard() }
  await runCucumber(runConfiguration, environment, ({ gherkinDocument, pickle, parseError }) => {
    if (gherkinDocument) features.push(gherkinDocument)
    if (pickle) pickles.push(pickle)
    if (parseError) unread.push(`${parseError.source.uri ?? ''} ${parseError.message}`)
  })
  return { features, pickles, unread }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { features, unread } = await readFeatures(['features/**/*.feature'])
  const broken = [...unread, ...features.flatMap(brokenBy)]
  if (features.length === 0) broken.push('There are no features')
  for (const line of broken) console.log(line)
  process.exitCode = broken.length === 0 ? 0 : 1
}
