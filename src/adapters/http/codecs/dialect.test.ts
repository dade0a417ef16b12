import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Dialect } from '#domain/town/dialect.ts'
import { decodeAnswer } from '../client/answer.ts'
import { prepare } from '../client/request.ts'
import { type AnyCall, type Answer } from '../contract/call.ts'
import { contract } from '../contract/contract.ts'
import { profile } from './account.ts'
import { contact } from './directory.ts'
import { readWire } from './reading.ts'
import './unwrapping.ts'
import { instant, date } from './wire-moments.ts'
import { optional, text } from './wire.ts'
import { record } from './wire-records.ts'

const heard = <C extends AnyCall>(call: C, json: unknown, dialect?: Dialect): Answer<C> => {
  const outcome = decodeAnswer(call, json, { dialect })
  if (Either.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}
const rightOf = (result: Either.Either<unknown, unknown>): unknown => Either.getOrElse((): unknown => 'refused')(result)

const RECAPITO: Dialect = { names: { contact: { phone: 'recapito' } } }

describe('a name that a town gives to a field', () => {
  test('is read before the name of the contract and its neighbours', () => {
    const wire = { id: 3, ragioneSociale: 'Bar Sport', recapito: '0332 10', phone: '0332 11', telefono: '0332 12' }
    expect(rightOf(readWire(contact, wire, undefined, RECAPITO).result)).toMatchObject({ phone: '0332 10' })
    expect(rightOf(readWire(contact, wire).result)).toMatchObject({ phone: '0332 11' })
    expect(rightOf(readWire(contact, { ...wire, phone: undefined }).result)).toMatchObject({ phone: '0332 12' })
  })

  test('is read in any spelling, and what is empty under it is read under the others', () => {
    const wire = { id: 3, RECAPITO: '', telefono: '0332 12' }
    expect(rightOf(readWire(contact, { ...wire, RECAPITO: '0332 10' }, undefined, RECAPITO).result)).toMatchObject({
      phone: '0332 10',
    })
    expect(rightOf(readWire(contact, wire, undefined, RECAPITO).result)).toMatchObject({ phone: '0332 12' })
  })

  test('counts in that record alone', () => {
    const other = record('other contact', { phone: ['phone', optional(text)] })
    expect(rightOf(readWire(other, { recapito: '0332 10', phone: '1' }, undefined, RECAPITO).result)).toEqual({
      phone: '1',
    })
  })

  test('makes a record of what has no other known name', () => {
    const row = { id: 4, recapito: '0332 10' }
    const page = heard(contract.directory.contacts, { data: { contacts: [row], totalRows: 1 } }, RECAPITO)
    expect(page.rows).toMatchObject([{ id: 4, phone: '0332 10' }])
  })

  test('is the name under which an edited record goes back (fault 55)', () => {
    const dialect: Dialect = { names: { profile: { landline: 'recapitoCasa' } } }
    const wire = { name: 'Gianni', surname: 'Riva', recapitoCasa: '0332 10', phone: 'interno 4' }
    const read = readWire(profile, wire, undefined, dialect).result
    if (Either.isLeft(read)) throw new Error('It cannot be read')
    expect(read.right.landline).toBe('0332 10')
    expect(profile.encode({ ...read.right, landline: '0332 99' })).toMatchObject({ recapitoCasa: '0332 99' })
  })
})

describe('the envelope of a town', () => {
  const dialect: Dialect = { envelope: { content: 'risposta', rows: 'righe', total: 'quante' } }
  const rows = [{ id: 3, ragioneSociale: 'Bar Sport' }]

  test.each([
    { righe: rows, quante: 9, avvisi: ['lento'] },
    { risposta: { righe: rows, quante: 9 }, avvisi: ['lento'] },
    { avvisi: ['lento'], risposta: { altro: [1], righe: rows, quante: '9' } },
  ])('is opened by its names, whatever list stands beside its rows: %j', (json) => {
    expect(heard(contract.directory.contacts, json, dialect)).toMatchObject({ rows: [{ id: 3 }], total: 9 })
  })

  test('is opened around one thing', () => {
    expect(heard(contract.notices.tag, { risposta: { id: 3, name: 'Sport' }, quante: 1 }, dialect)).toMatchObject({
      id: 3,
      name: 'Sport',
    })
  })
})

describe('the pages of a town', () => {
  const filters = { municipality: undefined, category: undefined }
  const query = { filters, sortBy: 'name', descending: false, page: 3, rowsPerPage: 10 } as const
  const pageIn = (dialect?: Dialect) =>
    new URL(
      prepare('http://a.it', contract.directory.contacts, { query }, undefined, 'it', dialect)?.url ?? '',
    ).searchParams.get('page')

  test.each([
    [undefined, '3'],
    [{ firstPage: 1 }, '3'],
    [{ firstPage: 0 }, '2'],
  ] as const)('are counted from its first one: %j', (dialect, page) => expect(pageIn(dialect)).toBe(page))

  test('have no total where it counts those of a page alone', () => {
    const json = { data: { contacts: [{ id: 3, ragioneSociale: 'Bar Sport' }], totalRows: 1 } }
    expect(heard(contract.directory.contacts, json, { total: 'page' }).total).toBeUndefined()
    expect(heard(contract.directory.contacts, json, { total: 'all' }).total).toBe(1)
  })
})

describe('the messages of a town', () => {
  const messages = [
    { id: 12, message: 'A dopo' },
    { id: 15, message: 'Ci sono' },
    { id: 11, message: 'Ciao' },
  ]
  const chat = { data: { id: 5, activity: { id: 2, name: 'Bar' }, messages } }
  const told = (dialect?: Dialect) => heard(contract.chat.one, chat, dialect).messages.map(({ id }) => id)

  test('are in the order of their ids, or in that which it names', () => {
    expect(told()).toEqual([11, 12, 15])
    expect(told({ messages: 'oldestFirst' })).toEqual([12, 15, 11])
    expect(told({ messages: 'newestFirst' })).toEqual([11, 15, 12])
  })

  test('are in the order of their moments where each has one, those of one moment by their ids', () => {
    const at = ['2026-11-24T09:00:00Z', '2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z']
    const dated = messages.map((message, place) => ({ ...message, created: at[place] }))
    const orderOf = (rows: readonly object[]) =>
      heard(contract.chat.one, { data: { ...chat.data, messages: rows } }).messages.map(({ id }) => id)
    expect(orderOf(dated)).toEqual([15, 11, 12])
    expect(orderOf(dated.map((message, place) => (place === 1 ? messages[1] : message) ?? {}))).toEqual([11, 12, 15])
    const unnumbered = dated.map(({ message, created }) => ({ message, created }))
    const read = heard(contract.chat.one, { data: { ...chat.data, messages: unnumbered } }).messages
    expect(read.map(({ id, text: said }) => [id, said])).toEqual([
      [1, 'Ci sono'],
      [2, 'A dopo'],
      [3, 'Ciao'],
    ])
  })

  test('get their ids in that order where they have none', () => {
    const bare = { data: { ...chat.data, messages: messages.map(({ message }) => ({ message })) } }
    const read = heard(contract.chat.one, bare, { messages: 'newestFirst' }).messages
    expect(read.map(({ id, text: said }) => [id, said])).toEqual([
      [1, 'Ciao'],
      [2, 'Ci sono'],
      [3, 'A dopo'],
    ])
  })
})

const momentIn = (value: string, dialect?: Dialect) => rightOf(readWire(instant, value, undefined, dialect).result)
const dayIn = (value: string) => rightOf(readWire(date, value, undefined, { zone: 'UTC' }).result)

describe('a moment without a zone', () => {
  test('is in that of the town', () => {
    expect(momentIn('2026-07-15 10:00')).toBe(Date.parse('2026-07-15T08:00:00Z'))
    expect(momentIn('2026-07-15 10:00', { zone: 'Europe/Rome' })).toBe(Date.parse('2026-07-15T08:00:00Z'))
    expect(momentIn('2026-07-15 10:00', { zone: 'UTC' })).toBe(Date.parse('2026-07-15T10:00:00Z'))
    expect(momentIn('2026-07-15T10:00:00+02:00', { zone: 'UTC' })).toBe(Date.parse('2026-07-15T08:00:00Z'))
  })

  test('is on its day in Rome, and a day alone is as written', () => {
    expect(dayIn('2026-07-15 23:00:00')).toBe('2026-07-16')
    expect(dayIn('2026-07-15')).toBe('2026-07-15')
  })
})
