import { describe, expect, test } from 'vitest'
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { decodeConfiguration } from '#adapters/configuration/codec.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { CONTRACT } from '#domain/town/dialect.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { growWorld } from '#mocks/world.ts'
import { sendTo } from './conformance/in-process.ts'
import { discover, linesOf } from './conformance/wire/discover.ts'
import { emptyHanded, gather } from './conformance/wire/gather.ts'
import { lookOf } from './conformance/wire/looks.ts'
import { discoverMade } from './conformance/wire/made.ts'
import { propose } from './conformance/wire/propose.ts'

const NOW = Date.parse('2026-11-20T08:30:00Z')

/** What is proposed for contacts with these fields. */
const foundIn = (contacts: readonly object[], more: object = {}) => {
  const gathered = emptyHanded()
  const rows = contacts.map((contact, at) => ({ id: at + 1, ragioneSociale: `Bar ${at}`, ...contact }))
  gather(gathered, contract.directory.contacts, { ...more, elenco: rows }, CONTRACT)
  gather(gathered, contract.directory.contacts, { ...more, elenco: rows }, CONTRACT)
  return propose(gathered, CONTRACT)
}
const numbers = ['0332 555101', '+39 0332 555 102', '333 1234567']

/** What is proposed for the answers of calls, each read twice. */
const foundOf = (...answers: readonly (readonly [AnyCall, object])[]) => {
  const gathered = emptyHanded()
  for (const [call, json] of [...answers, ...answers]) gather(gathered, call, json, CONTRACT)
  return propose(gathered, CONTRACT)
}

const received = (more: (at: number) => object) => ({
  data: [1, 2, 3, 4].map((id) => Object.assign(more(id), { id, notice: { id, template: 'S' } })),
})

describe('a name that the specification gives to something of a record', () => {
  test('is proposed for nothing else there (fault 55)', () => {
    const { dialect, unknown } = foundOf([
      contract.notices.received,
      received((id) => ({ anonymousSurvey: id % 2, closedSurvey: 0 })),
    ])
    expect(dialect.names?.['noticeSent row']).toBeUndefined()
    expect(unknown.find(({ record, field }) => record === 'noticeSent row' && field === 'seen')?.candidates).toEqual([])
  })

  test('leaves the mark of what was read to a moment that says when', () => {
    const { dialect } = foundOf([
      contract.notices.received,
      received((id) => ({ anonymousSurvey: id % 2, dataLettura: id === 2 ? null : `2026-11-1${id} 08:00:00` })),
    ])
    expect(dialect.names?.['noticeSent row']).toEqual({ seen: 'dataLettura' })
  })
})

test('An amount with two decimals is a price, and no time of day', () => {
  const events = [6.4, 8, 12.5].map((price, at) => ({
    id: at + 1,
    title: `Sagra ${at}`,
    eventDateStart: '2026-12-05',
    priceType: 'P',
    importo: price.toFixed(2),
  }))
  const { proposals } = foundOf([contract.events.list, { data: events }])
  expect(proposals).toMatchObject([
    { record: 'event', field: 'price', name: 'importo', evidence: expect.stringContaining('looks like a number') },
  ])
})

test('What one record calls a field, a record about the same thing calls it too, where it has that key', () => {
  const row = { id: 4, name: 'Bar', settimana: [{ day: 1, opens: '08:00', closes: '12:00' }] }
  const { proposals } = foundOf(
    [contract.directory.activities, { data: [row, { ...row, id: 5 }] }],
    [contract.directory.activity, { data: { id: 4, name: 'Bar', settimana: null, topics: [] } }],
  )
  expect(proposals.map(({ record, field, name }) => [record, field, name])).toEqual(
    expect.arrayContaining([
      ['activity row', 'openingHours', 'settimana'],
      ['activity', 'openingHours', 'settimana'],
    ]),
  )
})

test('A detail is the line under a title, whatever their lengths', () => {
  const found = { id: 4, type: 'activity', testata: 'Biblioteca civica di Luino', rigaDiDettaglio: 'Luino' }
  const { dialect } = foundOf([contract.directory.search, { data: [found] }])
  expect(dialect.names?.['search result']).toEqual({ title: 'testata', subtitle: 'rigaDiDettaglio' })
})

test('Two texts of a few rows are not told apart by their length', () => {
  const found = { id: 4, type: 'activity', uno: 'Luino', due: 'Biblioteca civica di Luino' }
  const { dialect, unknown } = foundOf([contract.directory.search, { data: [found] }])
  expect(dialect.names?.['search result']).toBeUndefined()
  expect(unknown.find(({ field }) => field === 'title')?.candidates).toEqual(['uno', 'due'])
})

