import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { pseudoMessage } from './pseudo/pseudo-message.ts'

/**
 * Turns `ui/messages/*.json` into parsed messages while bundling, so that the browser needs no message parser. For the
 * run that looks for hard-coded and clipped text they are those of a pseudo-locale.
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
  transform(code, id) {
    if (!/\/ui\/messages\/\w+\.json$/.test(id)) return undefined
    const messages = JSON.parse(code) as Record<string, string>
    const compiled = Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, isPseudo ? pseudoMessage(text) : parse(text)]),
    )
    return { code: JSON.stringify(compiled), map: null }
  },
})
