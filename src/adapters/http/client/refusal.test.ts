import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBeDone } from '#application/kit/uncertain.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { runsOf } from '#domain/testing/runs.ts'
import type { Dialect } from '#domain/town/dialect.ts'
import { ENDING } from '../codecs/names/neighbours.ts'
import { outcomeFrom } from '../codecs/outcome.ts'
import { isHollow, isNothing } from '../codecs/wire.ts'
import { account } from '../contract/account.ts'
import { type AnyCall, callName } from '../contract/call.ts'
import { contract } from '../contract/contract.ts'
import { notices } from '../contract/notices.ts'
import { failureOf, successOf } from '../testing/fake-device.ts'
import { readAnswer } from './answer.ts'
import { outcomeIn } from './refusal.ts'
import { isFile } from './shapes.ts'

const read = (call: AnyCall, body: unknown) => readAnswer(call, Response.json(body))

test.each([
  [{ success: false, message: 'Il questionario è chiuso' }, 'Il questionario è chiuso'],
  [{ success: 'N', messaggio: 'Il questionario &egrave; chiuso' }, 'Il questionario è chiuso'],
  [{ data: { success: 0, message: 'Chiuso' } }, 'Chiuso'],
  [{ error: 'Il questionario è chiuso' }, 'Il questionario è chiuso'],
  [{ error: { message: '<p>Chiuso</p>' } }, 'Chiuso'],
  [{ error: true }, undefined],
  [{ errors: [{ field: 1, message: 'Manca la risposta' }] }, 'Manca la risposta'],
  [
    { error: true, violations: [{ propertyPath: 'email', message: 'Non &egrave; un indirizzo' }] },
    'Non è un indirizzo',
  ],
  [
    { status: 400, message: 'Validation Failed', errors: { children: { cap: { errors: ['Il CAP manca'] } } } },
    'Il CAP manca',
  ],
  [{ success: false, title: 'An error occurred', detail: 'Il questionario è chiuso' }, 'Il questionario è chiuso'],
  [{ success: false, message: 'Validation Failed', detail: 'Not Found' }, undefined],
  [{ errors: { answer: ['Manca la risposta'] } }, 'Manca la risposta'],
  [{ status: 'error', message: 'Chiuso' }, 'Chiuso'],
  [{ status: 'KO', message: 'Validation Failed' }, undefined],
  [{ status: 500 }, undefined],
  [{ code: '409', message: 'Chiuso' }, 'Chiuso'],
  [{ esito: 'KO', message: 'Chiuso' }, 'Chiuso'],
  [{ esito: 'N' }, undefined],
])('A write is refused by the body %j, whatever its status says (fault 55)', async (body, message) => {
  expect(failureOf(await read(account.saveProfile, body))).toMatchObject({ _tag: 'Refused', message })
})

test('The status that a body names is that of the refusal', () => {
  const bodies = [{ status: 409 }, { code: '403' }, { success: false }, { status: 'KO' }, { esito: 'KO', codice: 404 }]
  expect(bodies.map(outcomeIn)).toEqual([409, 403, 422, 422, 404].map((status) => ({ is: 'denied', status })))
})

test.each([
  [{ message: 'Salvato' }, 'Salvato'],
  [{ message: '<p>Cos&igrave; &egrave; <b>salvato</b></p>' }, 'Così è salvato'],
  [{ success: true, status: 'ok', code: 200, error: null, errors: [], esito: 'S' }, undefined],
  [{ status: 'closed', code: 'ABC123', error: false, errors: {} }, undefined],
  [{ error: '', success: '' }, undefined],
  [{ error: 'N', errors: 0 }, undefined],
  ['OK', undefined],
])('A write is done by the body %j', async (body, message) => {
  expect(successOf(await read(account.saveProfile, body))).toBe(message)
})

test.each([
  { success: false, message: 'Errore' },
  { error: 'Errore', data: [] },
  { status: 'error', data: null },
])('No rows are not told where the answer %j says that something failed (fault 55)', async (body) => {
  expect(failureOf(await read(notices.tags, body))).toMatchObject({ _tag: 'Refused' })
})

