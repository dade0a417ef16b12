import { expect, test, vi } from 'vitest'
import type { PageFeedbackNow } from '#application/talk/page-feedback/page-feedback.flow.ts'
import { NO_OPINION, type Opinion } from '#domain/page-feedback/opinion.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { asking, pageFeedback } from './page-feedback-room.ts'
import { pageFeedbackView } from './page-feedback-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const ROOM = { title: 'Biblioteca', url: 'https://piazza.test/contact/2', address: 'redazione@comune.example' }
const HERE = { address: '/e015/21?country=1&price=free', origin: 'https://piazza.test', configuration: DEFAULTS }

const seen = (opinion: Partial<Opinion> = {}, more: Partial<PageFeedbackNow> = {}) => {
  const verbs = { rate: () => {}, flip: () => {}, comment: () => {}, openMail: () => {} }
  return pageFeedbackView({ opinion: { ...NO_OPINION, ...opinion }, isThanked: false, ...verbs, ...more }, ROOM, speech)
}
const mailIn = (href = '') => decodeURIComponent(href)

test('asks for stars alone first (LAW-04)', () => {
  expect(seen()).toMatchObject({ rating: { value: 0, words: undefined }, details: undefined, thanks: undefined })
})

test.each([
  [3, 'Dove hai incontrato le maggiori difficoltà?', 'A volte non capivo se stavo procedendo correttamente'],
  [4, 'Quali sono stati gli aspetti che hai preferito?', 'Capivo sempre che stavo procedendo correttamente'],
])('after %d stars asks in the words of the model: %s (LAW-04)', (stars, label, third) => {
  const { details } = seen({ stars, aspects: ['guided'] })
  expect(details?.aspects.label).toBe(label)
  expect(details?.aspects.choices[2]).toMatchObject({ label: third, isOn: true })
  expect(details?.comment.hint).toMatch(/^Al massimo 200 caratteri/)
})

test('a comment that is too long stays, and goes once it is shorter', () => {
  const long = seen({ stars: 4, comment: 'x'.repeat(203) }).details
  expect([long?.comment.value.length, long?.comment.problem, long?.send]).toEqual([
    203,
    'Al massimo 200 caratteri: ne hai scritti 203.',
    undefined,
  ])
  const short = seen({ stars: 4, comment: 'x'.repeat(200) }).details
  expect([short?.comment.problem, typeof short?.send?.href]).toEqual([undefined, 'string'])
})

test('the e-mail has the page, the stars, the aspects and the comment, and only what there is', () => {
  const href = seen({ stars: 2, aspects: ['clear', 'other'], comment: ' Orari? ' }).details?.send?.href
  expect(mailIn(href)).toBe(
    [
      'mailto:redazione@comune.example?subject=Parere sulla pagina: Biblioteca&body=Biblioteca',
      'https://piazza.test/contact/2',
      '',
      'Quanto sono chiare le informazioni su questa pagina?',
      '2 su 5',
      '',
      'Dove hai incontrato le maggiori difficoltà?',
      '- A volte le indicazioni non erano chiare',
      '- Altro',
      '',
      'Orari?',
    ].join('\r\n'),
  )
  expect(mailIn(seen({ stars: 5 }).details?.send?.href)).toMatch(/5 su 5$/)
})

test('thanks take the place of the question, and the e-mail can be opened again', () => {
  const openMail = vi.fn<() => void>()
  const { title, rating, details, thanks } = seen({ stars: 5 }, { isThanked: true, openMail })
  expect([title, rating, details]).toEqual([
    'Grazie, il tuo parere ci aiuterà a migliorare il servizio!',
    undefined,
    undefined,
  ])
  expect(thanks?.text).toContain('redazione@comune.example')
  thanks?.again?.onTake?.()
  expect(openMail).toHaveBeenCalledOnce()
})

test('the page is told in its language and without its query, to the town (LAW-04, LAW-07)', () => {
  expect(pageFeedback('Parcheggi', HERE, { language: 'es' })?.room).toEqual({
    title: 'Parcheggi',
    url: 'https://piazza.test/es/e015/21?country=1',
    address: 'assistenza@piazza.example',
  })
  expect(pageFeedback('Parcheggi', { ...HERE, configuration: { ...DEFAULTS, feedback: {} } }, speech)).toBeUndefined()
})

test.each([
  [{ kind: 'page', title: 'A', panel: { kind: 'ready', above: undefined, content: 1 } }, true],
  [{ kind: 'page', title: 'A', panel: { kind: 'waiting' } }, false],
] as const)('a page asks once it is loaded: %j, %s', (view, asks) => {
  const shown = asking(() => view)(undefined, speech, {
    ...HERE,
    go: () => {},
    device: { draw: () => {}, speak: () => {} },
  })
  expect(shown.feedback !== undefined).toBe(asks)
})
