/**
 * Checks one area during development: all types, the unit tests of its folders in every layer, and its headless
 * scenarios. `npm run test:area notices`.
 */
import { areas, featuresOf, testsOf } from './areas.ts'
import { run } from '#scripts/tools/run.ts'
import { added, type Counted, counting, countingUnits, tell, worded } from './tally.ts'
import { TYPES } from '#scripts/check/types.ts'

const area = process.argv[2] ?? ''
if (!areas().includes(area)) {
  console.error(`There is no area "${area}". The areas are: ${areas().join(', ')}.`)
  process.exit(2)
}

const types = async (): Promise<Counted> => {
  const [program, ...parameters] = TYPES
  const ended = await run('types', program, parameters)
  const passed = ended.code === 0 ? 1 : 0
  return { ended, tally: { passed, failed: 1 - passed } }
}

const tests = testsOf(area)
const features = featuresOf(area)
const counted = await Promise.all([
  types(),
  ...(tests.length > 0 ? [countingUnits(tests)] : []),
  ...(features.length > 0
    ? [counting('features, machines', ['scripts/test/features.ts', 'machines', ...features])]
    : []),
])
if (tests.length === 0) console.log(`No unit tests are named ${area}.`)
if (features.length === 0) console.log(`No features are in features/${area}.`)
const all = added(counted.map(tell))
console.log(worded(all))
process.exitCode = all.failed === 0 ? 0 : 1
