import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeAnswer } from '../client/answer.ts'
import { isFile } from '../client/shapes.ts'
import { arbitraryOf } from '../codecs/arbitrary.ts'
import type { AnyWire } from '../codecs/wire.ts'
import { type Drift, driftsOf } from '../testing/drift.ts'
import { type AnyCall, callName } from './call.ts'
import { contract } from './contract.ts'

const calls: readonly AnyCall[] = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
const named = calls.map((call) => [callName(call), call] as const)

/** What is left of a written value after its journey: JSON, or the texts of an address. */
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

/** Values to compare by: a file by its size and type, as a form gives it back under a name. */
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
    { numRuns: 60 },
  )
}

const KINDS = /^(nothing|null|list|text|empty text|number|flag|record)$/

/** Whether a drift fails as it should, naming call, place and kinds, or gives a value that the contract can write again. */
const isWellTaken = (call: AnyCall, { json, path }: Drift): boolean => {
  const outcome = decodeAnswer(call, json)
  if (Either.isRight(outcome)) return call.answer.encode(outcome.right) !== null
  const failure = outcome.left
  return (
    failure._tag === 'Undecodable' &&
    failure.call === callName(call) &&
    `${failure.path}.`.startsWith(`${path}.`) &&
    failure.expected !== '' &&
    KINDS.test(failure.actual)
  )
}

describe('every call of the contract', () => {
  test.each(named)('%s gives back what was written: answer, body and query', (_, call) => {
    expect.hasAssertions()
    comesBack(call.answer, throughJson)
    comesBack(call.body, throughJson)
    comesBack(call.query, throughAddress)
  })

  test.each(named.filter(([, call]) => !isFile(call.answer)))(
    '%s whose answer drifts is a failure that names call, place and kinds, or a defined value (fault 21)',
    (_, call) => {
      expect.hasAssertions()
      fc.assert(
        fc.property(arbitraryOf(call.answer), (value) => {
          const drifts = driftsOf(throughJson(call.answer.encode(value)))
          expect(drifts.filter((drift) => !isWellTaken(call, drift))).toEqual([])
        }),
        { numRuns: 8 },
      )
    },
  )

  test('is named once, by a method and a path of its own', () => {
    const names = named.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a drifted answer', () => {
  test('is found at every depth: where a required field is dropped, the failure names that very field (fault 21)', () => {
    const codecs = contract.notices.received
    const written = {
      data: {
        noticeSents: [
          {
            id: 1,
            created: '2026-03-01T09:00:00Z',
            seen: 'N',
            notice: { id: 2, title: 'Avviso', template: 'S', activity: { name: 'Comune' } },
          },
        ],
      },
    }
    expect(Either.isRight(decodeAnswer(codecs, written))).toBe(true)
    const lost = driftsOf(written).filter(({ change }) => change === 'dropped')
    const places = lost.flatMap(({ path, json }) => {
      const outcome = decodeAnswer(codecs, json)
      return Either.isLeft(outcome) && outcome.left._tag === 'Undecodable' ? [[path, outcome.left.path]] : []
    })
    expect(places.map(([path]) => path)).toEqual([
      'data',
      'data.noticeSents',
      ...['id', 'seen', 'notice', 'notice.title', 'notice.template', 'notice.activity'].map(
        (field) => `data.noticeSents.0.${field}`,
      ),
      'data.noticeSents.0.notice.activity.name',
    ])
    expect(places.map(([, told]) => told)).toEqual(places.map(([path]) => path))
  })
})
