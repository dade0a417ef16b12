/**
 * Whether a citizen of any schooling reads the Italian texts without help: interface, guide, policies and legal notes. Gulpease measures
 * Italian only; `scripts/check/messages.ts` and the compiler see that the other languages say the same things.
 */
import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { guide } from '#ui/documents/guide-it.ts'
import { legal } from '#ui/documents/legal-it.ts'
import { policies } from '#ui/documents/policies-it.ts'
import { gulpease, sentencesOf, wordsOf } from './gulpease.ts'

/** [decided] What each longer text reaches at least, and what half of all texts reach. */
const LEAST = 60
const LEAST_MEDIAN = 85
/** [decided] A text of one sentence and at most so many words is a label: it counts for the median only. */
const LABEL_WORDS = 12
/** What stands in a message for an argument while it is measured: a short word, as most of them are. */
const ARGUMENT = 'Piazza'
const NUMBER = '3'

type Text = Readonly<{ name: string; text: string }>

/** A message as it is read: arguments as words, the case of a plural that most numbers take. */
const spoken = (parts: readonly MessageFormatElement[]): string =>
  parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value
      if (part.type === TYPE.pound || part.type === TYPE.number) return NUMBER
      if (part.type === TYPE.tag) return spoken(part.children)
      if (part.type === TYPE.plural || part.type === TYPE.select) return spoken(part.options['other']?.value ?? [])
      return ARGUMENT
    })
    .join('')

const document = (name: string, text: string): Text => ({ name, text: text.replaceAll('{app}', ARGUMENT) })

const messages = JSON.parse(readFileSync('src/ui/messages/it.json', 'utf8')) as Readonly<Record<string, string>>
const fromMessages = Object.entries(messages).map(([name, text]): Text => ({ name, text: spoken(parse(text)) }))
const fromGuide = Object.entries(guide).flatMap(([chapter, { title, questions }]) =>
  Object.entries<readonly string[]>({ title: [title], ...questions }).flatMap(([question, said]) =>
    said.map((text, place) => document(`guide, ${chapter}, ${question}, ${place}`, text)),
  ),
)
const fromPolicies = Object.entries(policies).flatMap(([policy, sections]) =>
  sections.flatMap((said) => said.map((text, place) => document(`policy, ${policy}, ${said[0]}, ${place}`, text))),
)

/** The wording that the law fixes (`quoted`) is not ours to make easier. */
const fromLegal = Object.entries(legal).flatMap(([section, { heading, given = [], missing = [], paragraphs }]) =>
  [heading, ...given, ...missing, ...paragraphs].map((text, place) =>
    document(`legal, ${section}, ${place}`, text.replaceAll(/\{\w+\}/g, ARGUMENT)),
  ),
)

const measured = [...fromMessages, ...fromGuide, ...fromPolicies, ...fromLegal].flatMap(({ name, text }) => {
  const value = gulpease(text)
  return value === undefined ? [] : [{ name, text, value }]
})
const isLonger = (text: string): boolean => sentencesOf(text) > 1 || wordsOf(text) > LABEL_WORDS
const hard = measured.filter(({ text, value }) => isLonger(text) && value < LEAST).sort((a, b) => a.value - b.value)
const longer = measured.filter(({ text }) => isLonger(text))
const medianOf = (ones: readonly Readonly<{ value: number }>[]): number =>
  ones.map(({ value }) => value).sort((a, b) => a - b)[Math.floor(ones.length / 2)] ?? 0
const median = medianOf(measured)
const lowest = Math.min(...longer.map(({ value }) => value))

for (const { name, text, value } of hard) console.log(`Gulpease ${value.toFixed(1)} < ${LEAST}, ${name}: "${text}"`)
if (median < LEAST_MEDIAN) console.log(`The median of all texts is ${median.toFixed(1)} < ${LEAST_MEDIAN}`)
console.log(
  `${measured.length} texts, median ${median.toFixed(1)};`,
  `${longer.length} longer ones, median ${medianOf(longer).toFixed(1)}, lowest ${lowest.toFixed(1)}`,
)
process.exitCode = hard.length === 0 && median >= LEAST_MEDIAN ? 0 : 1
