/**
 * Plays the units of the domain and of what citizens read under other data of languages: ICU 72, which Safari 16.4 to 16.6
 * and Chrome 110 carry, and a current one. Each comes with a version of Node, fetched once from the registry; Vitest 3
 * is the last that runs on both. Without the registry it says what it leaves out. `npm run test:icu`, `-- 18.13.0` for one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '#scripts/tools/run.ts'
import { added, type Tally, worded } from './tally.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The versions of Node, whose packages are named after the platform. */
const NODES = ['18.13.0', '20.20.2'] as const
const TOOLS = ['vitest@3.2.4', 'vite@6.4.1']

const fetched = async (version: string): Promise<string | undefined> => {
  const folder = join(ROOT, 'node_modules/.cache/piazza/icu', version)
  const node = `node-${process.platform}-${process.arch}`
  const path = join(folder, 'node_modules', node, 'bin/node')
  if (existsSync(path) && existsSync(join(folder, 'node_modules/vitest'))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const { code } = await run('npm', 'npm', ['install', '--no-audit', '--no-fund', `${node}@${version}`, ...TOOLS], {
    cwd: folder,
  })
  return code === 0 && existsSync(path) ? folder : undefined
}

type Report = Readonly<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>

const played = async (version: string, folder: string): Promise<Tally> => {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const node = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  const data = await run('icu', node, ['-p', 'process.versions.icu'])
  const ended = await run(
    'units',
    node,
    [
      join(folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      join(import.meta.dirname, 'icu/vitest.config.mjs'),
      '--dir',
      join(ROOT, 'src'),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: folder, env: { PIAZZA_ICU: folder } },
  )
  const told: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 }
  const failed = Math.max(told.numFailedTests, told.numFailedTestSuites, ended.code === 0 ? 0 : 1)
  if (failed > 0) console.log(ended.output)
  console.log(`ICU ${data.output.trim()} (Node ${version}): ${told.numPassedTests} passed, ${failed} failed`)
  return { passed: told.numPassedTests, failed }
}

const asked = process.argv.slice(2)
const tallies: Tally[] = []
for (const version of NODES.filter((one) => asked.length === 0 || asked.includes(one))) {
  const folder = await fetched(version)
  if (folder === undefined)
    console.log(`Left out: the units under the data of Node ${version}, which the registry did not give`)
  else tallies.push(await played(version, folder))
}
const all = added(tallies)
console.log(`icu: ${worded(all)}`)
process.exitCode = all.failed === 0 ? 0 : 1
