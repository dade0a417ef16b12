/**
 * The static checks: types, lint, import laws, format, dead code, messages. One line each, as they end. As many run at a
 * time as there are processors. Types are checked incrementally, and a slow check that passed is not repeated while the
 * content of its inputs is the same (`node_modules/.cache/piazza`).
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runJobs } from '#scripts/tools/jobs.ts'
import { run } from '#scripts/tools/run.ts'
import { CACHE, TYPES } from './types.ts'

type Check = Readonly<{
  name: string
  command: readonly [string, ...string[]]
  /** The check that ends before this one starts: the compiler needs much memory. */
  after?: string
  /** The command that mends what the check finds. */
  mend?: string
  /** All that the check reads, where it is slow enough to be remembered. */
  inputs?: readonly string[]
}>

/** The longest first. */
const CHECKS: readonly Check[] = [
  {
    name: 'older engines',
    command: ['node', 'scripts/check/engines.ts'],
    inputs: [
      '{src,mocks,demo}/**/*.{ts,tsx}',
      'engines.d.ts',
      'tsconfig*.json',
      'package-lock.json',
      'scripts/check/{compat,engines}.ts',
      'scripts/tools/run.ts',
    ],
  },
  { name: 'types', command: TYPES, after: 'older engines' },
  { name: 'scenarios', command: ['node', 'scripts/check/scenarios.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'clauses', command: ['node', 'scripts/check/clauses.ts'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'machines', command: ['node', 'scripts/check/machines.ts'] },
  { name: 'messages', command: ['node', 'scripts/check/messages.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'], mend: 'npm run format' },
  { name: 'layers', command: ['node', 'scripts/check/layers.ts'] },
  { name: 'sides', command: ['node', 'scripts/check/sides.ts'] },
  { name: 'homes', command: ['node', 'scripts/check/homes.ts'] },
  { name: 'readability', command: ['node', 'scripts/check/readability.ts'] },
]

/** How a check that passes begins what is worth knowing all the same. */
const NOTE = 'note: '

/** What the content of files comes down to. */
const digestOf = (patterns: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version)
  for (const file of globSync([...patterns]).toSorted()) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const placeOf = ({ name }: Check): string => join(CACHE, `${name.replaceAll(' ', '-')}.passed`)

const remembered = (check: Check): string | undefined => {
  try {
    return readFileSync(placeOf(check), 'utf8')
  } catch {
    return undefined
  }
}

mkdirSync(CACHE, { recursive: true })
let [passed, failed] = [0, 0]
const play = async (check: Check): Promise<void> => {
  const { name, command, inputs, mend } = check
  const digest = inputs && digestOf(inputs)
  if (digest !== undefined && remembered(check) === digest) {
    passed += 1
    console.log(`ok   ${name} (as before)`)
    return
  }
  const [program, ...parameters] = command
  const { code, output, seconds } = await run(name, program, parameters)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (code === 0) {
    passed += 1
    for (const line of output.split('\n')) if (line.startsWith(NOTE)) console.log(`     ${line}`)
    // What changed meanwhile is checked the next time.
    if (digest !== undefined) writeFileSync(placeOf(check), digest)
  } else {
    failed += 1
    console.log(output)
    if (mend !== undefined) console.log(`     ${mend} mends it\n`)
  }
}
await runJobs(
  CHECKS.map((check) => ({
    name: check.name,
    after: check.after === undefined ? [] : [check.after],
    work: () => play(check),
  })),
  availableParallelism(),
)
console.log(`check: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
