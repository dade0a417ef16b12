/**
 * Selects the scenarios that Chromium runs: in `npm test` a smoke, one of each feature that needs a browser; with
 * `npm run test:rest` everything tagged @browser, and a small and cheap set of the others that covers each clause at
 * least once. The others run headless, and in Chromium by `npm run test:whole`.
 */
import type { Pickle } from '@cucumber/messages'
import { CLAUSE } from '#scripts/check/scenarios.ts'

/** The data of a scenario that the selection reads. */
export type Playable = Pick<Pickle, 'uri' | 'location'> &
  Readonly<{ tags: readonly Readonly<{ name: string }>[]; steps: readonly unknown[] }>

/** The fixed cost of a scenario, in steps: opening the app and examining the page at the end. */
const OPENING = 6
/** The additional cost of a scenario that holds the time, in steps: its browser is not reused. */
const HOLDING_TIME = 4

const has = ({ tags }: Playable, tag: string): boolean => tags.some(({ name }) => name === tag)

/** The clauses of a scenario. */
export const clausesOf = ({ tags }: Playable): readonly string[] =>
  tags.map(({ name }) => name).filter((name) => CLAUSE.test(name))

const costOf = (scenario: Playable): number =>
  OPENING + scenario.steps.length + (has(scenario, '@clock') ? HOLDING_TIME : 0)

/**
 * The scenarios for Chromium, in order. A greedy set cover: the next one covers the most uncovered clauses for its
 * cost; ties go to the first, so that the selection is deterministic.
 */
export const selected = <Scenario extends Playable>(scenarios: readonly Scenario[]): readonly Scenario[] => {
  const playable = scenarios.filter((scenario) => !has(scenario, '@production') && !has(scenario, '@headless'))
  const chosen = new Set(playable.filter((scenario) => has(scenario, '@browser')))
  const shown = new Set([...chosen].flatMap(clausesOf))
  const worthOf = (scenario: Scenario): number =>
    new Set(clausesOf(scenario).filter((clause) => !shown.has(clause))).size / costOf(scenario)
  for (;;) {
    const [next] = playable
      .map((scenario) => ({ scenario, worth: worthOf(scenario) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
    if (next === undefined) return scenarios.filter((scenario) => chosen.has(scenario))
    chosen.add(next.scenario)
    for (const clause of clausesOf(next.scenario)) shown.add(clause)
  }
}

/**
 * The scenarios of the smoke, in order: of each feature the cheapest that only a browser can prove (@browser), the first
 * of equals.
 */
export const smoke = <Scenario extends Playable>(scenarios: readonly Scenario[]): readonly Scenario[] => {
  const proofs = scenarios.filter((scenario) => has(scenario, '@browser') && !has(scenario, '@production'))
  const cheapest = new Set(
    [...Map.groupBy(proofs, ({ uri }) => uri).values()].map((those) =>
      those.reduce((best, one) => (costOf(one) < costOf(best) ? one : best)),
    ),
  )
  return scenarios.filter((scenario) => cheapest.has(scenario))
}

/** What the selection for Chromium has beside the smoke, in order. */
export const beyondSmoke = <Scenario extends Playable>(scenarios: readonly Scenario[]): readonly Scenario[] => {
  const shown = new Set(smoke(scenarios))
  return selected(scenarios).filter((scenario) => !shown.has(scenario))
}

/** Scenarios in the format of cucumber's command line: `features/home/home.feature:12:20`. */
export const pathsOf = (scenarios: readonly Playable[]): readonly string[] =>
  [...Map.groupBy(scenarios, ({ uri }) => uri)].map(([uri, those]) =>
    [uri, ...those.map(({ location }) => location?.line ?? 0)].join(':'),
  )
