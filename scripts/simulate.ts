/**
 * Plays citizens at random through the headless app, and checks what must always hold: `node scripts/simulate.ts
 * [--seeds 1000] [--from 1] [--seconds 20] [--keep-going]`. A seed that fails is shortened to its shortest story, and
 * printed as a scenario. `--seconds` ends the run then; without `--from` it begins at a fresh seed, which is printed.
 */
import { parseArgs } from 'node:util'
import { gherkin } from '#features/simulation/act.ts'
import { play, shortest } from '#features/simulation/play.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string' },
    seconds: { type: 'string', default: 'Infinity' },
    'keep-going': { type: 'boolean', default: false },
    short: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const first = Number(values.from ?? Date.now() % 1_000_000)
const end = performance.now() + Number(values.seconds) * 1000
const began = process.cpuUsage()
let [played, failed] = [0, 0]
console.log(`simulate: from seed ${first}`)
for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
  if (performance.now() > end) break
  const outcome = await play(seed)
  played += 1
  if (outcome.wrong === undefined) continue
  failed += 1
  console.log(gherkin(values.short ? await shortest(outcome) : outcome.story, outcome.wrong))
  if (!values['keep-going']) break
}
const { user, system } = process.cpuUsage(began)
const pace = played / ((user + system) / 1_000_000)
console.log(`simulate: ${played - failed} passed, ${failed} failed, ${pace.toFixed(1)} seeds a second of CPU`)
process.exit(failed === 0 && played > 0 ? 0 : 1)
