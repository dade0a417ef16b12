/**
 * Writes the living specification: `npm run specs [-- folder] [-- --play]`. A static site of the features with the results
 * of their last runs, of the clauses and of the state machines, into `specs/` or the folder that is named. It opens from the
 * disk. `--play` plays all scenarios first, headless and in Chromium, with pictures of their steps and the states that
 * they visit.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '#scripts/tools/run.ts'
import { PORTRAITS, readSpecification, VISITED } from './model.ts'
import { writeSite } from './site.ts'

const ROOT = join(import.meta.dirname, '../..')
const [folder = 'specs', ...more] = process.argv.slice(2).filter((parameter) => parameter !== '--play')
if (more.length > 0) throw new Error(`One folder, not ${more.length + 1}`)

const play = async (mode: 'machines' | 'browser', env: Readonly<Record<string, string>>): Promise<number> =>
  (await run(mode, process.execPath, [join(ROOT, 'scripts/test/features.ts'), mode], { live: true, env })).code

// A scenario that fails is told on its page; the site is written all the same.
if (process.argv.includes('--play')) {
  rmSync(PORTRAITS, { recursive: true, force: true })
  process.exitCode = Math.max(
    await play('machines', { PIAZZA_VISITED: VISITED }),
    await play('browser', { PIAZZA_PORTRAITS: PORTRAITS }),
  )
}

const specification = await readSpecification()
const pages = await writeSite(specification, folder, new Date())
console.log(`${pages} pages in ${folder}/: open ${folder}/index.html`)
for (const [name, report] of Object.entries(specification.runs))
  if (report === undefined) console.log(`No ${name} run was found: its results say "not played"`)
