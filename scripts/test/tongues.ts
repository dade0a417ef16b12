/**
 * Runs the headless suite against a server of every other tongue, one after the other: `node scripts/test/tongues.ts [tongue
 * …] [--all]`. `--all` also runs the excepted scenarios, and fails where one of them passes.
 */
import { MOST_EXCEPTIONS, TONGUE_EXCEPTIONS } from '#features/support/tongue-exceptions.ts'
import { tongueAsked } from '#mocks/tongues/tongue.ts'
import { type Ended, run } from '#scripts/tools/run.ts'

const PLAYED = ['bare', 'flat', 'nested', 'loose', 'php', 'symfony'] as const

const parameters = process.argv.slice(2)
const asked = parameters.filter((one) => !one.startsWith('--')).map((one) => tongueAsked(one))
const tongues = asked.length > 0 ? asked : PLAYED

const play = (tongue: string, ...more: readonly string[]): Promise<Ended> =>
  run(`features, ${tongue}`, process.execPath, ['scripts/test/features.ts', 'machines', ...more], {
    env: { PIAZZA_SERVER: tongue },
  })

let passed = 0
let failed = 0
if (TONGUE_EXCEPTIONS.length > MOST_EXCEPTIONS) {
  failed += 1
  console.log(`There are ${TONGUE_EXCEPTIONS.length} exceptions, where ${MOST_EXCEPTIONS} are the most`)
}
for (const tongue of tongues) {
  const { code, output, seconds } = await play(tongue)
  const counts = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) excepted)?/g)].at(-1)
  const [well = 0, badly = 0, excepted = 0] = (counts ?? []).slice(1).map((count) => Number(count ?? 0))
  const unsaid = code !== 0 && badly === 0 ? 1 : 0
  if (code !== 0) console.log(output)
  console.log(`${tongue}: ${well} passed, ${badly + unsaid} failed, ${excepted} excepted (${seconds} s)`)
  passed += well
  failed += badly + unsaid
  if (!parameters.includes('--all')) continue
  const stale = await play(tongue, '--excepted')
  if (stale.code === 0) continue
  console.log(stale.output)
  failed += 1
}
for (const { tongue, scenario, reason } of TONGUE_EXCEPTIONS)
  if (tongues.some((one) => one === tongue)) console.log(`excepted in ${tongue}: ${scenario}. ${reason}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
