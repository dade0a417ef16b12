import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { done, messageOnly, one, problem, rowsOf, unwrapped } from './envelope.ts'
import { everyRow, oneOrNone, pageOf } from './pages.ts'
import { readWire } from './reading.ts'
import { type AnyWire, flag, id, nameField, optional, optionalText } from './wire.ts'
import { record } from './wire-records.ts'

const REFUSED = 'refused'
const read = (codec: AnyWire, value: unknown, asked?: unknown): unknown => {
  const { result } = readWire(codec, value, asked)
  return Either.isRight(result) ? result.right : REFUSED
}
const failsAt = (codec: AnyWire, value: unknown): unknown => {
  const { result } = readWire(codec, value)
  return Either.isLeft(result) ? result.left[0]?.context.map(({ key }) => key).filter((key) => key !== '') : []
}

const tag = record('tag', { id: ['id', id('Tag')], name: nameField })
const A = { id: 1, name: 'A' }
const B = { id: 2, name: 'B' }
/** What says nothing of anything, with an envelope or without. */
const NOTHING = [null, undefined, '', [], {}, { data: null }, { data: [] }]

describe('one thing', () => {
  test.each<readonly [string, unknown]>([
    ['in our own envelope', { data: A }],
    ['bare', A],
    ['in two envelopes', { data: { data: A } }],
    ['under a name of its own', { tag: A }],
    ['under a name of its own in an envelope', { data: { tag: A } }],
    ['as a list of one', [A]],
    ['as the first of a list', { data: [A, B] }],
    ['beside what the envelope says', { success: true, status: 200, message: 'OK', data: A }],
    ['beside an envelope that says nothing of it', { ...A, data: null }],
    ['beside an envelope of something else', { ...A, data: { roles: ['x'] } }],
    ['in an envelope that has a name of the thing', { name: 'tag', data: A }],
  ])('is read %s', (_, json) => {
    expect(read(one(tag), json)).toEqual(A)
  })

  test.each([...NOTHING, { data: { data: null } }, 'x', 7, { data: 'x' }])('is missing in %j', (json) => {
    expect(read(one(tag), json)).toBe(REFUSED)
  })

  test('that cannot be decoded is reported at its path', () => {
    expect(failsAt(one(tag), { data: { tag: { id: 'x' } } })).toEqual(['data.tag', 'id'])
  })

  test('may have a field called data beside its other fields', () => {
    const sheet = record('sheet', { id: ['id', id('Sheet')], data: ['data', optionalText] })
    expect(read(one(sheet), { data: { id: 1, data: 'x' } })).toEqual({ id: 1, data: 'x' })
    expect(read(one(sheet), { id: 1, data: 'x' })).toEqual({ id: 1, data: 'x' })
  })

  test('takes fields beside its envelope, where it lacks them itself', () => {
    const outcome = one(record('outcome', { ok: ['esito', flag], message: ['message', optionalText] }), 'message')
    expect(read(outcome, { data: { esito: 1 }, message: 'Fatto' })).toEqual({ ok: true, message: 'Fatto' })
    expect(read(outcome, { esito: 1, message: 'Fatto' })).toEqual({ ok: true, message: 'Fatto' })
    expect(read(outcome, { data: { esito: 1, message: 'Suo' }, message: 'Fatto' })).toEqual({
      ok: true,
      message: 'Suo',
    })
    expect(outcome.encode({ ok: true, message: 'Fatto' })).toEqual({ data: { esito: 'Y' }, message: 'Fatto' })
  })

  test('of a single field may be the bare value', () => {
    const check = one(record('check', { right: ['check', flag] }))
    for (const json of [true, 'Y', { data: 1 }, { check: 'Y' }, { data: { check: 'S' } }])
      expect([json, read(check, json)]).toEqual([json, { right: true }])
    expect(read(check, 'forse')).toBe(REFUSED)
  })

  test('has the requested id where it has content but no id', () => {
    expect(read(one(tag), { data: { name: 'A' } }, 7)).toEqual({ id: 7, name: 'A' })
    expect(read(one(tag), { data: { id: '', name: 'A' } }, '7')).toEqual({ id: 7, name: 'A' })
    expect(read(one(tag), { data: A }, 7)).toEqual(A)
    for (const nothing of [{ data: {} }, {}, { message: 'Non trovato' }, { data: { name: '' } }])
      expect([nothing, read(one(tag), nothing, 7)]).toEqual([nothing, REFUSED])
  })

  test('without an envelope of ours is read in any, and written in none', () => {
    const tokens = unwrapped(record('tokens', { token: ['token', optionalText], other: ['other', optionalText] }))
    for (const json of [{ token: 'x' }, { data: { token: 'x' } }, { token: 'x', data: { roles: [] } }])
      expect([json, read(tokens, json)]).toEqual([json, { token: 'x', other: undefined }])
    expect(tokens.encode({ token: 'x', other: undefined })).toEqual({ token: 'x' })
  })
})

