/**
 * Proves that clauses are tested: `npm run clauses:break [-- AUTH-03 PWD] [-- --browser]`. Breaks one line of
 * `features/breakings.json` at a time, in a copy of the project for each processor, plays the scenario that must fail then,
 * and prints the clause, the line and the red scenario. Clauses or areas of clauses may be named. Scenarios that only
 * Chromium can play are played with `--browser`: each needs a build.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'
import { type Breaking, readBreakings } from './specs/breakings.ts'
import { clauseLines } from './specs/model.ts'
import { resultsFrom } from './specs/results.ts'
import { temporaryFolder } from './tidy.ts'

const ROOT = join(import.meta.dirname, '..')
/** What a build or a run never reads, and what is linked. */
const LEFT = new Set([
  'node_modules',
  '.git',
  '.cache',
  'reports',
  'specs',
  'screens',
  'dist',
  'dist-demo',
  'dist-release',
])

const copied = (): string => {
  const copy = temporaryFolder()
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (file) => !LEFT.has(file.slice(ROOT.length + 1)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'reports'))
  return copy
}

const exactly = (name: string): string => `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`
/** The name of an outline, whose parameters stand for any words. */
const named = (scenario: string): string => exactly(scenario).replaceAll(/<[^>]+>/g, '.*')

/** Whether the scenario fails in the copy. A run that plays nothing proves nothing. */
const turnsRed = async ({ clause, red }: Breaking, copy: string): Promise<boolean> => {
  const mode = red.isBrowsers === true ? 'browser' : 'machines'
  const parameters = [join(copy, 'scripts/features.ts'), mode, red.feature, '--name', named(red.scenario)]
  const { code } = await run(clause, process.execPath, parameters, { cwd: copy })
  const report = join(copy, `reports/features-${mode}.ndjson`)
  const played = await resultsFrom(readFileSync(report, 'utf8').split('\n'))
  rmSync(report)
  return code !== 0 && [...(played?.results.values() ?? [])].some(({ hasPassed }) => !hasPassed)
}

/** Breaks the line, plays, and puts the line back. */
const proven = async (breaking: Breaking, copy: string): Promise<boolean> => {
  const file = join(copy, breaking.file)
  const whole = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    whole.replace(breaking.text, () => breaking.instead),
  )
  try {
    return await turnsRed(breaking, copy)
  } catch {
    return false
  } finally {
    writeFileSync(file, whole)
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const wanted = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--'))
const playsBrowser = process.argv.includes('--browser')
const all = readBreakings()
const isWanted = ({ clause }: Breaking): boolean =>
  wanted.length === 0 || wanted.some((one) => clause === one || clause.startsWith(`${one}-`))
const asked = all.filter(isWanted)
const played = asked.filter((one) => playsBrowser || one.red.isBrowsers !== true)
const clauses = clauseLines(readFileSync(join(ROOT, 'docs/clauses.md'), 'utf8')).flatMap((area) => area.clauses).length

/** What a copy breaks next; shared, so that the copies play side by side. */
const waiting = [...played]
let red = 0
const breakInCopy = async (): Promise<void> => {
  const copy = copied()
  try {
    for (let breaking = waiting.shift(); breaking !== undefined; breaking = waiting.shift()) {
      const isRed = await proven(breaking, copy)
      if (isRed) red += 1
      console.log(`${isRed ? 'red  ' : 'GREEN'} ${breaking.clause} ${breaking.file}: ${oneLine(breaking.text)}`)
      console.log(`      ${isRed ? 'fails' : 'does not fail'}: ${breaking.red.scenario}`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), played.length) }, breakInCopy))
const left = asked.length - played.length
console.log(
  `${red} of ${played.length} broken lines turned their scenario red${left > 0 ? `, ${left} left to --browser` : ''}`,
)
console.log(`${all.length} of ${clauses} clauses have a line`)
process.exitCode = red === played.length ? 0 : 1
