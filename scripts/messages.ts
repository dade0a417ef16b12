/**
 * Every text the interface asks for exists in Italian and in Spanish, and every text that exists is asked for. What is
 * asked for is found by formatjs' own extraction, and by the tables that name messages outside of components.
 */
import { globSync, readFileSync } from 'node:fs'
import { run } from './run.ts'

type Messages = Readonly<Record<string, string>>
const read = (language: string): Messages =>
  JSON.parse(readFileSync(`src/ui/messages/${language}.json`, 'utf8')) as Messages
const italian = read('it')
const spanish = read('es')
const problems: string[] = []

const verified = await run('verify', 'formatjs', [
  'verify',
  '--source-locale',
  'it',
  '--missing-keys',
  '--extra-keys',
  '--structural-equality',
  'src/ui/messages/it.json',
  'src/ui/messages/es.json',
])
if (verified.code !== 0) problems.push(verified.output)

const sources = globSync('src/ui/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
const extracted = await run('extract', 'formatjs', ['extract', ...sources])
if (extracted.code !== 0) problems.push(extracted.output)
const json = extracted.output.slice(extracted.output.indexOf('{'), extracted.output.lastIndexOf('}') + 1)
const used = new Set(Object.keys(JSON.parse(json === '' ? '{}' : json) as object))
for (const id of used) if (!(id in italian)) problems.push(`No Italian text for "${id}"`)

// Ids that tables carry as plain strings ('notices.title' in the table of screens) are no calls to extract.
const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
for (const id of Object.keys(italian))
  if (!used.has(id) && !text.includes(`'${id}'`) && !text.includes(`"${id}"`)) problems.push(`Nothing says "${id}"`)
for (const [id, said] of Object.entries(spanish))
  if (said.trim() === '') problems.push(`Nothing in Spanish for "${id}"`)

for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
