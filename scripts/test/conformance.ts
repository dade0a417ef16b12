/**
 * The conformance suite: `npm run contract -- --api https://api.comune.example --user mario.rossi [--write] [--town FILE]`.
 * The password comes from PIAZZA_PASSWORD, else it is asked for. Reports go to `reports/conformance`, with the part `wire` of
 * a configuration; --town writes that into the file of a town. A difference fails.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { asHtml, asJUnit, differencesOf, lineOf, summary } from './conformance/report.ts'
import { discover, linesOf } from './conformance/wire/discover.ts'

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
    town: { type: 'string' },
  },
})
const { api, user } = values
if (api === undefined || user === undefined || !URL.canParse(api)) {
  console.error(
    'npm run contract -- --api URL --user NAME [--write] [--town FILE]; the password is in PIAZZA_PASSWORD, or is asked for',
  )
  process.exit(2)
}
const password = values.password ?? process.env['PIAZZA_PASSWORD'] ?? (await askPassword())

const discovery = await discover(
  {
    api: api.replace(/\/+$/, ''),
    send: (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) }),
    credentials: { username: user, password },
  },
  values.write,
)
const { run, dialect } = discovery
const wire = `${JSON.stringify({ wire: dialect }, undefined, 2)}\n`
mkdirSync(FOLDER, { recursive: true })
for (const [name, text] of [
  ['report.html', asHtml(run)],
  ['report.json', `${JSON.stringify(run, undefined, 2)}\n`],
  ['junit.xml', asJUnit(run)],
  ['wire.json', wire],
] as const)
  writeFileSync(`${FOLDER}/${name}`, text)
if (values.town !== undefined) {
  const town = JSON.parse(readFileSync(values.town, 'utf8')) as Readonly<Record<string, unknown>>
  writeFileSync(values.town, `${JSON.stringify({ ...town, wire: dialect }, undefined, 2)}\n`)
}
for (const line of linesOf(discovery)) console.log(line)
console.log(wire)
for (const finding of differencesOf(run)) console.log(`difference: ${lineOf(finding)}`)
console.log(`${summary(run)}. See ${FOLDER}/report.html`)
process.exitCode = differencesOf(run).length === 0 ? 0 : 1
