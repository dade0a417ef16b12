/** The pages of the state machines: a table of them, and a page with the drawing of each. */
import { clausesNamedIn } from '#scripts/check/clauses.ts'
import { type Walked, waysFromAnywhere } from './drawing.ts'
import { clauseHref } from './feature-pages.ts'
import { drawn, escaped, html, type Markup } from './html.ts'
import type { Page, Place } from './layout.ts'
import type { DescribedMachine } from './machines.ts'

/** A machine with its drawing, and what walked through its states. */
export type DrawnMachine = Readonly<{
  described: DescribedMachine
  svg: string | undefined
  walked: (id: string) => Walked
  knowsVisits: boolean
}>

const nameOf = ({ key }: Pick<DescribedMachine, 'key'>): string => key.replace(/Machine$/, '')
export const machineFile = (machine: Pick<DescribedMachine, 'key'>): string =>
  `m-${nameOf(machine).replaceAll('/', '-')}.html`
export const stateHref = (machine: Pick<DescribedMachine, 'key'>, path: string): string =>
  `${machineFile(machine)}#${path}`

const WALKED = { scenarios: 'walkedScenarios', paths: 'walkedPaths', nothing: 'walkedNothing' } as const

/** A description in which each clause that it names leads to that clause. */
const linked = (text: string): Markup =>
  html`${text
    .split(/([A-Z][A-Z0-9]+-\d\d)/)
    .map((part) => (clausesNamedIn(part)[0] === part ? html`<a href="${clauseHref(part)}">${part}</a>` : part))}`

const legend = (knowsVisits: boolean, { say }: Place): Markup =>
  html`<p class="legend">
    ${say('legend')}: <span class="key scenarios">${say('walkedScenarios')}</span>
    <span class="key paths">${say('walkedPaths')}</span> <span class="key nothing">${say('walkedNothing')}</span>
    ${!knowsVisits && html`<br />${say('visitsUnknown')}`}
  </p>`

const drawingMarkup = (svg: string, name: string, { say }: Place): Markup =>
  html`<div class="scroll drawing" tabindex="0" role="group" aria-label="${say('drawing')}">
    ${drawn(svg.replace('<svg ', `<svg role="img" aria-label="${escaped(`${say('drawing')}: ${name}`)}" `))}
  </div>`

/** The page of one machine. */
export const machinePage = ({ described, svg, walked, knowsVisits }: DrawnMachine, place: Place): Page => {
  const { say } = place
  const { file, states, machine } = described
  const anywhere = waysFromAnywhere(described)
  return {
    file: machineFile(described),
    title: nameOf(described),
    content: html`<p class="small"><code>${file}</code></p>
      ${machine.root.description !== undefined && html`<p lang="en">${linked(machine.root.description)}</p>`}
      ${svg === undefined ? html`<p>${say('oneState')}</p>` : html`${drawingMarkup(svg, nameOf(described), place)} ${legend(knowsVisits, place)}`}
      ${
        anywhere.length > 0 &&
        html`<h2>${say('fromAnywhere')}</h2>
          <ul lang="en">
            ${anywhere.map(({ when, to }) => html`<li>${when} → ${to}</li>`)}
          </ul>`
      }
      ${
        states.length > 0 &&
        html`<h2>${say('allStates')}</h2>
          <div class="scroll" tabindex="0" role="group" aria-label="${say('state')}">
            <table>
              <thead>
                <tr>
                  <th scope="col">${say('state')}</th>
                  <th scope="col">${say('meaning')}</th>
                  <th scope="col">${say('tests')}</th>
                </tr>
              </thead>
              <tbody>
                ${states.map(
                  ({ path, id, description = '' }) =>
                    html`<tr id="${path}">
                      <th scope="row" lang="en">${path}</th>
                      <td lang="en">${linked(description)}</td>
                      <td><span class="key ${walked(id)}">${say(WALKED[walked(id)])}</span></td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
      }`,
  }
}

/** The table of all machines, by the folder of their flow. */
export const machinesPage = (machines: readonly DrawnMachine[], place: Place): Page => {
  const { say } = place
  const folders = [...new Set(machines.map(({ described: { key } }) => key.split('/')[0] ?? ''))]
  return {
    file: 'machines.html',
    title: say('machines'),
    content: html`<p>${say('machinesLead')}</p>
      ${legend(
        machines.every(({ knowsVisits }) => knowsVisits),
        place,
      )}
      ${folders.map(
        (folder) =>
          html`<section>
            <h2 lang="en">${folder}</h2>
            <ul class="plain">
              ${machines
                .filter(({ described: { key } }) => key.startsWith(`${folder}/`))
                .map(
                  ({ described }) =>
                    html`<li>
                      <a lang="en" href="${machineFile(described)}">${nameOf(described).split('/')[1]}</a>
                      <span class="small">(${described.states.length})</span>
                    </li>`,
                )}
            </ul>
          </section>`,
      )}`,
  }
}
