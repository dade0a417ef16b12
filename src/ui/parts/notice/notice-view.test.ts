import { describe, expect, test } from 'vitest'
import type { NoticeNow } from '#application/inbox/notice/notice.flow.ts'
import type { NoticeContent, NoticeDate, ReceivedNotice } from '#domain/notices/notice.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { noticeView } from './notice-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const HERE = { address: '/noticeSent/7', origin: 'https://piazza.test', configuration: DEFAULTS }
const speech = speechIn('it')

const shown = (
  content: Partial<NoticeContent>,
  given: Partial<ReceivedNotice> = {},
  more: Partial<NoticeNow> = {},
  here = HERE,
) => {
  const notice = {
    id: 4,
    noticeId: 9,
    title: 'Lavori',
    body: '',
    sender: { name: 'Comune' },
    tags: [],
    files: [],
    content,
    ...given,
  } as unknown as ReceivedNotice
  const now = { id: 4, face: 'open', notice, isBusy: false, ...more } as NoticeNow
  const view = noticeView({ now, today: '2026-11-23' as never, signIn: () => {}, remove: () => {}, here }, speech)
  if (view.kind !== 'page' || view.content.kind !== 'notice') throw new Error('The notice is not shown')
  return view.content
}

const dates = (one: NoticeDate) => {
  const { template } = shown({ template: 'calendar', dates: [one] })
  return template.kind === 'calendar' ? template.dates : []
}
const video = (address: string | undefined, hasVideoFailed = false) =>
  shown({ template: 'video', video: address }, {}, { hasVideoFailed }).template
const period = (from: string | undefined, until: string | undefined) => {
  const { template } = shown({ template: 'works', place: {}, from, until } as never)
  return template.kind === 'works' ? (template.period?.inFigures ?? template.unknown) : undefined
}

const readWords = (content: Partial<NoticeContent>, given: Partial<ReceivedNotice> = {}) =>
  shown(content, given)
    .readAloud.text()
    .map(({ text }) => text)

describe('A notice is read aloud (READ-01)', () => {
  test('by its title and its text, without markup', () =>
    expect(readWords({ template: 'standard' }, { body: '<p>Via <b>Sacco</b></p><p>Chiusa.</p>' })).toEqual([
      'Lavori',
      'Via Sacco',
      'Chiusa.',
    ]))

  test.each<readonly [Partial<NoticeContent>, readonly string[]]>([
    [{ template: 'survey', survey: { questions: [{ text: 'Ti piace?' }] } } as never, ['Ti piace?']],
    [
      {
        template: 'calendar',
        dates: [{ id: 1, title: 'Teatro', startDate: '2026-11-29', startTime: '21:00', place: 'Sala' }],
      } as never,
      ['Teatro', '29-11-2026, dalle 21:00', 'Sala'],
    ],
    [
      { template: 'menu', courses: [{ title: 'Primi', dishes: [{ name: 'Riso', price: 1.6 }] }] } as never,
      ['Primi', 'Riso, 1,60 €'],
    ],
    [{ template: 'images', images: [{ id: 1, caption: 'La neve' }] } as never, ['La neve']],
    [{ template: 'place', place: { address: 'Via Sacco' } } as never, ['Via Sacco']],
    [
      { template: 'works', place: { address: 'Via Sacco' }, from: '2026-11-24', until: '2026-11-28' } as never,
      ['Da martedì 24 novembre a sabato 28 novembre', 'Via Sacco'],
    ],
  ])('and by what its kind adds: %j', (content, added) => expect(readWords(content)).toEqual(['Lavori', ...added]))

  test('anew where its text is another', () => {
    const [one, other] = ['a', 'ab'].map((body) => shown({ template: 'standard' }, { body }).readAloud.key)
    expect(one).not.toBe(other)
  })
})

