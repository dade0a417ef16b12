/** The pages of the features: the table of all areas, and a page for each feature. */
import type { Step } from '@cucumber/messages'
import { momentIn } from './chrome.ts'
import { html, type Markup, quoting } from './html.ts'
import type { Page, Place } from './layout.ts'
import type { Play, SpecFeature, SpecScenario, Specification } from './model.ts'
import type { Result } from './results.ts'

export const featureFile = ({ page }: Pick<SpecFeature, 'page'>): string => `f-${page}.html`
export const scenarioHref = (feature: Pick<SpecFeature, 'page'>, { anchor }: Pick<SpecScenario, 'anchor'>): string =>
  `${featureFile(feature)}#${anchor}`
export const clauseHref = (id: string): string => `clauses.html#${id}`

type Outcome = Result | 'onlyBrowser' | undefined

const outcome = (result: Outcome, { say, language }: Place): Markup => {
  if (result === undefined) return html`<span class="open">${say('notPlayed')}</span>`
  if (result === 'onlyBrowser') return html`<span class="open">${say('onlyBrowser')}</span>`
  const at = html`<time datetime="${result.at.toISOString()}">${momentIn(language, result.at)}</time>`
  return result.hasPassed
    ? html`<span class="good">✓ ${say('passed')}</span>, ${at}`
    : html`<span class="bad">✗ ${say('failed')}</span>, ${at}`
}

