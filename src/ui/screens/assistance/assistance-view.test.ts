import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import type { Guide } from '#ui/documents/guide.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { speechOf } from '#ui/view/speech.ts'
import { assistanceView } from './assistance-view.ts'

const speech = speechOf(createIntl({ locale: 'it', messages: italian }).formatMessage, 'it')
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
const reading = { face: 'loaded', value: GUIDE, failure: undefined, retry: () => {}, refresh: () => {} } as const

const answers = (typed: string) => {
  const { panel } = assistanceView({ guide: reading, typed, type: () => {} }, speech)
  return panel.kind === 'ready' ? panel.content : undefined
}

describe('The guide (HOME-03)', () => {
  test('is loading until it is there', () =>
    expect(assistanceView({ guide: undefined, typed: '', type: () => {} }, speech).panel.kind).toBe('waiting'))

  test('shows every question with its answer closed, between two slots for advertising', () =>
    expect(answers(' ')).toMatchObject({
      lead: italian['assistance.lead'],
      advertisingAbove: { room: { page: 'guide', place: 'top' } },
      beside: { links: [{ key: 'chat', words: 'Chat' }] },
      sections: [{ heading: 'Chat', rows: [{ answer: { isHidden: true } }, { question: 'Come invio?' }] }],
      support: { write: { label: italian['assistance.write'] } },
      advertisingBelow: { room: { page: 'guide', place: 'large' } },
    }))

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
