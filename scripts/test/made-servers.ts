/**
 * Plays the headless suite against servers that a seed makes (`mocks/tongues/made.ts`): the contract suite writes the part
 * `wire` of a town's configuration, and the app reads the server by it. `node scripts/test/made-servers.ts [made-SEED …]`;
 * fails where fewer than 95 of 100 scenarios pass, or where a name is wrong.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOW } from '#features/support/moment.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { isMade, MADE } from '#mocks/tongues/tongue.ts'
import { run } from '#scripts/tools/run.ts'
import { temporaryFolder } from '#scripts/tools/tidy.ts'
import { discoverMade } from './conformance/wire/made.ts'

/** The share of scenarios that has to pass. */
const LEAST = 0.95

const parameters = process.argv.slice(2)
const asked = parameters.filter(isMade)

let failed = 0
for (const tongue of asked.length > 0 ? asked : MADE) {
  const { discovery, right, wrong } = await discoverMade(tongue, Date.parse(NOW), PASSWORD)
  const file = join(temporaryFolder(), `${tongue}.json`)
  writeFileSync(file, JSON.stringify(discovery.dialect))
  const { output, seconds } = await run(
    `features, ${tongue}`,
    process.execPath,
    ['scripts/test/features.ts', 'machines'],
    {
      env: { PIAZZA_SERVER: tongue, PIAZZA_WIRE: file },
    },
  )
  const counts = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1)
  const [passed = 0, lost = 1] = (counts ?? []).slice(1).map(Number)
  for (const [name] of output.matchAll(/^ {2}\d+\) .*$/gm)) console.log(name)
  const all = Math.max(1, passed + lost)
  console.log(
    `${tongue}: ${right.length} names right, ${wrong.length} wrong, ${discovery.unknown.length} fields unknown; ${passed} of ${all} scenarios passed, ${((100 * passed) / all).toFixed(1)} % (${seconds} s)`,
  )
  if (passed / all < LEAST || wrong.length > 0) failed += 1
}
process.exitCode = failed === 0 ? 0 : 1
