/** The static checks: types, lint, import laws, format, dead code, messages. One line each. */
import { run } from './run.ts'

const CHECKS: readonly (readonly [name: string, command: string, ...parameters: string[]])[] = [
  ['types', 'tsc'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['layers', 'node', 'scripts/layers.ts'],
  ['sides', 'node', 'scripts/sides.ts'],
  ['older engines', 'node', 'scripts/engines.ts'],
  ['machines', 'node', 'scripts/machines.ts'],
  ['scenarios', 'node', 'scripts/scenarios.ts'],
  ['clauses', 'node', 'scripts/clauses.ts'],
  ['format', 'oxfmt', '--check', '.'],
  ['dead code', 'knip'],
  ['messages', 'node', 'scripts/messages.ts'],
  ['readability', 'node', 'scripts/readability.ts'],
]

/** How a check that passes begins what is worth knowing all the same. */
const NOTE = 'note: '

const ended = []
for (const [name, command, ...parameters] of CHECKS) {
  const result = await run(name, command, parameters)
  ended.push(result)
  console.log(`${result.code === 0 ? 'ok  ' : 'FAIL'} ${name} (${result.seconds} s)`)
  if (result.code !== 0) console.log(result.output)
  else for (const line of result.output.split('\n')) if (line.startsWith(NOTE)) console.log(`     ${line}`)
}
const failed = ended.filter(({ code }) => code !== 0).length
console.log(`check: ${ended.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
