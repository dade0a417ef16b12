import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** What is fetched on first use and runs without a page; layouts, themes and maps need one. */
const IMPORT = /import\('([^']+(?<!-layout)\.ts)'\)/g
const WITHOUT_PAGE = /^src\/(?!adapters\/map|ui\/theme)/

let loading: Promise<void> | undefined

const loadAll = async (): Promise<void> => {
  for (const file of globSync('src/**/*.ts', { cwd: ROOT })) {
    if (!WITHOUT_PAGE.test(file) || file.endsWith('.test.ts')) continue
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const path = name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name)
      if (WITHOUT_PAGE.test(path)) await import(join(ROOT, path))
    }
  }
}

/**
 * Loads what the app fetches on first use, once in a process. Node takes a while for it, in which others would take their
 * turns: a story would go another way where it is told alone.
 */
export const loadForFirstUse = (): Promise<void> => (loading ??= loadAll())