describe('one optional thing', () => {
  test.each([...NOTHING, { data: {} }, { message: 'Nessuno', data: null }])('is absent in %j', (json) => {
    expect(read(oneOrNone(tag), json)).toBeUndefined()
  })

  test('is read where it is present, and refused where it is undecodable', () => {
    expect([read(oneOrNone(tag), { data: A }), read(oneOrNone(tag), A)]).toEqual([A, A])
    for (const data of [{ id: 'x' }, 'x']) expect([data, read(oneOrNone(tag), { data })]).toEqual([data, REFUSED])
  })
})

describe('rows', () => {
  test.each<readonly [string, unknown]>([
    ['in our own envelope', { data: { tags: [A, B] } }],
    ['bare', [A, B]],
    ['in one envelope', { data: [A, B] }],
    ['in two envelopes', { data: { data: [A, B] } }],
    ['under any name', { data: { elements: [A, B] } }],
    ['under any name without an envelope', { items: [A, B] }],
    ['as a record with numbers for keys', { data: { 0: A, 7: B } }],
    ['in lists', { data: [[A], [B]] }],
    ['under their own name beside other lists', { data: { columns: ['id', 'name'], tags: [A, B] } }],
    ['beside what the envelope says', { success: true, message: 'OK', data: { tags: [A, B] } }],
  ])('are read %s', (_, json) => {
    expect(read(pageOf('tags', tag), json)).toEqual({ rows: [A, B], total: undefined, leftOut: 0 })
  })

  test.each<readonly [string, unknown]>([
    ['bare', A],
    ['in an envelope', { data: A }],
    ['under its name', { data: { 0: A } }],
  ])('may be a single object when there is one (%s)', (_, json) => {
    expect(read(rowsOf(tag), json)).toEqual([A])
  })

  test('of a thing with a list of its own are that thing, not its list', () => {
    const holder = record('holder', { id: ['id', id('Holder')], parts: ['parts', optionalText] })
    expect(read(rowsOf(holder), { data: { id: 1, others: [A] } })).toEqual([{ id: 1, parts: undefined }])
  })

  test.each([
    { data: { tags: [A], totalRows: 51 } },
    { data: { tags: [A] }, totalRows: 51 },
    { data: [A], totalRows: '51' },
    { totalRows: 51, data: { totalRows: null, tags: [A] } },
    { totalRows: 7, data: { totalRows: 51, tags: [A] } },
  ])('have a total at any level, the innermost first (%j)', (json) => {
    expect(read(pageOf('tags', tag), json)).toMatchObject({ rows: [A], total: 51 })
  })

  test.each<readonly [string, object]>([
    [
      'in the record of paging',
      { data: [A], links: { next: null }, meta: { current_page: 1, per_page: 20, total: 51 } },
    ],
    ['under a common name', { current_page: 1, data: [A], per_page: 20, total: '51' }],
    ['in another spelling', { data: [A], total_rows: 51 }],
    ['in Italian', { elenco: [A], paginazione: { pagina: 1, totale: 51 } }],
  ])('have a total %s', (_, json) => {
    expect(read(pageOf('tags', tag), json)).toMatchObject({ rows: [A], total: 51 })
  })

  test('are the list with their names, whatever stands before it', () => {
    const json = { avvertenze: [], colonne: [{ campo: 'nome' }], elenco: [A] }
    expect(read(pageOf('tags', tag), json)).toMatchObject({ rows: [A] })
  })

  test.each<object>([
    { data: null, totalRows: 51 },
    { data: { totalRows: 51 } },
    { meta: { total: 51 } },
    { manutenzione: 'dalle 22' },
    { data: { versione: 3 } },
  ])('are refused, and not empty, where something counts them or stands in their place (%j, fault 55)', (json) => {
    expect(read(pageOf('tags', tag), json)).toBe(REFUSED)
  })

  test.each<object>([
    { data: null, totalRows: 0 },
    { pagina: 1, total: 0 },
    { success: true, messaggio: 'Nessuno' },
  ])('are empty where the answer says so (%j)', (json) => {
    expect(read(pageOf('tags', tag), json)).toMatchObject({ rows: [] })
  })

  test.each(['n.d.', -1, null, 'molte', {}])('ignore an invalid total (%j)', (totalRows) => {
    expect(read(pageOf('tags', tag), { data: { tags: [A], totalRows } })).toMatchObject({ rows: [A], total: undefined })
  })

  test.each([...NOTHING, { data: {} }, { data: { tags: null } }, { message: 'OK' }])('are empty in %j', (json) => {
    expect(read(pageOf('tags', tag), json)).toEqual({ rows: [], total: undefined, leftOut: 0 })
  })

  test.each(['x', 7, true, { data: 'x' }, { data: { a: { b: 1 } } }])('are refused in what has none (%j)', (json) => {
    expect(read(pageOf('tags', tag), json)).toBe(REFUSED)
  })

  test('that cannot be decoded are left out and counted; the total includes them', () => {
    const json = { data: { tags: [A, { id: 'x' }, null, B], totalRows: 4 } }
    expect(read(pageOf('tags', tag), json)).toEqual({ rows: [A, B], total: 4, leftOut: 2 })
    expect(read(everyRow(tag), { data: [A, 7] })).toEqual({ rows: [A], total: undefined, leftOut: 1 })
    expect(read(rowsOf(tag), { data: [A, 7] })).toEqual([A])
  })

  test('are refused when all are undecodable, also the only one; elements without content are none (fault 55)', () => {
    for (const codec of [pageOf('tags', tag), everyRow(tag), rowsOf(tag)])
      expect(read(codec, { data: [{ id: 'x' }, { id: 'y' }] })).toBe(REFUSED)
    expect(read(pageOf('tags', tag), { data: [{ id: 'x' }] })).toBe(REFUSED)
    expect(read(pageOf('tags', tag), { data: [null, '', {}, []] })).toMatchObject({ rows: [], leftOut: 4 })
    expect(failsAt(rowsOf(tag), { data: { tags: [{ id: 'x' }, 7] } })).toEqual(['data.tags'])
  })

  test('are written in our own form', () => {
    expect(pageOf('tags', tag).encode({ rows: [A as never], total: 3, leftOut: 0 })).toEqual({
      data: { tags: [A], totalRows: 3 },
    })
    expect(rowsOf(tag).encode([A as never])).toEqual({ data: [A] })
  })
})