const stepMarkup = ({ keyword, text, dataTable, docString }: Step): Markup =>
  html`<li>
    <b>${keyword.trim()}</b> ${quoting(text)}
    ${
      dataTable &&
      html`<div class="scroll" tabindex="0" role="group" aria-label="${text}">
        <table lang="it">
          <tbody>
            ${dataTable.rows.map(
              ({ cells }) =>
                html`<tr>
                  ${cells.map(({ value }) => html`<td>${value}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    }
    ${docString && html`<pre lang="it">${docString.content}</pre>`}
  </li>`

const stepsMarkup = (steps: readonly Step[]): Markup =>
  html`<ol class="steps" lang="en">
    ${steps.map(stepMarkup)}
  </ol>`

/** The results of a scenario: a line, or a table of its examples. */
const playsMarkup = ({ columns, plays, name }: SpecScenario, place: Place): Markup => {
  const { say } = place
  const [first] = plays
  if (columns.length === 0 || first === undefined)
    return html`<dl class="results">
      <div>
        <dt>${say('headless')}</dt>
        <dd>${outcome(first?.headless, place)}</dd>
      </div>
      <div>
        <dt>${say('browser')}</dt>
        <dd>${outcome(first?.browser, place)}</dd>
      </div>
    </dl>`
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${say('results')}: ${name}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col" lang="en">${column}</th>`)}
          <th scope="col">${say('headless')}</th>
          <th scope="col">${say('browser')}</th>
        </tr>
      </thead>
      <tbody>
        ${plays.map(
          ({ values, headless, browser }) =>
            html`<tr>
              ${values.map((value) => html`<td lang="en">${value}</td>`)}
              <td>${outcome(headless, place)}</td>
              <td>${outcome(browser, place)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const figure = (file: string, alt: string, caption: Markup, { up }: Place): Markup =>
  html`<figure>
    <img src="${up}pictures/${file}" width="195" height="422" loading="lazy" alt="${alt}" />
    <figcaption>${caption}</figcaption>
  </figure>`

const valuesOf = ({ values }: Play): Markup | undefined =>
  values.length > 0 ? html` <span lang="en">(${values.join(', ')})</span>` : undefined

/** The picture after the last step. */
const pictureMarkup = (play: Play, name: string, place: Place): Markup | undefined => {
  const last = play.pictures.at(-1)
  const label = place.say('picture')
  return last && figure(last.file, `${label}: ${name}`, html`${label}${valuesOf(play)}`, place)
}

/** All pictures of a playing, to unfold: each under the step after which it was taken. */
const filmMarkup = (play: Play, place: Place): Markup | undefined =>
  play.pictures.length > 1
    ? html`<details class="filmed">
        <summary>${place.say('film')}: ${play.pictures.length}${valuesOf(play)}</summary>
        <div class="film">
          ${play.pictures.map(({ step, file }) =>
            figure(file, place.say('afterStep'), html`<span lang="en">${quoting(step)}</span>`, place),
          )}
        </div>
      </details>`
    : undefined

const scenarioMarkup = (scenario: SpecScenario, place: Place): Markup => {
  const { name, anchor, clauses, steps, plays } = scenario
  return html`<article id="${anchor}" class="scenario">
    <h3 lang="en"><a href="#${anchor}">${name}</a></h3>
    <p class="proves">
      ${place.say('proves')} ${clauses.map((id) => html`<a class="tag" href="${clauseHref(id)}">${id}</a> `)}
    </p>
    <div class="beside">
      <div>${stepsMarkup(steps)} ${playsMarkup(scenario, place)}</div>
      ${plays.map((play) => pictureMarkup(play, name, place))}
    </div>
    ${plays.map((play) => filmMarkup(play, place))}
  </article>`
}

/** The page of one feature. */
export const featurePage = (feature: SpecFeature, place: Place): Page => {
  const { say } = place
  const { name, summary, description, background, scenarios } = feature
  return {
    file: featureFile(feature),
    title: name,
    content: html`<section aria-label="${say('inBrief')}">
        <p class="summary" lang="it">${summary}</p>
        <p lang="en">${description}</p>
      </section>
      ${
        background &&
        html`<section>
          <h2>${say('background')}</h2>
          ${stepsMarkup(background.steps)}
        </section>`
      }
      <section>
        <h2>${scenarios.length} ${say('scenarios')}</h2>
        ${scenarios.map((scenario) => scenarioMarkup(scenario, place))}
      </section>`,
  }
}

type Tally = Readonly<{ passed: number; failed: number; left: number }>

const tallied = (results: readonly (Result | undefined)[]): Tally => ({
  passed: results.filter((result) => result?.hasPassed).length,
  failed: results.filter((result) => result?.hasPassed === false).length,
  left: results.filter((result) => result === undefined).length,
})

const tallyMarkup = (word: 'headless' | 'browser', { passed, failed, left }: Tally, { say }: Place): Markup =>
  html`<li>
    ${say(word)}: <span class="good">${passed} ${say('manyPassed')}</span>${
      failed > 0 && html`, <span class="bad">${failed} ${say('manyFailed')}</span>`
    }${left > 0 && html`, ${left} ${say('manyLeft')}`}
  </li>`

const tallies = (features: readonly SpecFeature[], place: Place): Markup => {
  const plays = features.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.plays))
  const headless = plays.flatMap((play) => (play.headless === 'onlyBrowser' ? [] : [play.headless]))
  const browser = plays.map((play) => play.browser)
  return html`<ul class="tallies">
    ${tallyMarkup('headless', tallied(headless), place)} ${tallyMarkup('browser', tallied(browser), place)}
  </ul>`
}

/** The first page: the areas in their order, and the features of each. */
export const indexPage = ({ areas }: Specification, place: Place): Page => {
  const { say, language } = place
  return {
    file: 'index.html',
    title: say('site'),
    content: html`<p class="summary">${say('lead')}</p>
      ${tallies(
        areas.flatMap(({ features }) => features),
        place,
      )}
      <nav class="contents" aria-label="${say('contents')}">
        <ul>
          ${areas.map(({ folder, name }) => html`<li><a href="#${folder}">${name[language]}</a></li>`)}
        </ul>
      </nav>
      ${areas.map(
        ({ folder, name, features }) =>
          html`<section id="${folder}">
            <h2>${name[language]}</h2>
            <ul class="cards">
              ${features.map(
                (feature) =>
                  html`<li>
                    <h3 lang="en"><a href="${featureFile(feature)}">${feature.name}</a></h3>
                    <p lang="it">${feature.summary}</p>
                    <p class="small">${feature.scenarios.length} ${say('scenarios')}</p>
                    ${tallies([feature], place)}
                  </li>`,
              )}
            </ul>
          </section>`,
      )}`,
  }
}
