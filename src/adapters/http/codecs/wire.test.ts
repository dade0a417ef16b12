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
  list,
  listOrNone,
  nameField,
  nameOrRecord,
  numbered,
  optional,
  optionalText,
  otherwise,
  record,
  text,
  titleField,
  type Wire,
  words,
} from './wire.ts'
import { date } from './wire-moments.ts'
import { given, writtenAs } from './wire-requests.ts'
import { choice, nameText } from './wire-words.ts'

const REFUSED = 'refused'
/** What a codec reads, and where it had to leave something out. */
const reading = (codec: AnyWire, value: unknown) => {
  const { result, losses } = readWire(codec, value)
  return { read: Either.isRight(result) ? result.right : REFUSED, lost: losses.map(({ path }) => path) }
}
const read = (codec: AnyWire, value: unknown): unknown => reading(codec, value).read

/** The ways in which a wire says nothing. */
const NOTHING = [undefined, null, '', '  '] as const
const HOLLOW = [{}, []] as const
/** What can be read as no value of any kind. */
const NONSENSE = { drifted: true }

const thing = record('thing', { id: ['id', id('Thing')], name: nameField, size: ['size', optional(decimal)] })

describe('one value on the wire', () => {
  test.each<readonly [string, AnyWire, readonly (readonly [unknown, unknown])[]]>([
    [
      'text',
      text,
      [
        ['x', 'x'],
        ['', ''],
        [21_100, '21100'],
        [true, REFUSED],
        [null, REFUSED],
        [NONSENSE, REFUSED],
      ],
    ],
    [
      'filled text',
      filledText,
      [
        ['x', 'x'],
        [0, '0'],
        ['', REFUSED],
        [' ', REFUSED],
      ],
    ],
    [
      'decimal',
      decimal,
      [
        [12.5, 12.5],
        ['12,50', 12.5],
        ['-3', -3],
        ['', REFUSED],
        ['x', REFUSED],
        [true, REFUSED],
      ],
    ],
    [
      'count',
      count,
      [
        [0, 0],
        ['12', 12],
        [-1, REFUSED],
        [1.5, REFUSED],
        [2 ** 60, REFUSED],
      ],
    ],
    [
      'id',
      id('Thing'),
      [
        [7, 7],
        ['7', 7],
        [{ id: '7', name: 'x' }, 7],
        [0, REFUSED],
        [-1, REFUSED],
        [1.5, REFUSED],
        ['sette', REFUSED],
        [true, REFUSED],
        [{}, REFUSED],
      ],
    ],
    [
      'date',
      date,
      [
        ['2026-03-01', '2026-03-01'],
        ['01-03-2026', '2026-03-01'],
        ['2026-02-30', REFUSED],
      ],
    ],
    [
      'choice',
      choice('size', { big: 'G', small: 'P' }),
      [
        ['G', 'big'],
        ['g', 'big'],
        [' p ', 'small'],
        ['X', REFUSED],
        ['big', REFUSED],
        [null, REFUSED],
      ],
    ],
  ])('is read as %s', (_, codec, examples) => {
    for (const [wire, value] of examples) expect([wire, read(codec, wire)]).toEqual([wire, value])
  })

  test.each(['Y', 'y', ' S ', 1, '1', true, 'TRUE', 'Yes', 'si', 'sì', 'on'])('is yes as %j', (wire) =>
    expect(read(flag, wire)).toBe(true),
  )
  test.each(['N', 'n', 0, '0', false, 'False', 'no', 'off'])('is no as %j', (wire) =>
    expect(read(flag, wire)).toBe(false),
  )
  test.each(['', null, 2, 'forse', [], {}])('is neither as %j', (wire) => expect(read(flag, wire)).toBe(REFUSED))

  test('is written in one way, however it was read', () => {
    expect([flag.encode(true), flag.encode(false)]).toEqual(['Y', 'N'])
    expect(choice('size', { big: 'G' }).encode('big')).toBe('G')
  })
})