describe('A notice (NOTICE-07)', () => {
  test('that does not exist is not found, with another text beside its list', () => {
    const missing = noticeView(
      { now: undefined, today: '2026-11-23' as never, signIn: () => {}, remove: () => {}, here: HERE },
      speech,
    )
    expect(missing).toMatchObject({ kind: 'notFound', beside: { title: 'Questa notifica non c’è più' } })
  })

  test('shows its kind first, and leaves out blank tags', () => {
    const { tags } = shown({ template: 'standard' }, { tags: [{ id: 1, name: ' ' }] as never }).header
    expect(tags.map(({ words }) => words)).toEqual(['Avviso'])
  })

  test('has a fallback name for a file, and runs one action at a time', () => {
    const file = { id: 1, label: '', extension: 'pdf' } as never
    const files = [file, { id: 2, label: 'Bando', extension: 'pdf' } as never]
    const rows = shown({ template: 'standard' }, { files }, { isBusy: true, downloading: file }).files?.rows
    expect(rows).toMatchObject([
      { name: 'file.pdf', download: { isBusy: true, isDisabled: false }, mail: { isBusy: false, isDisabled: true } },
      { name: 'Bando.pdf', download: { isDisabled: true } },
    ])
  })

  test('with a date without a day offers no calendar entry', () => {
    const date = { id: 1, title: '', place: 'Piazza Monte Grappa' } as NoticeDate
    expect(dates(date)).toMatchObject([{ title: 'Senza titolo', when: undefined, keep: undefined }])
    expect(dates({ ...date, startDate: '2026-11-25' as never })).toMatchObject([
      { when: { date: '25-11-2026' }, keep: { label: 'Aggiungi al calendario', about: 'Senza titolo' } },
    ])
  })

  test('with a date whose hours or last day nobody can read says so, and not the contrary (fault 55)', () => {
    const date = { id: 1, title: 'Coro', startDate: '2026-11-25', unreadable: ['startTime', 'endDate'] }
    expect(dates(date as unknown as NoticeDate)).toMatchObject([
      { when: { hours: 'Non riusciamo a leggere l’orario', until: 'non riusciamo a leggere fino a quando' } },
    ])
    expect(dates({ ...date, unreadable: undefined } as unknown as NoticeDate)).toMatchObject([
      { when: { hours: 'Tutto il giorno', until: undefined } },
    ])
  })

  test('plays a trusted video, and links to another one or to one that does not play', () => {
    expect(video('/films/seduta.mp4')).toMatchObject({ kind: 'video', label: expect.stringContaining('Lavori') })
    expect(video('/films/seduta.mp4', true)).toMatchObject({
      kind: 'videoElsewhere',
      problem: expect.any(String),
      open: { href: '/films/seduta.mp4' },
    })
    expect(video('https://example.it/seduta')).toMatchObject({ problem: undefined, open: expect.anything() })
    expect(video('javascript:alert(1)')).toMatchObject({ problem: expect.any(String), open: undefined })
  })

  test('whose questions or film came and cannot be read is not said to have none (fault 55)', () => {
    const survey = { questions: [], closed: false, mayBeAnonymous: false }
    const told = 'Non riusciamo a leggere questa parte.'
    const lost = [{ ...survey, unreadable: ['questions' as const] }, survey].map(
      (one) => shown({ template: 'survey', survey: one }).template,
    )
    expect(lost).toMatchObject([{ kind: 'nothing', text: told }, { kind: 'survey' }])
    expect(shown({ template: 'video', video: undefined, unreadable: ['video'] }).template).toMatchObject({
      problem: told,
    })
    expect(video(undefined)).not.toMatchObject({ problem: told })
  })

  test('about works shows the known sides of their period', () => {
    expect(period('2026-11-24', '2026-11-28')).toBe('Dal 24-11-2026 al 28-11-2026')
    expect(period('2026-11-24', undefined)).toContain('24-11-2026')
    expect(period(undefined, undefined)).toEqual(expect.any(String))
  })

  test('accepts a position only where it has the id of the delivered notice (NOTICE-09)', () => {
    const place = { template: 'place', place: { position: undefined, address: 'Via Sacco' } } as const
    expect(shown(place).template).toMatchObject({ call: { send: { label: 'Invia la mia posizione' } } })
    expect(shown(place, { noticeId: undefined }).template).toMatchObject({ call: undefined })
  })

  test('says that a place without an address is on the map, and shows no coordinates', () => {
    const position = { latitude: 45.820_698, longitude: 8.825_058 }
    const { template } = shown({ template: 'works', place: { position, address: undefined } } as never)
    expect(template).toMatchObject({ where: { title: 'Il punto sulla mappa', map: { label: 'Il punto sulla mappa' } } })
    const { where } = template as unknown as { readonly where: Readonly<Record<string, unknown>> }
    expect(JSON.stringify({ ...where, map: undefined, directions: undefined })).not.toMatch(/45|8[.,]8/)
  })

  test('enlarges one of its pictures, with a link to the next where there are several', () => {
    const images = [{ id: 1, file: 'a.jpg', caption: '' }] as never
    const { template } = shown({ template: 'images', images }, {}, { picture: 0 })
    expect(template).toMatchObject({
      images: [{ caption: undefined, zoom: { label: 'Ingrandisci: Senza titolo' } }],
      gallery: { first: 0, turns: undefined },
    })
  })
})

test('How clear a page is, is asked under no survey that is still being answered (LAW-04)', () => {
  const configuration = { ...DEFAULTS, feedback: { pages: 'redazione@comune.example' } }
  const questions = [{ id: 3, text: 'Quanto?', kind: 'rating' }]
  const asks = (survey: object) =>
    shown(
      { template: 'survey', survey: { questions } } as never,
      {},
      { survey: { isReady: true, questions, answers: {}, missing: [], ...survey } as never },
      { ...HERE, configuration },
    ).feedback !== undefined
  expect([asks({}), asks({ isReady: false }), asks({ isClosed: true, answers: { 3: '4' } })]).toEqual([
    false,
    false,
    true,
  ])
  expect(shown({ template: 'standard' } as never, {}, {}, { ...HERE, configuration }).feedback).toBeDefined()
})
