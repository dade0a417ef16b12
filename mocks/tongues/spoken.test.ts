import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeAnswer, readAnswer } from '#adapters/http/client/answer.ts'
import { arbitraryOf } from '#adapters/http/testing/arbitrary.ts'
import { problem } from '#adapters/http/codecs/envelope.ts'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { runsOf } from '#domain/testing/runs.ts'
import { refusalIn, type Saying, spokenIn } from './spoken.ts'
import { type OtherTongue, TONGUES } from './tongue.ts'

const calls = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
const named = calls
  .filter(({ answer }) => answer.shape.kind !== 'file')
  .map((call): [string, AnyCall] => [callName(call), call])
const others = TONGUES.flatMap((tongue): OtherTongue[] => (tongue === 'own' ? [] : [tongue]))

/** Through JSON; moments without fractions of a second, which some dialects cannot express. */
const throughJson = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null).replaceAll(/(T\d{2}:\d{2}:\d{2})\.\d{3}Z/g, '$1.000Z'))

const heard = (said: Saying): unknown => (said.kind === 'json' ? throughJson(said.body) : {})

/** A value without some fields of its records. */
const without = (isGone: (name: string, value: unknown) => boolean, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(isGone, one))
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) => (isGone(name, one) ? [] : [[name, without(isGone, one)]])),
      )
    : value
}
/** How the server writes its records is its own. */
const isOrigin = (name: string): boolean => name === 'origin'
/** That roles were not read whole: strangers stand among the elements of `loose`. */
const isPartOfRoles = (name: string, value: unknown): boolean =>
  name === 'unreadable' && JSON.stringify(value) === '["rights"]'

/**
 * The decoded content, without the number of undecodable rows and the total, which `loose` sends only sometimes, and without
 * what it has beside the fields of the contract.
 */
const readAs = (call: AnyCall, json: unknown): unknown => {
  const read = decodeAnswer(call, json)
  if (Either.isLeft(read)) return read
  const value: unknown = read.right
  if (typeof value !== 'object' || value === null) return value
  return without(isOrigin, 'leftOut' in value ? { ...value, leftOut: undefined, total: undefined } : value)
}

const soundly = (call: AnyCall, check: (body: unknown) => void): void =>
  fc.assert(
    fc.property(arbitraryOf(call.answer), (value) => check(throughJson(call.answer.encode(value)))),
    { numRuns: runsOf(25) },
  )

describe.each(['flat', 'nested', 'loose', 'php', 'symfony'] as const)('the dialect %s', (tongue) => {
  test.each(named)('is decoded like our own: %s', (_, call) => {
    expect.hasAssertions()
    soundly(call, (body) => {
      const said = readAs(call, heard(spokenIn(tongue, call, body)))
      expect(tongue === 'loose' ? without(isPartOfRoles, said) : said).toEqual(readAs(call, body))
    })
  })
})

/** The same with every list in a canonical order: without dates the order is undefined. */
const unordered = (json: unknown): unknown => {
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map((row) => JSON.stringify(unordered(row))).sort()
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, unordered(value)]))
}

describe('the dialect bare', () => {
  test.each(named)('is decoded with all its content: %s', (_, call) => {
    expect.hasAssertions()
    soundly(call, (body) => {
      const said = heard(spokenIn('bare', call, body))
      const again = Either.map((value) => heard(spokenIn('bare', call, throughJson(call.answer.encode(value)))))
      expect(Either.map(unordered)(again(decodeAnswer(call, said)))).toEqual(Either.right(unordered(said)))
    })
  })
})

describe.each(others)('a server with the dialect %s', (tongue) => {
  test.each(named)('is understood, and always writes the same thing in the same form: %s', (_, call) => {
    expect.hasAssertions()
    soundly(call, (body) => {
      const said = spokenIn(tongue, call, body)
      expect(spokenIn(tongue, call, body)).toEqual(said)
      expect(decodeAnswer(call, heard(said))).toMatchObject({ _tag: 'Right' })
    })
  })

  test('refuses with a message that is decoded', () => {
    for (const call of calls) {
      const read = problem.decode(
        throughJson(
          refusalIn(tongue, call, {
            status: 409,
            message: 'Il codice non è giusto: controllalo e riprova',
            code: 'WRONG',
          }).body,
        ),
      )
      expect(Either.isRight(read) && read.right.message).toBe('Il codice non è giusto: controllalo e riprova')
    }
  })
})

test('files are the same in every dialect', () => {
  const bytes = new Blob(['a'])
  for (const tongue of others)
    expect(spokenIn(tongue, contract.notices.downloadFile, bytes)).toEqual({ kind: 'json', body: bytes })
})

const CHANGE = contract.users.change
const laravelRefused = (status: number) => Either.left({ _tag: 'Refused', status, message: 'È già chiuso' })
const laravelDone = (call: AnyCall): Saying => spokenIn('made-laravel', call, call.answer.encode('Fatto'))

describe('a server that was made with Laravel', () => {
  test.each([
    [409, 200, 422],
    [422, 422, 422],
    [403, 403, 403],
  ])('refuses in the body of a success, and what is invalid by its field (%i)', async (status, written, read) => {
    const told = refusalIn('made-laravel', CHANGE, { status, message: 'È già chiuso', code: 'CLOSED' })
    const answer = await readAnswer(CHANGE, Response.json(told.body, { status: told.status }))
    expect([told.status, answer]).toEqual([written, laravelRefused(read)])
  })

  test('answers a deletion in silence, and any other write in its words', () => {
    expect(laravelDone(contract.users.remove)).toEqual({ kind: 'nothing' })
    expect(laravelDone(CHANGE)).toEqual({ kind: 'json', body: { success: true, message: 'Fatto' } })
  })
})