describe('a value that may be absent', () => {
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

  test.each(codecs)('is absent as nothing, null, empty or hollow, and that is no loss (%s)', (_, codec) => {
    for (const nothing of [...NOTHING, ...HOLLOW])
      expect([nothing, reading(codec, nothing)]).toEqual([nothing, { read: undefined, lost: [] }])
  })

  test.each(codecs)('is absent where it cannot be read, and lost (%s)', (_, codec) => {
    expect(reading(codec, NONSENSE)).toMatchObject({ read: undefined, lost: [expect.any(String)] })
  })

  test.each([0, '0', -1, '-1'])('is absent where its number is none (%j)', (none) => {
    expect(reading(optional(id('Thing')), none)).toEqual({ read: undefined, lost: [] })
  })

  test.each([
    ['n.d.', []],
    [-1, []],
    [1.5, ['']],
  ])('is absent where how many there are is not known (%j)', (wire, lost) => {
    expect(reading(optional(count), wire)).toEqual({ read: undefined, lost })
  })

  test('is not absent where it says zero, no or a list of nothing', () => {
    expect(read(optional(count), 0)).toBe(0)
    expect(read(optional(decimal), '0')).toBe(0)
    expect(read(optional(flag), false)).toBe(false)
    expect(read(optional(list(text)), [])).toEqual([])
  })

  test('is not written, unless leaving it out would mean something else', () => {
    expect(optionalText.encode(undefined)).toBeUndefined()
    const clearable: Wire<string | undefined> = writtenAs(filledText, '')
    expect([clearable.encode(undefined), clearable.encode('x'), read(clearable, ''), read(clearable, 'x')]).toEqual([
      '',
      'x',
      undefined,
      'x',
    ])
  })

  test('has its decided reading where there is one', () => {
    const shown = otherwise(flag, true)
    for (const nothing of [...NOTHING, ...HOLLOW]) expect([nothing, read(shown, nothing)]).toEqual([nothing, true])
    expect([read(shown, 'N'), reading(shown, 'forse')]).toEqual([false, { read: true, lost: [''] }])
    expect([read(flagOrNo, null), read(flagOrNo, 'Y')]).toEqual([false, true])
  })

  test('of a request is not the same as one that is empty', () => {
    expect([read(given(text), undefined), read(given(text), null), read(given(text), '')]).toEqual([
      undefined,
      undefined,
      '',
    ])
    expect(given(text).encode('')).toBe('')
  })
})

