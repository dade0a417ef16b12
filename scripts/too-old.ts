import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('../src/too-old.js', import.meta.url)

/**
 * Inserts the script that shows the message for old browsers before the app's own, as a separate file, because the
 * policy forbids inline scripts. It is not minified, because minified output uses syntax that old browsers cannot
 * parse.
 */
export const tooOld = (): Plugin => {
  const source = readFileSync(SOURCE, 'utf8').replace(/^\/\*.*?\*\/\s*/s, '')
  const fileName = `assets/too-old-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'too-old',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { defer: true, src: `/${fileName}` }, injectTo: 'head-prepend' },
    ],
  }
}