describe('a write', () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    [true, undefined],
    ['OK', undefined],
    [7, undefined],
    [[], undefined],
    [['x'], undefined],
    [{}, undefined],
    [{ message: '' }, undefined],
    [{ message: 'Fatto' }, 'Fatto'],
    [{ data: { message: 'Fatto' } }, 'Fatto'],
    [{ message: 'Fatto', data: { id: 1 } }, 'Fatto'],
    [{ message: ['Uno', 'due'] }, 'Uno due'],
    [{ message: { a: ['Uno'], b: 'due', c: 7 } }, 'Uno due'],
  ])('succeeds with any answer (%j), with the message %j', (json, message) => {
    expect(read(messageOnly, json)).toBe(message)
  })

  test('returns its data, and loses the undecodable parts', () => {
    const answer = done(record('answer', { id: ['id', optional(id('Answer'))], message: ['message', optionalText] }))
    const nothing = { id: undefined, message: undefined }
    expect(read(answer, { data: { id: 7 }, message: 'Fatto' })).toEqual({ id: 7, message: 'Fatto' })
    expect(read(answer, { data: { id: 'x' } })).toEqual(nothing)
    expect(read(answer, true)).toEqual(nothing)
  })
})

test.each<readonly [object, string | undefined, string | undefined]>([
  [{ message: 'No', code: 'X' }, 'No', 'X'],
  [{ message: 'No', code: 422 }, 'No', '422'],
  [{ data: { message: 'No' } }, 'No', undefined],
  [{ message: { name: ['No'] } }, 'No', undefined],
  [{}, undefined, undefined],
  [{ error: 'No' }, 'No', undefined],
  [{ detail: 'No', title: 'An error occurred' }, 'No', undefined],
])('A failure (%j) has its reason as far as it can be decoded', (json, message, code) => {
  expect(read(problem, json)).toEqual({ message, code })
})
