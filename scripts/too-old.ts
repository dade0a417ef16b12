import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('../src/too-old.js', import.meta.url)

/**
 * Puts the script that tells old browsers so before the app's own, as a file of its own: the policy allows no other. It
 * is shipped as it is written, for what makes code small writes it in a language that they do not read.
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
