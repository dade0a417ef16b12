import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#ui/language/languages.ts'
import german from '#ui/messages/de.json'
import english from '#ui/messages/en.json'
import spanish from '#ui/messages/es.json'
import italian from '#ui/messages/it.json'
import { type Guide, GUIDES } from './guide.ts'

const MESSAGES = { it: italian, es: spanish, en: english, de: german } as const
/** What belongs to the contents alone, whatever the language says of it. */
const planOf = (guide: Guide) => guide.map(({ id, questions }) => [id, questions.map((one) => [one.id, one.leadsTo])])

describe.each(INTERFACE_LANGUAGES)('The guide in %s (HOME-03)', (language) => {
  test('answers every question, each at an address of its own', async () => {
    const guide = await GUIDES[language]('{app}')
    const questions = guide.flatMap((section) => section.questions)
    const ids = [...guide, ...questions].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(guide.filter(({ title, questions: asked }) => title === '' || asked.length === 0)).toEqual([])
    expect(questions.filter(({ question, answer }) => question === '' || answer.length === 0)).toEqual([])
  })

  test('calls things as the interface does', async () => {
    const text = JSON.stringify(await GUIDES[language]('{app}'))
    const said: ReadonlySet<string> = new Set(Object.values(MESSAGES[language]))
    const quoted = [...text.matchAll(/[«“„]([^»”“]+)[»”“]/g)].map(([, words = '']) => words)
    expect(quoted.length).toBeGreaterThan(5)
    expect(quoted.filter((words) => !said.has(words))).toEqual([])
  })
})

test('Every language answers the same questions, in the same order', async () => {
  const [first, ...others] = await Promise.all(INTERFACE_LANGUAGES.map((language) => GUIDES[language]('{app}')))
  for (const other of others) expect(planOf(other)).toEqual(planOf(first ?? []))
})
