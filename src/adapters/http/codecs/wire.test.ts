import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { decodeAnswer } from '../client/answer.ts'
import { notices } from '../contract/notices.ts'
import { readWire } from './reading.ts'
import {
  type AnyWire,
  count,
  decimal,
  filledText,
  flag,
  flagOrNo,
  id,
  nameField,
  optional,
  optionalText,
  otherwise,
  text,
  titleField,
  type Wire,
  words,
} from './wire.ts'
import { list, listOrNone, numbered } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { date } from './wire-moments.ts'
import { given, writtenAs } from './wire-requests.ts'
import { choice, nameText } from './wire-words.ts'

const REFUSED = 'refused'
/** The result of a codec, and the paths of its losses. */
const reading = (codec: AnyWire, value: unknown) => {
  const { result, losses } = readWire(codec, value)
  return { read: Either.isRight(result) ? result.right : REFUSED, lost: losses.map(({ path }) => path) }
}
const read = (codec: AnyWire, value: unknown): unknown => reading(codec, value).read

/** The empty values of the wire. */
const NOTHING = [undefined, null, '', '  '] as const
const HOLLOW = [{}, []] as const
/** Values that no codec can decode. */
const NONSENSE = { drifted: true }

const SIZE = choice('size', { big: 'G', small: 'P' })
const thing = record('thing', { id: ['id', id('Thing')], name: nameField, size: ['size', optional(decimal)] })

describe('a single value on the wire', () => {
  test.each<readonly [string, AnyWire, readonly unknown[], readonly unknown[], readonly unknown[]]>([
    ['text', text, ['x', '', 21_100], ['x', '', '21100'], [true, null, NONSENSE]],
    ['filled text', filledText, ['x', 0], ['x', '0'], ['', ' ']],
    ['decimal', decimal, [12.5, '12,50', '-3'], [12.5, 12.5, -3], ['', 'x', true]],
    ['count', count, [0, '12'], [0, 12], [-1, 1.5, 2 ** 60]],
    ['id', id('Thing'), [7, '7', { id: '7', name: 'x' }], [7, 7, 7], [0, -1, 1.5, 'sette', true, {}]],
    ['date', date, ['2026-03-01', '01-03-2026'], ['2026-03-01', '2026-03-01'], ['2026-02-30']],
    ['choice', SIZE, ['G', 'g', ' p '], ['big', 'big', 'small'], ['X', 'big', null]],
  ])('is read as %s', (_, codec, wires, values, others) => {
    expect(wires.map((wire) => read(codec, wire))).toEqual(values)
    expect(others.map((wire) => [wire, read(codec, wire)])).toEqual(others.map((wire) => [wire, REFUSED]))
  })

  test.each(['Y', 'y', ' S ', 1, '1', true, 'TRUE', 'Yes', 'si', 'sì', 'on'])('is true for %j', (wire) =>
    expect(read(flag, wire)).toBe(true),
  )
  test.each(['N', 'n', 0, '0', false, 'False', 'no', 'off'])('is false for %j', (wire) =>
    expect(read(flag, wire)).toBe(false),
  )
  test.each(['', null, 2, 'forse', [], {}])('is neither for %j', (wire) => expect(read(flag, wire)).toBe(REFUSED))

  test('is written in one form, whatever form was read', () => {
    expect([flag.encode(true), flag.encode(false)]).toEqual(['Y', 'N'])
    expect(SIZE.encode('big')).toBe('G')
  })
})

describe('an optional value', () => {
  const codecs: readonly (readonly [string, AnyWire])[] = [
    ['text', optionalText],
    ['number', optional(decimal)],
    ['count', optional(count)],
    ['id', optional(id('Thing'))],
    ['flag', optional(flag)],
    ['date', optional(date)],
    ['record', optional(thing)],
    ['name', nameText],
  ]

  test.each(codecs)('is absent when it is missing, null, empty or an empty record, without a loss (%s)', (_, codec) => {
    for (const nothing of [...NOTHING, ...HOLLOW])
      expect([nothing, reading(codec, nothing)]).toEqual([nothing, { read: undefined, lost: [] }])
  })

  test.each(codecs)('is absent where it is undecodable, with a loss (%s)', (_, codec) => {
    expect(reading(codec, NONSENSE)).toMatchObject({ read: undefined, lost: [expect.any(String)] })
  })

  test.each([0, '0', -1, '-1'])('is absent where its number means none (%j)', (none) => {
    expect(reading(optional(id('Thing')), none)).toEqual({ read: undefined, lost: [] })
  })

  test.each([
    ['n.d.', []],
    [-1, []],
    [1.5, ['']],
  ])('is absent where a count is unknown (%j)', (wire, lost) => {
    expect(reading(optional(count), wire)).toEqual({ read: undefined, lost })
  })

  test('is present when it is zero, false or an empty list', () => {
    expect(read(optional(count), 0)).toBe(0)
    expect(read(optional(decimal), '0')).toBe(0)
    expect(read(optional(flag), false)).toBe(false)
    expect(read(optional(list(text)), [])).toEqual([])
  })

  test('is not written, unless omitting it would mean something else', () => {
    expect(optionalText.encode(undefined)).toBeUndefined()
    const clearable: Wire<string | undefined> = writtenAs(filledText, '')
    expect([clearable.encode(undefined), clearable.encode('x'), read(clearable, ''), read(clearable, 'x')]).toEqual([
      '',
      'x',
      undefined,
      'x',
    ])
  })

  test('has its decided default where there is one', () => {
    const shown = otherwise(flag, true)
    for (const nothing of [...NOTHING, ...HOLLOW]) expect([nothing, read(shown, nothing)]).toEqual([nothing, true])
    expect([read(shown, 'N'), reading(shown, 'forse')]).toEqual([false, { read: true, lost: [''] }])
    expect([read(flagOrNo, null), read(flagOrNo, 'Y')]).toEqual([false, true])
  })

  test('of a request differs from an empty one', () => {
    expect([undefined, null, ''].map((wire) => read(given(text), wire))).toEqual([undefined, undefined, ''])
    expect(given(text).encode('')).toBe('')
  })
})

