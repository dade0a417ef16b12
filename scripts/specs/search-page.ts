/** The search: a page, and what it looks through, as a script, because a page from a disk may fetch nothing. */
import { clauseHref, featureFile, scenarioHref } from './feature-pages.ts'
import { html } from './html.ts'
import type { Page, Place } from './layout.ts'
import { machineFile } from './machine-pages.ts'
import type { Specification } from './model.ts'

/** Something that can be found: its kind, its title, its address and what else it says. */
type Entry = readonly [kind: string, title: string, href: string, text: string]

export const searchPage = ({ say, language }: Place): Page => ({
  file: 'search.html',
  title: say('search'),
  scripts: [`search-${language}.js`],
  content: html`<form class="search" role="search" action="search.html" method="get">
      <label for="q">${say('searchField')}</label>
      <p class="small" id="hint">${say('searchHint')}</p>
      <input id="q" name="q" type="search" autocomplete="off" aria-describedby="hint" />
    </form>
    <noscript><p>${say('noScript')}</p></noscript>
    <p id="count" role="status" data-none="${say('nothingFound')}" data-found="${say('found')}"></p>
    <ol id="found" class="plain"></ol>`,
})

const entriesOf = ({ areas, clauses, machines }: Specification, { say, language }: Place): readonly Entry[] => [
  ...areas.flatMap(({ name, features }) =>
    features.flatMap((feature): readonly Entry[] => [
      [
        say('feature'),
        feature.name,
        featureFile(feature),
        `${name[language]} ${feature.summary} ${feature.description}`,
      ],
      ...feature.scenarios.map((scenario): Entry => [
        say('scenario'),
        scenario.name,
        scenarioHref(feature, scenario),
        [feature.name, ...scenario.clauses, ...scenario.steps.map(({ text }) => text)].join(' · '),
      ]),
    ]),
  ),
  ...clauses.flatMap((area) =>
    area.clauses.map(({ id, text, sources }): Entry => [
      say('clause'),
      id,
      clauseHref(id),
      [text, ...sources].join(' · '),
    ]),
  ),
  ...machines.map((machine): Entry => [
    say('machine'),
    machine.key,
    machineFile(machine),
    machine.states.map(({ path, description = '' }) => `${path}: ${description}`).join(' · '),
  ]),
]

/** The script that holds what the search looks through. */
export const searchScript = (specification: Specification, place: Place): string =>
  `window.ENTRIES = ${JSON.stringify(entriesOf(specification, place)).replaceAll('<', String.raw`\u003c`)}\n`