test('Rows are read beside words about the request', async () => {
  expect(successOf(await read(notices.tags, { error: 'parziale', data: [{ id: 1, name: 'Scuola' }] }))).toEqual([
    { id: 1, name: 'Scuola' },
  ])
})

test.each([
  ['text/html', JSON.stringify({ data: [{ id: 1, name: 'Città' }] })],
  [
    'application/json',
    new Uint8Array(
      [...'{"data":[{"id":1,"name":"Citt'].map((one) => one.codePointAt(0) ?? 0).concat(0xe0, 0x22, 0x7d, 0x5d, 0x7d),
    ),
  ],
])('JSON is read as %s and with the characters of an older server', async (type, body) => {
  const response = new Response(body, { headers: { 'content-type': type } })
  expect(successOf(await readAnswer(notices.tags, response))).toEqual([{ id: 1, name: 'Città' }])
})

test.each([
  { esito: 'positivo' },
  { esito: { codice: 'OK', label: 'Operazione riuscita' } },
  { esito: 200, codice: 451 },
  { success: 'Il profilo è salvato' },
  { riuscito: 1, stato: 'in lavorazione' },
])('A write is done where the answer says so in words: %j', async (body) => {
  expect(Either.isRight(await read(account.saveProfile, body))).toBe(true)
})

test.each([
  { esito: 'negativo', messaggio: 'Il codice non va' },
  { esito: { codice: 'KO' }, errori: ['Il codice non va'] },
  { successo: false, dettaglio: 'Il codice non va' },
  { riuscito: 'no', errore: { message: 'Il codice non va' } },
  { data: { data: { stato: 'errore', messaggio: 'Il codice non va' } } },
])('A write is refused where the answer says so in Italian: %j', async (body) => {
  expect(failureOf(await read(account.saveProfile, body))).toMatchObject({
    _tag: 'Refused',
    message: 'Il codice non va',
  })
})

test('What a town calls its envelope is where an answer denies a write, too (fault 55)', async () => {
  const dialect: Dialect = { envelope: { content: 'risposta' } }
  const answer = Response.json({ versione: 3, risposta: { success: 'N', message: 'Chiuso' } })
  expect(failureOf(await readAnswer(account.saveProfile, answer, { dialect }))).toMatchObject({
    _tag: 'Refused',
    message: 'Chiuso',
  })
})

const WORDS = 'Il codice non va'
const calls: readonly AnyCall[] = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))

/** What says neither yes nor no. */
const unclear = fc
  .oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom<unknown>('forse', 7, { codice: 0 }, { a: { b: 1 } }, [['x']]))
  .filter((value) => !isNothing(value) && !isHollow(value) && outcomeFrom(value) === undefined)
  .filter((value) => typeof value !== 'string' || !/\s/.test(value))
const endings = fc.constantFrom(...ENDING.yes)
const envelopes = fc.constantFrom<(body: object) => object>(
  (body) => body,
  (body) => ({ data: body }),
  (body) => ({ data: null, ...body }),
  (body) => ({ data: [], ...body }),
)

test.each(calls.filter(({ answer }) => !isFile(answer)).map((call) => [callName(call), call] as const))(
  'Where nobody can read whether it was done, %s is told neither done nor refused, with the words of the server (fault 55)',
  async (_, call) => {
    await fc.assert(
      fc.asyncProperty(endings, unclear, envelopes, async (name, value, wrapped) => {
        const failure = failureOf(await read(call, wrapped({ [name]: value, messaggio: WORDS })))
        expect(failure).toMatchObject({ _tag: 'Undecodable', call: callName(call), message: WORDS })
        expect(mayBeDone(failure as RequestFailure)).toBe(true)
      }),
      { numRuns: runsOf(40) },
    )
  },
)

test('An outcome that is a sentence, or has one, is what the server says where it says nothing else', async () => {
  const bodies = [{ esito: 'Il codice non va' }, { esito: { codice: 7, descrizione: 'Il codice non va' } }]
  for (const body of bodies)
    expect(failureOf(await read(account.register, body))).toMatchObject({ _tag: 'Undecodable', message: WORDS })
})
