/**
 * Selects the scenarios that Chromium plays in `npm test`: everything tagged @browser, and of the rest as few and as
 * cheap ones as show each clause at least once. The others are played headless, and in Chromium by `npm run test:whole`.
 */
import type { Pickle } from '@cucumber/messages'
import { CLAUSE } from './scenarios.ts'

/** What the selection reads of a scenario. */
export type Playable = Pick<Pickle, 'uri' | 'location'> &
  Readonly<{ tags: readonly Readonly<{ name: string }>[]; steps: readonly unknown[] }>

/** What a scenario costs besides its steps, in steps: opening the app and examining the page at the end. */
const OPENING = 6
/** What a scenario costs more when it holds time, in steps: its browser is used for nothing else. */
const HOLDING_TIME = 4

const has = ({ tags }: Playable, tag: string): boolean => tags.some(({ name }) => name === tag)

/** The clauses that a scenario shows. */
export const clausesOf = ({ tags }: Playable): readonly string[] =>
  tags.map(({ name }) => name).filter((name) => CLAUSE.test(name))

const costOf = (scenario: Playable): number =>
  OPENING + scenario.steps.length + (has(scenario, '@clock') ? HOLDING_TIME : 0)

/**
 * The scenarios for Chromium, in their order. A greedy set cover: the next one is always that which shows the most
 * clauses not shown yet for its cost, and the first of equals, so that the same features give the same selection.
 */
export const selected = <Scenario extends Playable>(scenarios: readonly Scenario[]): readonly Scenario[] => {
  const chosen = new Set(scenarios.filter((scenario) => has(scenario, '@browser')))
  const shown = new Set([...chosen].flatMap(clausesOf))
  const worthOf = (scenario: Scenario): number =>
    new Set(clausesOf(scenario).filter((clause) => !shown.has(clause))).size / costOf(scenario)
  for (;;) {
    const [next] = scenarios
      .map((scenario) => ({ scenario, worth: worthOf(scenario) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
    if (next === undefined) return scenarios.filter((scenario) => chosen.has(scenario))
    chosen.add(next.scenario)
    for (const clause of clausesOf(next.scenario)) shown.add(clause)
  }
}

/** Scenarios as cucumber takes them on its command line: `features/home/home.feature:12:20`. */
export const pathsOf = (scenarios: readonly Playable[]): readonly string[] =>
  [...Map.groupBy(scenarios, ({ uri }) => uri)].map(([uri, those]) =>
    [uri, ...those.map(({ location }) => location?.line ?? 0)].join(':'),
  )
