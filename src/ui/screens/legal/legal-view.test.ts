import { describe, expect, test } from 'vitest'
import type { LegalNow } from '#application/town/legal/legal.flow.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { LEGAL_SECTIONS, LEGAL_WORDS, type LegalWords } from '#ui/documents/legal.ts'
import { INTERFACE_LANGUAGES } from '#ui/language/languages.ts'
import { legalView } from './legal-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const words = await LEGAL_WORDS.it()

const sections = (configuration: Partial<Configuration> = {}, read: LegalWords = words) => {
  const now = { words: { face: 'loaded', value: read, failure: undefined, retry: () => {} }, isReported: false }
  const { panel } = legalView(now as unknown as LegalNow<LegalWords>, speech, {
    configuration: { ...DEFAULTS, ...configuration },
  })
  if (panel.kind !== 'ready') throw new Error('The notes are not shown')
  return Object.fromEntries(panel.content.map((section) => [section.key, section]))
}

const VARESE = {
  owner: { name: 'Comune di Varese', address: 'Via Sacco 5', mail: 'protocollo@varese.example' },
  legal: { notes: 'https://v.example/note', accessibility: 'https://agid.example/v', privacy: 'https://v.example/p' },
  feedback: { accessibility: 'tutti@varese.example' },
}

test('what a town has given is told and linked (LAW-02)', () => {
  const shown = sections(VARESE)
  expect(shown['owner']?.paragraphs.slice(0, 2)).toEqual([
    'Piazza è un servizio di: Comune di Varese.',
    'L’indirizzo è: Via Sacco 5.',
  ])
  const ways = LEGAL_SECTIONS.flatMap((key) => shown[key]?.ways ?? []).map(({ href }) => href.split('?')[0])
  expect(ways).toEqual([
    'mailto:protocollo@varese.example',
    'https://agid.example/v',
    'mailto:tutti@varese.example',
    'https://v.example/p',
    'https://creativecommons.org/licenses/by/4.0/legalcode.it',
    'https://v.example/note',
  ])
})

test('what a town has not given is said in words, with the mailbox of support (LAW-02)', () => {
  const shown = sections({ feedback: {} })
  expect(shown['accessibility']?.paragraphs[0]).toMatch(/non ha ancora indicato/)
  expect(shown['privacy']?.paragraphs[0]).toContain('assistenza@piazza.example')
  expect(shown['accessibility']?.ways.map(({ href }) => href.split('?')[0])).toEqual([
    'mailto:assistenza@piazza.example',
  ])
  expect([shown['owner']?.ways, shown['privacy']?.ways]).toEqual([[], []])
})

test('an owner without an address has no empty sentence', () => {
  expect(sections({ owner: { name: 'Comune di Varese' } })['owner']?.paragraphs).toEqual([
    'Piazza è un servizio di: Comune di Varese.',
    'Per domande sull’app scrivi all’assistenza: assistenza@piazza.example',
  ])
})

test('the register of what is stored is with the cookies alone (LAW-03)', () => {
  const shown = sections()
  expect(LEGAL_SECTIONS.filter((key) => shown[key]?.stored !== undefined)).toEqual(['cookies'])
  expect(shown['cookies']?.stored?.groups).toHaveLength(3)
  expect(shown['cookies']?.stored?.emptied).toContain('Safari lo fa se non apri Piazza per sette giorni')
})

describe.each(INTERFACE_LANGUAGES)('The legal notes in %s (LANG-01)', (language) => {
  test.each([{}, VARESE])('are whole, whatever the town has given: %j', async (town) => {
    const shown = sections(town, await LEGAL_WORDS[language]())
    for (const key of LEGAL_SECTIONS)
      for (const text of [shown[key]?.heading ?? '', ...(shown[key]?.paragraphs ?? [''])])
        expect(text).toMatch(/^[^{}]+$/)
    expect(shown['licence']?.quoted).toContain('CC-BY 4.0')
  })
})

test('notes that are on their way have their title', () => {
  expect(legalView({ words: undefined, isReported: false }, speech, { configuration: DEFAULTS })).toEqual({
    kind: 'page',
    title: 'Note legali e accessibilità',
    panel: { kind: 'waiting' },
  })
})