describe('what something is called', () => {
  test.each(NOTHING)('is nothing where it is not told (%j)', (nothing) => {
    expect(reading(record('named', { id: ['id', id('Thing')], name: nameField }), { id: 1, name: nothing })).toEqual({
      read: { id: 1, name: '' },
      lost: [],
    })
  })

  test('stands under the first of its names that says something', () => {
    const titled = record('titled', { title: titleField })
    const named = record('named', { name: nameField })
    expect(read(titled, { title: 'A', name: 'B' })).toEqual({ title: 'A' })
    expect(read(titled, { title: '', label: 'C', name: null })).toEqual({ title: 'C' })
    expect(read(titled, { nome: 'D' })).toEqual({ title: 'D' })
    expect(read(titled, { titolo: 'E' })).toEqual({ title: 'E' })
    expect(read(named, { title: 'F' })).toEqual({ name: 'F' })
    expect(read(named, { ragioneSociale: 'G' })).toEqual({ name: 'G' })
  })

  test('is nothing where it cannot be read, and lost', () => {
    expect(reading(words, NONSENSE)).toEqual({ read: '', lost: [''] })
  })

  test('may stand in a record of its own, or by itself', () => {
    expect(['name', 'title', 'label', 'address', 'description'].map((name) => read(nameText, { [name]: 'x' }))).toEqual(
      Array.from({ length: 5 }, () => 'x'),
    )
    expect([read(nameText, 'x'), read(nameText, 21_100)]).toEqual(['x', '21100'])
  })

  test('may stand for the thing, and so may its number', () => {
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

  test.each(NOTHING)('is empty as nothing (%j)', (nothing) =>
    expect(reading(things, nothing)).toEqual({ read: [], lost: [] }),
  )

  test('leaves out the elements that cannot be read, and says which', () => {
    expect(reading(things, [{ id: 1 }, { id: 'x' }, null, 7, { id: 2, name: 'B' }])).toEqual({
      read: [
        { id: 1, name: '', size: undefined },
        { id: 2, name: 'B', size: undefined },
      ],
      lost: ['1.id', '2', '3'],
    })
  })

  test('leaves out a record that has nothing of its elements', () => {
    const loose = list(record('loose', { name: nameField }))
    expect(reading(loose, [{ name: 'A' }, NONSENSE])).toEqual({ read: [{ name: 'A' }], lost: ['1'] })
  })

  test('may be written as a record with numbers for keys', () => {
    expect(reading(list(text), { 0: 'a', 3: 'b', 10: 'c' })).toEqual({ read: ['a', 'b', 'c'], lost: [] })
    expect(read(list(text), {})).toEqual([])
  })

  test.each(['x', 7, true, { a: 'x' }, { 0: 'a', b: 'x' }])('is refused as what is none (%j)', (wire) =>
    expect(read(list(text), wire)).toBe(REFUSED),
  )

  test('that is a part of something is empty where it cannot be read, and lost', () => {
    const holder = record('holder', { id: ['id', id('Thing')], things: ['things', listOrNone(thing)] })
    expect(reading(holder, { id: 1, things: 'x' })).toEqual({ read: { id: 1, things: [] }, lost: ['things'] })
    expect(reading(holder, { id: 1, things: [{ id: 'x' }] })).toEqual({
      read: { id: 1, things: [] },
      lost: ['things.0.id'],
    })
    expect(reading(holder, { id: 1, things: null })).toEqual({ read: { id: 1, things: [] }, lost: [] })
  })
})

type Own = Readonly<{ id: Id<'Own'>; name: string }>

const numbersOf = (...ids: readonly unknown[]) => {
  const own = numbered<Own>(list(record('own', { id: ['id', optional(id('Own'))], name: nameField })))
  return (
    read(
      own,
      ids.map((one) => ({ id: one, name: 'x' })),
    ) as readonly { id: number }[]
  ).map(({ id: one }) => one)
}

describe('a list whose elements are told apart by their numbers', () => {
  test.each([
    [
      [7, 4],
      [7, 4],
    ],
    [
      [7, undefined, 4],
      [7, 1, 4],
    ],
    [
      [undefined, 1, null, 2],
      [3, 1, 4, 2],
    ],
    [
      [7, 7, 7],
      [7, 1, 2],
    ],
    [
      ['x', 5],
      [1, 5],
    ],
    [
      [0, -1],
      [1, 2],
    ],
  ])('%j are %j: what has none, or another’s, gets one that nobody has', (ids, numbers) => {
    expect(numbersOf(...ids)).toEqual(numbers)
  })
})

const told = (json: unknown) => {
  const losses: unknown[] = []
  decodeAnswer(notices.received, json, { diagnostics: { leftOut: (what) => void losses.push(what) } })
  return losses
}

describe('what is left out', () => {
  const notice = { id: 1, notice: { id: 2, title: 'A' } }

  test('of an answer is reported with its call, its place and its kinds, and never by its value', () => {
    const secret = 'RSSMRA80A01L682X'
    const rows = [
      { ...notice, created: secret },
      { ...notice, notice: { title: { it: secret }, tags: [{ id: secret }] } },
      { ...notice, id: [secret] },
      secret,
      { ...notice, notice: true },
    ]
    const losses = told({ data: { noticeSents: rows, totalRows: secret } })
    expect(losses).toEqual(
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

  test('is nothing where all of it is read', () => {
    expect(
      told({ data: { noticeSents: [notice, { ...notice, created: null, seen: '' }], totalRows: 'n.d.' } }),
    ).toEqual([])
  })
})

describe('a record', () => {
  test('is read whatever else it holds, and without what may be absent', () => {
    expect(reading(thing, { id: 1, other: NONSENSE })).toEqual({ read: { id: 1, name: '', size: undefined }, lost: [] })
  })

  test('loses the fields that may be absent and cannot be read, and says which', () => {
    expect(reading(thing, { id: 1, name: NONSENSE, size: 'grande' })).toEqual({
      read: { id: 1, name: '', size: undefined },
      lost: ['name', 'size'],
    })
  })

  test('is unreadable where a field it needs is missing, or is no record', () => {
    expect([read(thing, { name: 'x' }), read(thing, [{ id: 1 }]), read(thing, 'x')]).toEqual([
      REFUSED,
      REFUSED,
      REFUSED,
    ])
  })

  test('that says something of which nothing can be read is unreadable', () => {
    const loose = record('loose', { name: nameField, size: ['size', optional(decimal)] })
    expect(read(loose, { name: NONSENSE, size: NONSENSE })).toBe(REFUSED)
    expect(read(loose, { name: NONSENSE })).toBe(REFUSED)
    expect(read(loose, { name: NONSENSE, size: 3 })).toEqual({ name: '', size: 3 })
    expect(read(loose, { name: '', size: null })).toEqual({ name: '', size: undefined })
    expect(read(loose, {})).toEqual({ name: '', size: undefined })
  })

  test('in another that may be absent is lost as a whole, at the place where it could not be read', () => {
    const holder = record('holder', { id: ['id', id('Thing')], inner: ['inner', optional(thing)] })
    expect(reading(holder, { id: 1, inner: { id: 'x', name: 'y' } })).toEqual({
      read: { id: 1, inner: undefined },
      lost: ['inner.id'],
    })
  })

  test('tells of a loss what was expected and what was found there', () => {
    expect(readWire(thing, { id: 1, size: 'grande' }).losses).toEqual([
      { path: 'size', expected: 'optional decimal', actual: 'grande' },
    ])
  })
})