describe('the name of something', () => {
  test.each(NOTHING)('is empty where it is absent (%j)', (nothing) => {
    expect(reading(record('named', { id: ['id', id('Thing')], name: nameField }), { id: 1, name: nothing })).toEqual({
      read: { id: 1, name: '' },
      lost: [],
    })
  })

  test('is the first of its fields with a value', () => {
    const titled = record('titled', { title: titleField })
    const named = record('named', { name: nameField })
    expect(read(titled, { title: 'A', name: 'B' })).toEqual({ title: 'A' })
    expect(read(titled, { title: '', label: 'C', name: null })).toEqual({ title: 'C' })
    expect(read(titled, { nome: 'D' })).toEqual({ title: 'D' })
    expect(read(titled, { titolo: 'E' })).toEqual({ title: 'E' })
    expect(read(named, { title: 'F' })).toEqual({ name: 'F' })
    expect(read(named, { ragioneSociale: 'G' })).toEqual({ name: 'G' })
  })

  test('is empty where it is undecodable, with a loss', () => {
    expect(reading(words, NONSENSE)).toEqual({ read: '', lost: [''] })
  })

  test('may be inside a record, or bare', () => {
    expect(['name', 'title', 'label', 'address', 'description'].map((name) => read(nameText, { [name]: 'x' }))).toEqual(
      Array.from({ length: 5 }, () => 'x'),
    )
    expect([read(nameText, 'x'), read(nameText, 21_100)]).toEqual(['x', '21100'])
  })

  test('may replace the record, and so may its id', () => {
    const place = nameOrRecord(record('place', { id: ['id', optional(id('Place'))], name: nameField }))
    expect(read(place, 'Luino')).toEqual({ id: undefined, name: 'Luino' })
    expect(read(place, 7)).toEqual({ id: 7, name: '' })
    expect(read(place, '7')).toEqual({ id: 7, name: '' })
    expect(read(place, { id: 7, name: 'Luino' })).toEqual({ id: 7, name: 'Luino' })
    expect(read(place, true)).toBe(REFUSED)
  })
})

describe('a list', () => {
  const things = list(thing)

  test('leaves out undecodable elements, and reports them', () => {
    expect(reading(things, [{ id: 1 }, { id: 'x' }, null, 7, { id: 2, name: 'B' }])).toEqual({
      read: [
        { id: 1, name: '', size: undefined },
        { id: 2, name: 'B', size: undefined },
      ],
      lost: ['1.id', '2', '3'],
    })
  })

  test('leaves out a record without any field of its elements', () => {
    const loose = list(record('loose', { name: nameField }))
    expect(reading(loose, [{ name: 'A' }, NONSENSE])).toEqual({ read: [{ name: 'A' }], lost: ['1'] })
  })

  test('may be a record with numeric keys', () => {
    expect(reading(list(text), { 0: 'a', 3: 'b', 10: 'c' })).toEqual({ read: ['a', 'b', 'c'], lost: [] })
    expect(read(list(text), {})).toEqual([])
  })

  test.each([null, 'x', 7, true, { a: 'x' }, { 0: 'a', b: 'x' }])('is refused for another type (%j)', (wire) =>
    expect(read(list(text), wire)).toBe(REFUSED),
  )

  test('inside a record is empty where it is undecodable, with a loss', () => {
    const holder = record('holder', { id: ['id', id('Thing')], things: ['things', listOrNone(thing)] })
    expect(reading(holder, { id: 1, things: 'x' })).toEqual({ read: { id: 1, things: [] }, lost: ['things'] })
    expect(reading(holder, { id: 1, things: [{ id: 'x' }] })).toEqual({
      read: { id: 1, things: [] },
      lost: ['things.0.id'],
    })
    for (const nothing of NOTHING)
      expect(reading(holder, { id: 1, things: nothing })).toEqual({ read: { id: 1, things: [] }, lost: [] })
  })
})

