import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { SCREENS } from '../../src/ui/base/screens.ts'
import { DEFAULT_LANGUAGE } from '../../src/ui/language/languages.ts'
import { pseudoMessage } from '#scripts/test/faces/pseudo-message.ts'

/** The areas whose texts the first page shows. The texts of all other areas load later, with their screens. */
const FIRST: ReadonlySet<string> = new Set([
  'action',
  'error',
  'home',
  'homePanels',
  'hours',
  'invitation',
  'language',
  'loading',
  'menu',
  'missing',
  'nav',
  'notFound',
  'offline',
  'panel',
  'position',
  'session',
  'signIn',
  'signOut',
])
/** The same in every language but Italian: what Home says there of its ways, the town says in Italian. */
const FIRST_ABROAD = 'homeWays'
/** How Home writes the hours of what is on. */
const TIMES: ReadonlySet<string> = new Set([
  'notice.wholeDay',
  'notice.dateFrom',
  'notice.dateTimes',
  'date.hoursUnread',
])
/** What is said above any panel that something is missing from. */
const LACKING: ReadonlySet<string> = new Set([
  'calendar.leftOut',
  'list.cut',
  'list.leftOut',
  'list.open',
  'notices.leftOut',
  'users.leftOut',
])
/** Titles of screens are needed before the screens are loaded. */
const TITLES: ReadonlySet<string> = new Set(Object.values(SCREENS).map(({ title }) => title))

/** Whether a text comes after those of the first page of a language. */
export const isForLater = (key: string, language: string | undefined): boolean => {
  const area = key.split('.')[0] ?? ''
  const isFirst = FIRST.has(area) || [TITLES, TIMES, LACKING].some((keys) => keys.has(key))
  return !isFirst && (area !== FIRST_ABROAD || language === DEFAULT_LANGUAGE)
}

/**
 * Compiles `ui/messages/*.json` at build time, so that the browser needs no message parser. The file itself has the
 * messages of the first page, and `?later` has the others, because most messages belong to late screens. For the run
 * that finds hard-coded and clipped text, they are those of a pseudo-locale.
 */
export const compiledMessages = ({ isPseudo = false } = {}): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        {
          find: '@formatjs/icu-messageformat-parser',
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
  }),
  transform(source, id) {
    const [, language, isLater] = /\/ui\/messages\/(\w+)\.json(\?later)?$/.exec(id) ?? [undefined, undefined, id]
    if (isLater === id) return undefined
    const messages = JSON.parse(source) as Record<string, string>
    const compiled = Object.fromEntries(
      Object.entries(messages)
        .filter(([key]) => isForLater(key, language) === (isLater !== undefined))
        .map(([key, text]) => [key, isPseudo ? pseudoMessage(text) : parse(text)]),
    )
    const json = JSON.stringify(compiled)
    // The bundler treats a path with a query as a script.
    return { code: isLater === undefined ? json : `export default ${json}`, map: null }
  },
})
