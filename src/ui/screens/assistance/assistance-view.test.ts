import { describe, expect, test } from 'vitest'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import type { Guide } from '#ui/documents/guide.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { assistanceView } from './assistance-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const GUIDE: Guide = [
  {
    id: 'chat',
    title: 'Chat',
    questions: [
      { id: 'scrivere', question: 'Come scrivo?', answer: ['Dalla sua pagina.'], leadsTo: 'chats' },
      { id: 'inviare', question: 'Come invio?', answer: ['Col tasto.'], leadsTo: undefined },
    ],
  },
]
const reading = { face: 'loaded', value: GUIDE, failure: undefined, retry: () => {}, readAgain: () => {} } as const

const answers = (typed: string, configuration: Configuration = DEFAULTS) => {
  const { panel } = assistanceView({ guide: reading, typed, type: () => {} }, speech, { configuration })
  return panel.kind === 'ready' ? panel.content : undefined
}

describe('The guide (HOME-03)', () => {
  test('is loading until it is there', () =>
    expect(
      assistanceView({ guide: undefined, typed: '', type: () => {} }, speech, { configuration: DEFAULTS }).panel.kind,
    ).toBe('waiting'))

  test('shows every question with its answer closed, between two slots for advertising', () =>
    expect(answers(' ')).toMatchObject({
      lead: 'Come si usa Piazza, domanda per domanda.',
      advertisingAbove: { room: { page: 'guide', place: 'top' } },
      beside: { links: [{ key: 'chat', words: 'Chat' }] },
      sections: [{ heading: 'Chat', rows: [{ answer: { isHidden: true } }, { question: 'Come invio?' }] }],
      support: { write: { label: italian['assistance.write'] } },
      advertisingBelow: { room: { page: 'guide', place: 'large' } },
    }))

  test('is read aloud, section by section; what is not found is not read (READ-01)', () => {
    expect(answers('')?.readAloud?.text()).toEqual(
      ['Chat', 'Come scrivo?', 'Dalla sua pagina.', 'Come invio?', 'Col tasto.'].map((text) => ({
        text,
        language: 'it',
      })),
    )
    expect(
      answers('pagina')
        ?.readAloud?.text()
        .map(({ text }) => text),
    ).toEqual(['Chat', 'Come scrivo?', 'Dalla sua pagina.'])
    expect(answers('niente di simile')?.readAloud).toBeUndefined()
  })

  test('has no question about what the town has switched off, and the number that it is called at', () => {
    const support = { mail: 'aiuto@luino.example', telephone: '0332 555222' }
    expect(answers('', { ...DEFAULTS, modules: { chat: false }, support })).toMatchObject({
      sections: [{ rows: [{ question: 'Come invio?' }] }],
      support: {
        write: { href: 'mailto:aiuto@luino.example' },
        call: { label: 'Chiama l’assistenza: 0332 55 5222', href: 'tel:0332555222' },
      },
    })
    expect(answers('')?.support?.call).toBeUndefined()
  })

  test('opens the answers that match the search, with links to the screens they mention', () =>
    expect(answers('pagina')?.sections.map(({ rows }) => rows)).toMatchObject([
      [
        {
          key: 'scrivere',
          answer: { isHidden: false, leadsTo: { label: 'Vai a «Chat»', href: '/chat' } },
        },
      ],
    ]))

  test('leads to support, with less advertising, where it has no answer', () =>
    expect(answers('astronave')).toMatchObject({
      sections: [],
      beside: undefined,
      empty: { action: { label: italian['assistance.write'] } },
      support: undefined,
      advertisingBelow: undefined,
    }))
})
