import { isDeepStrictEqual } from 'node:util'
import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from '#domain/testing/runs.ts'
import { decodeAnswer } from '../client/answer.ts'
import { isFile, isTold } from '../client/shapes.ts'
import { arbitraryOf } from '../testing/arbitrary.ts'
import type { AnyWire } from '../codecs/wire.ts'
import { type Drift, driftsOf } from '../testing/drift.ts'
import { RELIED_ON, TOLD_LISTS } from '../testing/relied-on.ts'
import { type AnyCall, callName } from './call.ts'
import { contract } from './contract.ts'

const calls: readonly AnyCall[] = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
const named = calls.map((call) => [callName(call), call] as const)

/** A written value after its round trip: JSON, or the texts of a URL. */
const throughJson = (written: unknown): unknown =>
  written instanceof Blob || written instanceof FormData ? written : (JSON.parse(JSON.stringify(written)) as unknown)
const throughAddress = (written: unknown): unknown =>
  Object.fromEntries(
    new URLSearchParams(
      Object.entries(written as Record<string, unknown>).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    ),
  )

/** Comparable values: a file by its size and type, because a form returns it under a name. */
const comparable = (value: unknown): unknown => {
  if (value instanceof Blob) return { size: value.size, type: value.type }
  if (Array.isArray(value)) return value.map(comparable)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparable(one)]))
    : value
}

const comesBack = (codec: AnyWire | undefined, journey: (written: unknown) => unknown): void => {
  if (codec === undefined) return
  const asRead = (value: unknown) => Either.map(comparable)(codec.decode(journey(codec.encode(value))))
  fc.assert(
    fc.property(arbitraryOf(codec), (value) => {
      expect(asRead(value)).toEqual(Either.right(comparable(value)))
    }),
    { numRuns: runsOf(60) },
  )
}

const nonFiles = named.filter(([, call]) => !isFile(call.answer))

/** The codec at a path of an answer in our own form. */
const codecAt = (codec: AnyWire, [key, ...rest]: readonly string[]): AnyWire | undefined => {
  const { shape } = codec
  switch (shape.kind) {
    case 'mapped':
      return codecAt(shape.from, key === undefined ? [] : [key, ...rest])
    case 'optional':
      return key === undefined ? codec : codecAt(shape.item, [key, ...rest])
    case 'one':
    case 'done':
      if (key === undefined) return undefined
      return key === 'data' ? codecAt(shape.item, rest) : codecAt(shape.item, [key, ...rest])
    case 'rows': {
      const [row, ...inRow] = shape.name === undefined ? rest : rest.slice(1)
      const isInRows = key === 'data' && (shape.name === undefined || rest[0] === shape.name)
      return row === undefined || !isInRows ? undefined : codecAt(shape.item, inRow)
    }
    case 'list':
      return key === undefined ? codec : codecAt(shape.item, rest)
    case 'record': {
      if (key === undefined) return codec
      const field = Object.values(shape.fields).find(([name]) => name === key)
      return field === undefined ? undefined : rest.length === 0 ? field[1] : codecAt(field[1], rest)
    }
    default:
      return key === undefined ? codec : undefined
  }
}

/** Fields that are decoded together: a change of one may change the others. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  latitude: ['longitude'],
  longitude: ['latitude'],
  typology: ['typologyColor'],
  priceType: ['price'],
  price: ['priceType'],
  countryId: ['countryName'],
  countryName: ['countryId'],
  // Topics are sorted by position.
  sort: ['topics', 'subTopics'],
  freeParkingPlaces: ['parkingPlaces'],
  // Chats are sorted by their dates.
  date: ['data'],
  notice: ['closedSurvey', 'anonymousSurvey'],
  // The template determines which fields of a notice count.
  template: ['noticeQuestions', 'noticeDates', 'noticeImages', 'video', 'noticeMenus', 'latitude', 'longitude'].concat([
    'address',
    'dateStart',
    'dateEnd',
    'closedSurvey',
    'anonymousSurvey',
  ]),
  activity: ['userTo'],
  // Hours may be a text.
  openingHours: ['openingHoursText'],
  // A value in a field and one in an entry with its label mean the same.
  label: ['data'],
  value: ['data'],
  // If one message has no id, all messages are numbered by their index.
  id: ['messages'],
}

type Json = Readonly<Record<string, unknown>>

/** Messages are sorted by their moments, so that one which drifts has another place: they are compared by their ids. */
const byId = (value: unknown, key: string): unknown =>
  key === 'messages' && Array.isArray(value)
    ? [...(value as readonly Readonly<{ id: number }>[])].sort((a, b) => a.id - b.id)
    : value