describe('a name is proposed', () => {
  test('by what its values look like, with that as evidence', () => {
    const { dialect, proposals } = foundIn(numbers.map((xyz) => ({ xyz })))
    expect(dialect.names).toEqual({ contact: { phone: 'xyz' } })
    expect(proposals).toEqual([
      {
        record: 'contact',
        field: 'phone',
        name: 'xyz',
        evidence: 'xyz, 6 of 6 rows, looks like a telephone number',
      },
    ])
  })

  test('by its words where they are all that tells it from another', () => {
    const { dialect } = foundIn([
      { casellaPostale: 'bar@sport.example', recapitoWeb: 'https://sport.example', recapitoVoce: numbers[0] },
    ])
    expect(dialect.names).toEqual({
      contact: { email: 'casellaPostale', website: 'recapitoWeb', phone: 'recapitoVoce' },
    })
  })

  test('by nothing where two could be it: it stays unknown, with both', () => {
    const { dialect, unknown } = foundIn(numbers.map((xyz) => ({ xyz, abc: xyz })))
    expect(dialect.names).toBeUndefined()
    expect(unknown.find(({ field }) => field === 'phone')?.candidates).toEqual(['xyz', 'abc'])
  })

  test('for no field that is there under a likely name, in any spelling', () => {
    expect(foundIn(numbers.map((xyz) => ({ xyz, TELEFONO: '' }))).dialect.names).toBeUndefined()
  })

  test('for no field whose values look otherwise', () => {
    const { dialect, unknown } = foundIn([{ telefonoUfficio: 'chiedere al bar' }])
    expect(dialect.names?.['contact']?.['phone']).toBeUndefined()
    expect(unknown.map(({ field }) => field)).toContain('phone')
  })

  test('for fields that only their order tells apart', () => {
    const gathered = emptyHanded()
    const openingHours = [
      { day: 2, aa: '08:00', bb: '12:30' },
      { day: 3, aa: '14:00', bb: '19:00' },
    ]
    const activity = { id: 1, name: 'Biblioteca', openingHours }
    gather(gathered, contract.directory.activities, { data: [activity] }, CONTRACT)
    expect(propose(gathered, CONTRACT).dialect.names).toEqual({ 'opening span': { opens: 'aa', closes: 'bb' } })
  })
})

test('The envelope is proposed by where the rows are, whatever stands beside them', () => {
  const { dialect } = foundIn([{}, {}, {}], { avvertenze: [], quanti: 41 })
  expect(dialect.envelope).toEqual({ rows: 'elenco', total: 'quanti' })
})

test('The size of a page is not taken for the number of rows', () => {
  expect(foundIn([{}, {}, {}], { current_page: 1, per_page: 20, total: 41 }).dialect.envelope).toEqual({
    rows: 'elenco',
  })
})

test('A choice is what every value is one of its few, before any other few words', () => {
  const flights = ['A', 'P', 'A'].map((tipo) => ({ tipo, status: 'landed' }))
  const { dialect } = foundOf([contract.sheets.one, { data: { id: 17, template: 'S', flights } }])
  expect(dialect.names?.['flight']).toEqual({ direction: 'tipo' })
})

test.each([
  ['0332 555 101', 'telephone'],
  ['2026-11-20', 'day'],
  ['20-11-2026', 'day'],
  ['2026-11-20 08:30', 'moment'],
  ['2026-11-20 00:00:00', 'day'],
  ['08:30', 'time'],
  ['21100', 'number'],
  ['45.82', 'number'],
  ['S', 'flag'],
  [true, 'flag'],
  ['bar@sport.example', 'email'],
  ['www.sport.example', 'site'],
  ['logo.svg', 'picture'],
  ['/eventi', 'path'],
  ['Via Sacco 5', 'street'],
  ['<p>Ciao</p>', 'markup'],
  ['Ciao', 'short'],
  [[1], 'list'],
  [[], undefined],
  ['', undefined],
  [null, undefined],
] as const)('%j looks like %s', (value, look) => expect(lookOf(value)).toBe(look))

describe('a server that keeps the contract', () => {
  test('needs no words of its own', async () => {
    const world = await growWorld({ now: NOW })
    const credentials = { username: 'mario.rossi', password: PASSWORD }
    const found = await discover({ api: 'http://piazza.test', send: sendTo(world), credentials }, false, () => NOW)
    expect([found.dialect, found.proposals, found.facts]).toEqual([{}, [], []])
    expect(linesOf(found).every((line) => line.startsWith('unknown: '))).toBe(true)
  })
})

const ENVELOPE = { content: 'esitoRichiesta', rows: 'elenco', total: 'trovati' }
const MADE = [
  ['made-prato', { firstPage: 0, total: 'page', envelope: ENVELOPE }],
  ['made-molo', { firstPage: 0, messages: 'newestFirst', zone: 'UTC', envelope: ENVELOPE }],
  ['made-laravel', {}],
] as const

test.each(MADE)('A server that a seed makes is found out, and no name is wrong: %s', async (tongue, traits) => {
  const { discovery, right, wrong } = await discoverMade(tongue, NOW, PASSWORD)
  expect(wrong).toEqual([])
  expect(right.length).toBeGreaterThanOrEqual(50)
  const open = discovery.unknown.filter(({ candidates }) => candidates.length > 0)
  expect(open.length).toBeLessThan(right.length / 8)
  expect({ ...discovery.dialect, names: undefined }).toEqual({ ...traits, names: undefined })
  const town = { name: 'Luino', support: { mail: 'aiuto@luino.example' }, wire: discovery.dialect }
  expect(decodeConfiguration(town, ['it'], DEFAULTS)).toMatchObject({ right: { wire: discovery.dialect } })
})
