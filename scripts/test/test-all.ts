/**
 * All that a machine runs on every submission: `npm test`, then `npm run test:rest`, the second also when the first
 * failed. Ends with one line that sums up the runners of both, and fails when any of them failed.
 */
import { run } from '#scripts/tools/run.ts'
import { added, tallyOf, worded } from './tally.ts'

const tallies = []
for (const script of ['test', 'test:rest'])
  tallies.push(tallyOf(await run(script, 'npm', ['run', '--silent', script], { live: true })))

const all = added(tallies)
console.log(worded(all))
process.exitCode = all.failed === 0 ? 0 : 1