const placeById = (value: unknown, key: string, [place, ...rest]: readonly string[]): readonly string[] =>
  key === 'messages' && Array.isArray(value) && place !== undefined
    ? [String((byId(value, key) as readonly unknown[]).indexOf(value[Number(place)])), ...rest]
    : place === undefined
      ? []
      : [place, ...rest]

/** The path where two answers differ although only one place has drifted; undefined where nothing else changed. */
const strays = (before: unknown, after: unknown, path: readonly string[], drifted: string): string | undefined => {
  const [key, ...rest] = path
  if (key === undefined || TOGETHER[drifted]?.includes(key)) return undefined
  if (Array.isArray(before) && Array.isArray(after)) {
    const others = before.filter((_, index) => String(index) !== key)
    if (isDeepStrictEqual(others, after)) return undefined
    if (before.length !== after.length) return 'another number of elements'
    const left = after.filter((_, index) => String(index) !== key)
    return isDeepStrictEqual(others, left)
      ? strays(before[Number(key)], after[Number(key)], rest, drifted)
      : 'other elements'
  }
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return undefined
  const [was, is] = [before as Json, after as Json]
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => name !== key && !TOGETHER[drifted]?.includes(name) && !isDeepStrictEqual(was[name], is[name]),
  )
  if (changed.length > 0) return changed.join(', ')
  return strays(byId(was[key], key), byId(is[key], key), placeById(was[key], key, rest), drifted)
}

/** Whether the element with the drift is still there: only a required field may remove its element. */
const isKept = (before: unknown, after: unknown, path: readonly string[]): boolean => {
  const [key, ...rest] = path
  if (key === undefined || typeof before !== 'object' || before === null) return true
  if (typeof after !== 'object' || after === null) return rest.length === 0
  if (Array.isArray(before) && Array.isArray(after) && rest.length > 0 && before.length !== after.length) return false
  return isKept((before as Json)[key], (after as Json)[key], rest)
}

const saysSomething = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Whether a record has no other field than the drifted one: without it, it is empty. */
const isAllThereWas = (sound: unknown, { path }: Drift): boolean => {
  const around = path.slice(0, -1).reduce((inner, key) => (inner as Json)[key], sound)
  return path.length > 1 && !Array.isArray(around) && Object.values(around as Json).filter(saysSomething).length <= 1
}

/** Whether a path may be required; an element of a list is checked by the list's codec. */
const mayBeReliedOn = (path: readonly string[]): boolean => {
  const name = path.at(-1) ?? ''
  return /^\d+$/.test(name) || RELIED_ON.has(name)
}

