import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('../../src/before-app.js', import.meta.url)

/**
 * Inserts the script that runs before the app's own, as a separate file, because the policy forbids inline scripts. Only comments and indentation are left out: minified output uses syntax that old browsers cannot
 * parse.
 */
export const beforeApp = (): Plugin => {
  const source = readFileSync(SOURCE, 'utf8').replaceAll(/\/\*.*?\*\/|^\s+/gms, '')
  const fileName = `assets/before-app-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'before-app',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { defer: true, src: `/${fileName}` }, injectTo: 'head-prepend' },
    ],
  }
}
