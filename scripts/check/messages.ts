/**
 * Every message that the interface uses exists in all languages, and every existing message is used. Uses are found by
 * formatjs' extraction, and by the tables that name messages outside of components.
 */
import { globSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '#ui/language/languages.ts'
import { run } from '#scripts/tools/run.ts'

type Messages = Readonly<Record<string, string>>
const read = (language: string): Messages =>
  JSON.parse(readFileSync(`src/ui/messages/${language}.json`, 'utf8')) as Messages
const italian = read('it')
const OTHERS = INTERFACE_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const problems: string[] = []

const verified = await run('verify', 'formatjs', [
  'verify',
  '--source-locale',
  'it',
  '--missing-keys',
  '--extra-keys',
  '--structural-equality',
  ...INTERFACE_LANGUAGES.map((language) => `src/ui/messages/${language}.json`),
])
if (verified.code !== 0) problems.push(verified.output)

const sources = globSync('src/ui/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
const extracted = await run('extract', 'formatjs', ['extract', ...sources])
if (extracted.code !== 0) problems.push(extracted.output)
const json = extracted.output.slice(extracted.output.indexOf('{'), extracted.output.lastIndexOf('}') + 1)
const used = new Set(Object.keys(JSON.parse(json === '' ? '{}' : json) as object))
for (const id of used) if (!(id in italian)) problems.push(`No Italian text for "${id}"`)

// Ids in tables of plain strings ('notices.title' in the table of screens), which the extraction does not find.
const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
for (const id of Object.keys(italian))
  if (!used.has(id) && !text.includes(`'${id}'`) && !text.includes(`"${id}"`)) problems.push(`Nothing says "${id}"`)

/** Texts that are equal in Italian and another language. An entry that is no longer equal is reported. */
const SAME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'chat.title': 'Spanish took the word too',
    'event.title': 'one word in both',
    'event.free': 'one word in both',
    'homePanels.kilometres': 'numbers and signs',
    'homePanels.metres': 'numbers and signs',
    'nav.chat': 'Spanish took the word too',
    'notices.template': 'one word in both',
    'parking.full': 'one word in both',
    'profile.province': 'one word in both',
    'readAloud.pause': 'one word in both',
    'readAloud.speedSlow': 'one word in both',
    'sheet.discipline': 'one word in both',
    'sheet.freeEntry': 'one word in both',
  },
  en: {
    'chat.title': 'Italian took the English word',
    'flights.area': 'one word in both',
    'home.title': 'Italian took the English word',
    'menu.privacy': 'Italian took the English word',
    'nav.chat': 'Italian took the English word',
    'nav.home': 'Italian took the English word',
    'notice.template.menu': 'one word in both',
    'notice.template.video': 'one word in both',
    'notice.videoLabel': 'one word in both',
    'privacy.title': 'Italian took the English word',
    'signIn.password': 'Italian took the English word',
    'topics.password': 'Italian took the English word',
    'users.password': 'Italian took the English word',
  },
  de: {
    'chat.title': 'German took the word too',
    'nav.chat': 'German took the word too',
    'notice.template.video': 'one word in both',
    'notice.videoLabel': 'one word in both',
  },
}

/** Words that exist in Italian and in no other language here: their presence shows an incomplete translation. */
const ITALIAN =
  /(?<!\p{L})(?:il|gli|della|delle|dello|degli|dei|nel|nella|nelle|alla|alle|allo|agli|dal|dalla|sul|sulla|che|di|è|non|più|questo|questa|questi|queste|puoi|sono|anche|perché|già|tuo|tua|tuoi|tue|hai|ancora|prova|riprova|scegli|scrivi|chiudi|apri|vai|annulla|conferma|nessuno|nessuna|tutti|tutte|tutto)(?!\p{L})/iu

/** Text in braces is no word. */
const spoken = (text: string): string => text.replaceAll(/\{\w+(?:, ?\w+,?)?|<\/?\w+>/g, ' ')
/** Words of that list that another language has of its own. */
const OWN: Readonly<Record<string, ReadonlySet<string>>> = { de: new Set(['alle']) }
/** What Italian takes from English and others do not. */
const TAKEN: Readonly<Record<string, RegExp>> = { es: /(?<!\p{L})(?:password|username)(?!\p{L})/iu }
for (const language of OTHERS)
  for (const [id, said] of Object.entries(read(language))) {
    if (said.trim() === '') problems.push(`Nothing in ${language} for "${id}"`)
    const left = [ITALIAN, TAKEN[language]]
      .flatMap((words) => (words ? (spoken(said).match(new RegExp(words, 'giu')) ?? []) : []))
      .find((word) => !OWN[language]?.has(word.toLowerCase()))
    if (left !== undefined) problems.push(`"${id}" says "${left}" in ${language}`)
    // A message without words only arranges its arguments.
    const isSame = said === italian[id] && /\p{L}/u.test(spoken(said))
    const isDeclared = id in (SAME[language] ?? {})
    if (isSame && !isDeclared) problems.push(`"${id}" says the same in it and ${language}: "${said}"`)
    if (!isSame && isDeclared) problems.push(`"${id}" no longer says the same in it and ${language}`)
  }

/** The arguments of a message and its structure, by name: arguments, plurals and their cases, tags. */
const shapeOf = (text: string): string => {
  const names = new Set<string>()
  const walk = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue
      names.add(`${TYPE[part.type]} ${part.value}`)
      if (part.type === TYPE.tag) walk(part.children)
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const [name, { value }] of Object.entries(part.options)) {
          names.add(`${part.value} ${name}`)
          walk(value)
        }
    }
  }
  walk(parse(text))
  return [...names].sort().join(', ')
}
for (const language of OTHERS)
  for (const [id, said] of Object.entries(read(language))) {
    const [here, there] = [shapeOf(said), shapeOf(italian[id] ?? '')]
    if (here !== there)
      problems.push(`"${id}" takes ${here || 'nothing'} in ${language} and ${there || 'nothing'} in Italian`)
  }

for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
