/**
 * Plays citizens at random through the headless app, and checks what must always hold: `node scripts/test/simulate.ts
 * [--from 1] [--seeds 1000] [--fresh 100] [--seconds 20] [--keep-going] [--no-short]`. It plays `--seeds` from `--from` on,
 * then `--fresh` from a seed that nobody has chosen; without `--from` all are such. A seed that fails is shortened to its
 * shortest story, and printed with the command that tells it again. `--seconds` ends the run then.
 *
 * With `--matrix [--cells 'pattern'] [--sample 100] [--from 1]` it plays what is promised of each act instead: every cell of
 * `features/promises`, those whose name has the pattern, or a sample of them that `--from` draws.
 */
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { inWords } from '#features/simulation/act.ts'
import { play, shortest } from '#features/simulation/play.ts'
import { inThreads, serveAs } from '#scripts/tools/threads.ts'
import { playMatrix } from './promises.ts'
import { freshSeed } from './tally.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    seeds: { type: 'string', default: '1000' },
    fresh: { type: 'string', default: '0' },
    seconds: { type: 'string', default: 'Infinity' },
    matrix: { type: 'boolean', default: false },
    cells: { type: 'string', default: '' },
    sample: { type: 'string', default: 'Infinity' },
    'keep-going': { type: 'boolean', default: false },
    short: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const seedsFrom = (first: string, count: string): readonly number[] =>
  Array.from({ length: Number(count) }, (_, at) => Number(first) + at)
const [first, fresh] = [values.from ?? freshSeed(), freshSeed()]
if (values.matrix && isMainThread)
  process.exit(await playMatrix({ pattern: values.cells, sample: Number(values.sample), seed: Number(first) }))
const began = performance.now()
/** When no further seed is begun, in milliseconds of the clock that all threads share. */
const end = Date.now() + Number(values.seconds) * 1000
/** How many seeds a thread plays: the worlds of more do not fit into its memory. */
const PORTION = 300

type Outcome = Readonly<{ played: number; failures: readonly string[] }>

const playAll = async (seeds: readonly number[]): Promise<Outcome> => {
  const failures: string[] = []
  let played = 0
  for (const seed of seeds) {
    if (Date.now() > end) break
    const outcome = await play(seed)
    played += 1
    if (outcome.wrong === undefined) continue
    failures.push(inWords(values.short ? await shortest(outcome) : outcome.story, outcome.wrong))
    if (!values['keep-going']) break
  }
  return { played, failures }
}

const TASK = { script: import.meta.url, task: 'seeds' }

const playAside = async (seeds: readonly number[]): Promise<Outcome> => {
  const portions = Array.from({ length: Math.ceil(seeds.length / PORTION) }, (_, at) =>
    seeds.slice(at * PORTION, (at + 1) * PORTION),
  )
  let all: Outcome = { played: 0, failures: [] }
  await inThreads(
    TASK,
    portions,
    ({ played, failures }: Outcome) => {
      for (const failure of failures) console.log(failure)
      all = { played: all.played + played, failures: [...all.failures, ...failures] }
    },
    () => Date.now() <= end && (all.failures.length === 0 || values['keep-going']),
  )
  return all
}

await serveAs(TASK.task, playAll)
if (isMainThread) {
  // The citizens' stage hears of every uncaught error, those of this script too: it ends in red unless it reaches its end.
  process.exitCode = 1
  console.log(`simulate: from seed ${first}${values.fresh === '0' ? '' : `, then from ${fresh}`}`)
  const seeds = [...seedsFrom(first, values.seeds), ...seedsFrom(fresh, values.fresh)]
  const isAside = seeds.length > PORTION
  const { played, failures } = isAside ? await playAside(seeds) : await playAll(seeds)
  if (!isAside) for (const failure of failures) console.log(failure)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`simulate: ${played - failures.length} passed, ${failures.length} failed, ${minutes} minutes`)
  process.exit(failures.length === 0 && played > 0 ? 0 : 1)
}
