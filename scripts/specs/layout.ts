/** What surrounds the contents of every page. */
import type { SiteLanguage } from './areas.ts'
import { momentIn, type Say, saying } from './chrome.ts'
import { html, type Markup } from './html.ts'

/** A page before it is written: its file without the folder of its language. */
export type Page = Readonly<{ file: string; title: string; content: Markup; scripts?: readonly string[] }>

/** Where and in which language a page is written. */
export type Place = Readonly<{
  language: SiteLanguage
  say: Say
  /** The way from a page to the folder of the site, with its last slash; empty in Italian. */
  up: string
}>

export const placeIn = (language: SiteLanguage): Place => ({
  language,
  say: saying(language),
  up: language === 'it' ? '' : '../',
})

/** The folder of a language, with its last slash. Italian stands at the top. */
export const folderIn = (language: SiteLanguage): string => (language === 'it' ? '' : 'en/')

const NAVIGATION = [
  ['index.html', 'features'],
  ['clauses.html', 'clauses'],
  ['machines.html', 'machines'],
  ['search.html', 'search'],
] as const

/** The whole document of a page. It asks for nothing but files beside it, so that it opens from a disk too. */
export const documentOf = ({ file, title, content, scripts = [] }: Page, place: Place, at: Date): string => {
  const { language, say, up } = place
  const other = language === 'it' ? `en/${file}` : `../${file}`
  const { markup } = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>${title === say('site') ? title : `${title} · ${say('site')}`}</title>
      <link rel="stylesheet" href="${up}style.css" />
      ${[...scripts, 'site.js'].map((script) => html`<script src="${up}${script}" defer></script>`)}
    </head>
    <body>
      <a class="skip" href="#content">${say('skip')}</a>
      <header class="top">
        <a class="brand" href="index.html">${say('site')}</a>
        <nav aria-label="${say('menu')}">
          <ul>
            ${NAVIGATION.map(
              ([to, word]) =>
                html`<li>
                  ${to === file ? html`<a href="${to}" aria-current="page">${say(word)}</a>` : html`<a href="${to}">${say(word)}</a>`}
                </li>`,
            )}
          </ul>
        </nav>
        <a
          class="other"
          href="${other}"
          lang="${language === 'it' ? 'en' : 'it'}"
          hreflang="${language === 'it' ? 'en' : 'it'}"
          >${say('otherLanguage')}</a
        >
      </header>
      <main id="content" tabindex="-1">
        <h1>${title}</h1>
        ${content}
      </main>
      <footer><p>${say('written')} ${momentIn(language, at)}</p></footer>
    </body>
  </html>`
  return `<!doctype html>\n${markup}\n`
}
