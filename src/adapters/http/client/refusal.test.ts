import { expect, test } from 'vitest'
import { account } from '../contract/account.ts'
import type { AnyCall } from '../contract/call.ts'
import { notices } from '../contract/notices.ts'
import { failureOf, successOf } from '../testing/fake-device.ts'
import { readAnswer } from './answer.ts'
import { denialIn } from './refusal.ts'

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
  expect([{ status: 409 }, { code: '403' }, { success: false }, { status: 'KO' }].map(denialIn)).toEqual([
    409, 403, 422, 422,
  ])
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
