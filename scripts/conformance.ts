/**
 * The conformance suite: `npm run contract -- --api https://api.comune.example --user mario.rossi [--write]`. The
 * password comes from PIAZZA_PASSWORD, else it is asked for. Reports go to `reports/conformance`; a difference fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { asHtml, asJUnit, differencesOf, lineOf, summary } from './conformance/report.ts'
import { playSuite } from './conformance/suite.ts'

const FOLDER = 'reports/conformance'
/** How long an answer may take, in milliseconds. */
const PATIENCE = 60_000

/** Asks for the password without showing it. */
const askPassword = async (): Promise<string> => {
  process.stderr.write('Password: ')
  const silent = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const password = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return password
}

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const { api, user } = values
if (api === undefined || user === undefined || !URL.canParse(api)) {
  console.error(
    'npm run contract -- --api URL --user NAME [--write]; the password is in PIAZZA_PASSWORD, or is asked for',
  )
  process.exit(2)
}
const password = values.password ?? process.env['PIAZZA_PASSWORD'] ?? (await askPassword())

const run = await playSuite(
  api.replace(/\/+$/, ''),
  (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) }),
  { username: user, password },
  values.write,
)
mkdirSync(FOLDER, { recursive: true })
for (const [name, text] of [
  ['report.html', asHtml(run)],
  ['report.json', `${JSON.stringify(run, undefined, 2)}\n`],
  ['junit.xml', asJUnit(run)],
] as const)
  writeFileSync(`${FOLDER}/${name}`, text)
for (const finding of differencesOf(run)) console.log(`difference: ${lineOf(finding)}`)
console.log(`${summary(run)}. See ${FOLDER}/report.html`)
process.exitCode = differencesOf(run).length === 0 ? 0 : 1