/** The error in the decoding of a drifted answer; undefined where it is correct. */
const complaint = (call: AnyCall, sound: unknown, drift: Drift): string | undefined => {
  const { json, path } = drift
  const outcome = decodeAnswer(call, json)
  const codec = codecAt(call.answer, path)
  const isReliedOn =
    path.length === 1 ||
    isAllThereWas(sound, drift) ||
    codec === undefined ||
    isTold(codec) ||
    (Either.isLeft(codec.decode(undefined)) && mayBeReliedOn(path))
  if (Either.isLeft(outcome)) {
    const failure = outcome.left
    if (!isReliedOn) return `refused: ${JSON.stringify(failure)}`
    if (failure._tag === 'Missing') return undefined
    return failure._tag === 'Undecodable' && failure.call === callName(call) && KINDS.test(failure.actual)
      ? undefined
      : 'a failure that does not name call and kinds'
  }
  const read = throughJson(call.answer.encode(outcome.right))
  const drifted = path.at(-1) ?? ''
  if (!isReliedOn && TOGETHER[drifted] === undefined && !isKept(sound, read, path)) return 'its element is left out'
  return strays(sound, read, path, drifted)
}

const KINDS = /^(nothing|null|list|text|empty text|number|flag|record)$/

/** A path without list indexes: one case covers all elements. */
const caseOf = (call: AnyCall, { path, change }: Drift): string =>
  `${callName(call)} ${path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.')} ${change}`
const cases = new Set<string>()

describe('every call of the contract', () => {
  test.each(named)('%s survives the round trip of answer, body and query', (_, call) => {
    expect.hasAssertions()
    comesBack(call.answer, throughJson)
    comesBack(call.body, throughJson)
    comesBack(call.query, throughAddress)
  })

  test.each(nonFiles)('%s decodes every drift of its answer: intact parts stay the same (fault 21)', (_, call) => {
    expect.hasAssertions()
    fc.assert(
      fc.property(arbitraryOf(call.answer), (value) => {
        const written = throughJson(call.answer.encode(value))
        const first = decodeAnswer(call, written)
        const sound = Either.isRight(first) ? throughJson(call.answer.encode(first.right)) : undefined
        const wrong = driftsOf(sound).flatMap((drift) => {
          cases.add(caseOf(call, drift))
          const said = complaint(call, sound, drift)
          return said === undefined ? [] : [`${drift.path.join('.')} ${drift.change}: ${said}`]
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: runsOf(12) },
    )
  })

  // How many there are depends on what is drawn: from 5,700 to 6,500 in the few runs of `npm test`.
  test('has thousands of generated drifts', () => {
    expect(cases.size).toBeGreaterThan(5_000)
  })

  test('has a unique name, method and path', () => {
    const names = named.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

/** The lists of a codec whose emptiness is told, by record and name. */
const toldListsIn = ({ shape, name: record }: AnyWire): readonly string[] => {
  switch (shape.kind) {
    case 'mapped':
      return toldListsIn(shape.from)
    case 'record':
      return Object.values(shape.fields).flatMap(([name, field]) =>
        (isTold(field) ? [`${record}.${name}`] : []).concat(toldListsIn(field)),
      )
    case 'one':
    case 'done':
    case 'rows':
    case 'list':
    case 'optional':
      return toldListsIn(shape.item)
    default:
      return []
  }
}

test('The lists that cost what they are part of are those whose emptiness is told (fault 55)', () => {
  const told = new Set(calls.flatMap(({ answer }) => toldListsIn(answer)))
  expect([...told].toSorted()).toEqual(TOLD_LISTS)
})

describe('the required fields', () => {
  test('are found at every depth: when one is dropped from a single thing, the failure names that field (fault 21)', () => {
    const written = { data: { id: 5, event: { id: 1, title: 'Mercato', eventDateStart: '2026-03-01' } } }
    const lost = driftsOf(written).filter(({ change }) => change === 'dropped')
    const places = lost.flatMap(({ path, json }) => {
      const outcome = decodeAnswer(contract.events.mineOf, json)
      return Either.isLeft(outcome) && outcome.left._tag === 'Undecodable' ? [[path.join('.'), outcome.left.path]] : []
    })
    expect(places.map(([path]) => path)).toEqual([
      'data.id',
      'data.event',
      'data.event.id',
      'data.event.eventDateStart',
    ])
    expect(places.map(([path, told]) => [path, told])).toEqual(places.map(([path]) => [path, path]))
  })
})
