import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import { decodeAnswer } from '../client/answer.ts'
import type { AnyCall } from '../contract/call.ts'
import { profile } from './account.ts'
import { storedEvent } from './events.ts'
import { hasContent } from './partly.ts'

const valueOf = (call: AnyCall, data: unknown): Readonly<Record<string, unknown>> => {
  const read = decodeAnswer(call, { data })
  if (Either.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right as Readonly<Record<string, unknown>>
}
const notice = (template: string, more: object) =>
  valueOf(contract.notices.one, { id: 4, notice: { template, title: 'Sagra', ...more } })['content']

const NOBODY_READS: readonly (readonly [unknown])[] = [
  [['il 3 e il 4']],
  [[{ quando: 'sabato' }]],
  ['vedi il testo'],
  [{ sabato: true }],
]
const NONE: readonly (readonly [unknown])[] = [[[]], [null], [''], [{}], [[null]]]
const chat = (row: object) => (valueOf(contract.chat.all, [{ id: 5, ...row }]) as unknown as object[])[0]
const event = (more: object) => valueOf(contract.events.one, { id: 2, eventDateStart: '2026-12-05', ...more })
const dated = (more: object) => notice('C', { noticeDates: [{ dateStart: '2026-12-05', ...more }] })
const sheetOf = (more: object) => valueOf(contract.sheets.one, { id: 7, items: [{ id: 1, title: 'Coro', ...more }] })

describe('what came and could not be read is not told as none (fault 55)', () => {
  test.each(NOBODY_READS)('of a notice: %j', (told) => {
    expect(notice('C', { noticeDates: told })).toMatchObject({ dates: [], unreadable: ['dates'] })
    expect(notice('I', { noticeImages: told })).toMatchObject({ images: [], unreadable: ['images'] })
    expect(notice('M', { noticeMenus: told })).toMatchObject({ courses: [], unreadable: ['courses'] })
    expect(notice('Q', { noticeQuestions: told })).toMatchObject({
      survey: { questions: [], unreadable: ['questions'] },
    })
  })

  test.each(NONE)('but what is empty is: %j', (told) => {
    for (const [template, name] of [
      ['C', 'noticeDates'],
      ['I', 'noticeImages'],
      ['M', 'noticeMenus'],
    ] as const)
      expect(notice(template, { [name]: told })).not.toHaveProperty('unreadable')
  })

  test('under a name that nobody knows', () => {
    expect(notice('C', { appuntamenti: [{ quando: 'sabato' }] })).toMatchObject({ unreadable: ['dates'] })
    expect(notice('I', { fotografie: [{ nome_file: 'a.jpg' }] })).toMatchObject({ unreadable: ['images'] })
    expect(notice('Q', { domande_poste: [{ testo: 'Ti piace?' }] })).toMatchObject({
      survey: { questions: [], unreadable: ['questions'] },
    })
    expect(notice('V', { url_filmato: '/media/seduta.mp4' })).toMatchObject({ unreadable: ['video'] })
    expect(notice('M', { portate: { 0: { piatto: 'Riso' } } })).toMatchObject({ unreadable: ['courses'] })
    expect(notice('W', { valido_dal: '2026-11-24 00:00:00', dateEnd: '2026-11-28' })).toMatchObject({
      until: '2026-11-28',
      unreadable: ['from'],
    })
    expect(chat({ scambi: [{ corpo: 'Ciao' }] })).toMatchObject({ unreadable: ['lastMessage'] })
  })

  test('but a list of something else hides nothing that is there', () => {
    const others = { destinatari: [{ id: 7 }] }
    expect(notice('C', { ...others, noticeDates: [] })).not.toHaveProperty('unreadable')
    expect(notice('C', { ...others, noticeDates: [{ dateStart: '2026-12-05' }] })).not.toHaveProperty('unreadable')
    expect(notice('I', { etichette: ['verde'], altro: [] })).not.toHaveProperty('unreadable')
    expect(notice('V', { link: '/media/locandina.jpg' })).not.toHaveProperty('unreadable')
    expect(chat({ ...others, lastMessage: 'Ciao' })).not.toHaveProperty('unreadable')
  })

  test('of the period of works: one side that is readable is kept', () => {
    expect(notice('W', { dateStart: 'dopo la festa', dateEnd: '2026-11-28' })).toMatchObject({
      from: undefined,
      until: '2026-11-28',
      unreadable: ['from'],
    })
    expect(notice('W', { dateStart: 'presto', dateEnd: { fine: 'mai' } })).toMatchObject({
      unreadable: ['from', 'until'],
    })
    expect(notice('W', { dateStart: null, dateEnd: '2026-11-28' })).not.toHaveProperty('unreadable')
  })

  test('of a reminder, and of the last message of a chat', () => {
    const wire = { id: 2, eventDateStart: '2026-12-05' }
    const saved = (reminder: unknown) => valueOf(contract.events.mineOf, { id: 9, event: wire, reminder })
    expect([saved('domani')['unreadable'], saved(null)['unreadable']]).toEqual([['reminder'], undefined])
    expect(chat({ lastMessage: { corpo: 'Ciao' } })).toMatchObject({ unreadable: ['lastMessage'] })
    expect(chat({ messages: [{ corpo: 'Ciao' }] })).toMatchObject({ unreadable: ['lastMessage'] })
    expect(chat({ lastMessage: '', messages: [] })).not.toHaveProperty('unreadable')
  })

  test.each([['25/13/2026'], ['sabato'], [{ fine: 'mai' }], [true]])(
    'of when something takes place: its last day, and its time, which have a meaning where they are absent: %j',
    (unread) => {
      expect(event({ eventDateEnd: unread, eventTimeStart: unread })).toMatchObject({
        endDate: '2026-12-05',
        unreadable: ['startTime', 'endDate'],
      })
      expect(dated({ dateEnd: unread, timeStart: unread })).toMatchObject({
        dates: [{ startDate: '2026-12-05', unreadable: ['startTime', 'endDate'] }],
      })
      for (const days of [
        { dateStart: '2026-12-05', dateEnd: unread },
        { date: { dateStart: '2026-12-05', dateEnd: unread } },
      ])
        expect(sheetOf(days)).toMatchObject({ items: [{ startDate: '2026-12-05', unreadable: ['endDate'] }] })
    },
  )

  test('but another day beside it is not its last, and one that is there or absent hides nothing', () => {
    for (const more of [
      { inserito_il: '2026-11-01' },
      { eventDateEnd: null, eventTimeStart: '' },
      { eventDateEnd: '2026-12-06', eventTimeStart: '21:00' },
    ])
      expect(event(more)).not.toHaveProperty('unreadable')
    const twice = { date: { dateStart: '2026-12-05', dateEnd: 'mai' }, dateEnd: '2026-12-06' }
    const [read] = sheetOf(twice)['items'] as readonly object[]
    expect(read).toMatchObject({ endDate: '2026-12-06' })
    expect(read).not.toHaveProperty('unreadable')
  })

  test('and a device that keeps it reads the same again', () => {
    const wire = { id: 2, eventDateStart: '2026-12-05', eventDateEnd: 'mai' }
    const saved = valueOf(contract.events.mineOf, { id: 9, event: wire, reminder: 'domani' })
    const again = storedEvent.decode(JSON.parse(JSON.stringify(storedEvent.encode(saved as never))))
    expect(again).toMatchObject(
      Either.right({ unreadable: ['reminder'], event: { endDate: '2026-12-05', unreadable: ['endDate'] } }),
    )
    const known = storedEvent.encode({ ...saved, unreadable: undefined } as never)
    expect(known).not.toHaveProperty('unreadable')
  })

  test('of a profile: the field stays as it is at the server, until the citizen writes another', () => {
    const wire = { name: 'Gianni', surname: 'Riva', mobile: { prefisso: '+39', numero: '333' }, cap: [21_014] }
    const read = profile.decode(wire)
    if (Either.isLeft(read)) throw new Error('The profile cannot be read')
    expect(read.right).toMatchObject({ unreadable: ['postalCode', 'mobile'] })
    const written = profile.encode({ ...read.right, email: 'g@example.it' })
    expect(written).toMatchObject({ mobile: wire.mobile, cap: wire.cap, email: 'g@example.it' })
    expect(profile.encode({ ...read.right, mobile: '3331112223' })).toMatchObject({ mobile: '3331112223' })
  })
})

test.each([
  [[[null, '']], false],
  [[[{}]], false],
  [['x'], true],
  [[[['x']]], true],
  [[0], true],
])('%j has content: %s', ([value], expected) => expect(hasContent(value)).toBe(expected))

const failsIn = (call: AnyCall, data: unknown): boolean => Either.isLeft(decodeAnswer(call, { data }))

describe('a list whose emptiness is told, and that may stand under a name that nobody knows (fault 55)', () => {
  const filled = [{ nome: 'Piazza', posti: 4 }]
  const FACTS = [{ label: 'Fonte', value: 'Regione' }]
  test.each<[AnyCall, object]>([
    [contract.sheets.one, { id: 3, template: 'S', data: [], flights: [] }],
    [contract.sheets.one, { id: 3, template: 'S', data: null, items: null }],
    [contract.chat.one, { id: 3 }],
    [contract.favourites.all, { favorites: [{ id: 4, name: 'Bar' }] }],
  ])('is unread, and not empty: %#', (call, record) => {
    expect(failsIn(call, { ...record, punti_mappa: filled })).toBe(true)
    expect(failsIn(call, { ...record, righe: [[{ label: 'Posti', value: '4' }]] })).toBe(true)
  })

  test('is empty where nothing else could be it, or where one of its kind is there', () => {
    expect(failsIn(contract.sheets.one, { id: 3, data: FACTS, etichette: ['verde'], altro: [] })).toBe(false)
    expect(failsIn(contract.chat.one, { id: 3, messages: [], partecipanti: filled })).toBe(false)
    // What can be read of it is: its facts are no less true.
    const facts = { id: 3, template: 'S', data: FACTS, flights: [], punti_mappa: filled }
    expect(valueOf(contract.sheets.one, facts)['data']).toEqual(FACTS)
    const sheet = { id: 3, items: [{ id: 1, title: 'Parco' }], immagini: filled }
    expect(valueOf(contract.sheets.one, sheet)['items']).toHaveLength(1)
  })
})
