import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { SCREENS } from '../src/ui/app/screens.ts'
import { pseudoMessage } from './faces/pseudo-message.ts'

/** The areas whose screens come later than the first page. */
const LATER: ReadonlySet<string> = new Set([
  'activation',
  'activities',
  'activity',
  'addresses',
  'advertising',
  'assistance',
  'calendar',
  'chat',
  'chats',
  'contact',
  'contacts',
  'deleteAccount',
  'devices',
  'directory',
  'editor',
  'event',
  'events',
  'favourites',
  'filter',
  'file',
  'form',
  'homePanels',
  'image',
  'map',
  'municipalities',
  'municipality',
  'notice',
  'notices',
  'password',
  'places',
  'placesMap',
  'policy',
  'position',
  'privacy',
  'profile',
  'registration',
  'reminder',
  'search',
  'share',
  'sheet',
  'flights',
  'parking',
  'survey',
  'topic',
  'topicUsers',
  'topics',
  'tour',
  'unsaved',
  'users',
  'list',
])
/** What screens are called is said before they are there. */
const TITLES: ReadonlySet<string> = new Set(Object.values(SCREENS).map(({ title }) => title))

const isForLater = (key: string): boolean => LATER.has(key.split('.')[0] ?? '') && !TITLES.has(key)

/**
 * Turns `ui/messages/*.json` into parsed messages while bundling, so that the browser needs no message parser. The file
 * itself gives what the first page says, with `?later` the rest: most of the words belong to screens that come later.
 * For the run that looks for hard-coded and clipped text they are those of a pseudo-locale.
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
    const [, isLater] = /\/ui\/messages\/\w+\.json(\?later)?$/.exec(id) ?? [undefined, id]
    if (isLater === id) return undefined
    const messages = JSON.parse(source) as Record<string, string>
    const compiled = Object.fromEntries(
      Object.entries(messages)
        .filter(([key]) => isForLater(key) === (isLater !== undefined))
        .map(([key, text]) => [key, isPseudo ? pseudoMessage(text) : parse(text)]),
    )
    const json = JSON.stringify(compiled)
    // An address with a query is a script to the bundler.
    return { code: isLater === undefined ? json : `export default ${json}`, map: null }
  },
})
