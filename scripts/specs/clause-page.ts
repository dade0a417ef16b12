/** The page of the clauses: what Piazza must do, where it comes from, and what proves it. */
import { clauseHref, scenarioHref } from './feature-pages.ts'
import { html, type Markup } from './html.ts'
import type { Page, Place } from './layout.ts'
import { stateHref } from './machine-pages.ts'
import type { SpecClause, Specification } from './model.ts'

/** How many ways stand open: the others unfold. */
const AT_ONCE = 5

const isCovered = ({ proofs }: SpecClause): boolean => proofs.length > 0

/** A list whose end unfolds where it is long. */
const unfolding = (items: readonly Markup[], { language }: Place): Markup =>
  html`<ul>
      ${items.slice(0, AT_ONCE).map((item) => html`<li>${item}</li>`)}
    </ul>
    ${
      items.length > AT_ONCE &&
      html`<details>
        <summary>${language === 'it' ? 'Altri' : 'More'}: ${items.length - AT_ONCE}</summary>
        <ul>
          ${items.slice(AT_ONCE).map((item) => html`<li>${item}</li>`)}
        </ul>
      </details>`
    }`

const badges = (clause: SpecClause, { say }: Place): Markup =>
  html`<p class="badges">
    ${
      isCovered(clause)
        ? html`<span class="good">${say('isCovered')}</span>`
        : html`<span class="bad">${say('isUncovered')}</span>`
    }
    ${clause.isDecided && html`<span class="decided">${say('isDecided')}</span>`}
  </p>`

const codeMarkup = ({ code }: SpecClause, { say }: Place): Markup | undefined =>
  code.length === 0
    ? undefined
    : html`<details class="code">
        <summary>${say('code')}</summary>
        ${code.map((file) => html`<p><code>${file}</code></p>`)}
      </details>`

const clauseMarkup = (clause: SpecClause, place: Place): Markup => {
  const { say } = place
  const { id, text, sources, proofs, states } = clause
  return html`<article id="${id}" class="clause">
    <h3><a href="#${id}">${id}</a></h3>
    ${badges(clause, place)}
    <div class="beside">
      <p lang="en">${text}</p>
      <div class="source">
        ${
          sources.length === 0
            ? html`<p>${say('noSeed')}</p>`
            : html`<p class="small">${say('seed')}</p>
                ${sources.map((source) => html`<blockquote lang="en">${source}</blockquote>`)}`
        }
      </div>
    </div>
    ${
      proofs.length > 0 &&
      html`<p class="small">${say('provenBy')}</p>
        ${unfolding(
          proofs.map(
            ({ feature, scenario }) =>
              html`<a lang="en" href="${scenarioHref(feature, scenario)}">${feature.name}: ${scenario.name}</a>`,
          ),
          place,
        )}`
    }
    ${
      states.length > 0 &&
      html`<p class="small">${say('states')}</p>
        ${unfolding(
          states.map(({ machine, path }) => html`<a href="${stateHref(machine, path)}">${machine.key}: ${path}</a>`),
          place,
        )}`
    }
    ${codeMarkup(clause, place)}
  </article>`
}

const listed = (word: 'covered' | 'uncovered' | 'decided', clauses: readonly SpecClause[], { say }: Place): Markup =>
  html`<details>
    <summary>${say(word)}: ${clauses.length}</summary>
    <p>${clauses.map(({ id }) => html`<a class="tag" href="${clauseHref(id)}">${id}</a> `)}</p>
  </details>`

export const clausePage = ({ clauses: areas }: Specification, place: Place): Page => {
  const all = areas.flatMap(({ clauses }) => clauses)
  return {
    file: 'clauses.html',
    title: place.say('clauses'),
    content: html`<div class="lists">
        ${listed('covered', all.filter(isCovered), place)}
        ${listed(
          'uncovered',
          all.filter((clause) => !isCovered(clause)),
          place,
        )}
        ${listed(
          'decided',
          all.filter(({ isDecided }) => isDecided),
          place,
        )}
      </div>
      ${areas.map(
        ({ name, clauses }) =>
          html`<section>
            <h2 lang="en">${name}</h2>
            ${clauses.map((clause) => clauseMarkup(clause, place))}
          </section>`,
      )}`,
  }
}