type Own = Readonly<{ id: Id<'Own'>; name: string }>

const numbersOf = (ids: readonly unknown[]) => {
  const own = numbered<Own>(list(record('own', { id: ['id', optional(id('Own'))], name: nameField })))
  const rows = ids.map((one) => ({ id: one, name: 'x' }))
  return (read(own, rows) as readonly { id: number }[]).map(({ id: one }) => one)
}

describe('a list whose elements have unique ids', () => {
  test.each([
    ['whose ids are all there', [7, 4], [7, 4]],
    ['that lacks one', [7, undefined, 4], [7, 1, 4]],
    ['that lacks several', [undefined, 1, null, 2], [3, 1, 4, 2]],
    ['with one id for all', [7, 7, 7], [7, 1, 2]],
    ['with an id that cannot be read', ['x', 5], [1, 5]],
    ['with ids that mean none', [0, -1], [1, 2]],
  ])('replaces a missing or duplicate id by an unused one: a list %s', (_, ids, numbers) => {
    expect(numbersOf(ids)).toEqual(numbers)
  })
})

const told = (json: unknown) => {
  const losses: unknown[] = []
  decodeAnswer(notices.received, json, { diagnostics: { note: (what) => void losses.push(what) } })
  return losses
}

describe('losses', () => {
  const notice = { id: 1, notice: { id: 2, title: 'A' } }

  test('of an answer are reported with its call, their path and their types, and never with values', () => {
    const secret = 'RSSMRA80A01L682X'
    const rows = [
      { ...notice, created: secret },
      { ...notice, notice: { title: { it: secret }, tags: [{ id: secret }] } },
      { ...notice, id: [secret] },
      secret,
      { ...notice, notice: true },
    ]
    const losses = told({ data: { noticeSents: rows, totalRows: secret } })
    expect(losses).toMatchObject(
      [
        ['0.created', 'optional instant', 'text'],
        ['1.notice.title', 'optional text', 'record'],
        ['1.notice.tags.0.id', 'id of Tag', 'text'],
        ['1.notice', 'optional notice row', 'record'],
        ['2.id', 'id of ReceivedNotice', 'list'],
        ['3', 'noticeSent row', 'text'],
        ['4.notice', 'optional notice row', 'flag'],
      ].map(([path, expected, actual]) => ({
        call: 'GET /api/app/noticesents',
        path: `data.noticeSents.${path}`,
        expected,
        actual,
      })),
    )
    expect(JSON.stringify(losses)).not.toContain(secret)
  })

  test('are empty where everything is decoded', () => {
    expect(
      told({ data: { noticeSents: [notice, { ...notice, created: null, seen: '' }], totalRows: 'n.d.' } }),
    ).toEqual([])
  })
})

describe('a record', () => {
  test('is read with unknown fields, and without its optional fields', () => {
    expect(reading(thing, { id: 1, other: NONSENSE })).toEqual({ read: { id: 1, name: '', size: undefined }, lost: [] })
  })

  test('loses its undecodable optional fields, and reports them', () => {
    expect(reading(thing, { id: 1, name: NONSENSE, size: 'grande' })).toEqual({
      read: { id: 1, name: '', size: undefined },
      lost: ['name', 'size'],
    })
  })

  test('is undecodable where a required field is missing, or where it is no record', () => {
    for (const wire of [{ name: 'x' }, [{ id: 1 }], 'x']) expect([wire, read(thing, wire)]).toEqual([wire, REFUSED])
  })

  test('is undecodable when it has content but no known field', () => {
    const loose = record('loose', { name: nameField, size: ['size', optional(decimal)] })
    expect(read(loose, { name: NONSENSE, size: NONSENSE })).toBe(REFUSED)
    expect(read(loose, { name: NONSENSE })).toBe(REFUSED)
    expect(read(loose, { name: NONSENSE, size: 3 })).toEqual({ name: '', size: 3 })
    expect(read(loose, { name: '', size: null })).toEqual({ name: '', size: undefined })
    expect(read(loose, {})).toEqual({ name: '', size: undefined })
  })

  test('inside an optional field is lost as a whole, with the path of the failure', () => {
    const holder = record('holder', { id: ['id', id('Thing')], inner: ['inner', optional(thing)] })
    expect(reading(holder, { id: 1, inner: { id: 'x', name: 'y' } })).toEqual({
      read: { id: 1, inner: undefined },
      lost: ['inner.id'],
    })
  })

  test('reports the expected and the actual type of a loss', () => {
    expect(readWire(thing, { id: 1, size: 'grande' }).losses).toEqual([
      { path: 'size', expected: 'optional decimal', actual: 'grande' },
    ])
  })
})
