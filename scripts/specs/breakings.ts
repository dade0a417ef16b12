/**
 * The lines of code whose breaking turns a scenario red, one for a clause: `features/breakings.json`. `npm run
 * clauses:break` breaks them.
 */
import { readFileSync } from 'node:fs'

export const BREAKINGS = 'features/breakings.json'

export type Breaking = Readonly<{
  clause: string
  /** The file of the line. */
  file: string
  /** What stands there, exactly once. */
  text: string
  /** What stands there instead. */
  instead: string
  /** The scenario that fails then. */
  red: Readonly<{ feature: string; scenario: string; isBrowsers?: true }>
}>

export const readBreakings = (): readonly Breaking[] =>
  JSON.parse(readFileSync(BREAKINGS, 'utf8')) as readonly Breaking[]

/** How often a text stands in another one. */
const timesIn = (whole: string, part: string): number => whole.split(part).length - 1

type Scenarios = Readonly<{ clausesOf: (feature: string, scenario: string) => readonly string[] | undefined }>

/** What is wrong with the list: a line that is not there once, a scenario that does not prove the clause, a clause twice. */
export const problemsOf = (
  breakings: readonly Breaking[],
  read: (file: string) => string | undefined,
  { clausesOf }: Scenarios,
): readonly string[] =>
  breakings.flatMap(({ clause, file, text, red }, at) => {
    const times = timesIn(read(file) ?? '', text)
    const named = clausesOf(red.feature, red.scenario)
    return [
      ...(times === 1 ? [] : [`${clause}: ${file} has its line ${times} times`]),
      ...(named === undefined
        ? [`${clause}: no scenario of ${red.feature} is called "${red.scenario}"`]
        : named.includes(clause)
          ? []
          : [`${clause}: "${red.scenario}" does not name it`]),
      ...(breakings.findIndex((one) => one.clause === clause) === at ? [] : [`${clause} is broken twice`]),
    ]
  })

/** The clauses without a line. */
export const unbrokenIn = (breakings: readonly Breaking[], clauses: Iterable<string>): readonly string[] =>
  [...clauses]
    .filter((id) => breakings.every(({ clause }) => clause !== id))
    .map((id) => `${BREAKINGS} has no line for ${id}`)
