import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Turns `ui/messages/*.json` into parsed messages while bundling, so that the browser needs no message parser. */
export const compiledMessages = (): Plugin => ({
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
    const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, parse(text)]))
    return { code: JSON.stringify(compiled), map: null }
  },
})
