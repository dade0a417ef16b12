import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Deviation } from '#application/ports/diagnostics.ts'
import { contract } from '../contract/contract.ts'
import { users } from '../contract/users.ts'
import type { AnyCall } from '../contract/call.ts'
import { notices } from '../contract/notices.ts'
import { topics } from '../contract/topics.ts'
import { failureOf, successOf } from '../testing/fake-device.ts'
import { readAnswer } from './answer.ts'

const answered = (body: string, type = 'application/json') => new Response(body, { headers: { 'content-type': type } })
const mismatch = async (call: AnyCall, response: Response) => failureOf(await readAnswer(call, response))
const TAG_CALL = 'GET /api/tags/{id}'

describe('an undecodable answer', () => {
  test('that is truncated says so (fault 19)', async () => {
    expect(await mismatch(notices.tag, answered('{"data": {"id": 1, "na'))).toEqual({
      _tag: 'Undecodable',
      call: TAG_CALL,
      path: '',
      expected: 'one tag',
      actual: 'broken JSON',
    })
  })

  test.each([
    ['<h1>Benvenuti</h1>', 'text/html; charset=utf-8', 'text/html'],
    ['Benvenuti', 'text/plain', 'text/plain'],
  ])('of another content type names it (fault 20)', async (body, type, actual) => {
    expect(await mismatch(notices.tag, answered(body, type))).toMatchObject({ path: '', actual })
  })

  test('with a value of another type names the path and the types, never the value (fault 21)', async () => {
    const failure = await mismatch(notices.tag, answered('{"data":{"id":"RSSMRA80A01L682X","name":"x"}}'))
    expect(failure).toEqual({
      _tag: 'Undecodable',
      call: TAG_CALL,
      path: 'data.id',
      expected: 'id of Tag',
      actual: 'text',
    })
    expect(JSON.stringify(failure)).not.toContain('RSSMRA')
  })

  test.each([
    ['{"message":"ok"}', 'id', 'nothing'],
    ['{"data":{"name":"x"}}', 'data.id', 'nothing'],
    ['{"data":[1]}', 'data.0', 'number'],
    ['{"data":"x"}', 'data', 'text'],
    ['{"data":{"data":{"id":"x"}}}', 'data.data.id', 'text'],
    ['7', '', 'number'],
    ['{"data":{"id":{},"name":"x"}}', 'data.id', 'record'],
    ['{"data":{"id":true,"name":"x"}}', 'data.id', 'flag'],
  ])('that %s is a failure at %s (fault 22)', async (body, path, actual) => {
    expect(await mismatch(notices.tag, answered(body))).toMatchObject({ _tag: 'Undecodable', path, actual })
  })

  test.each([
    ['{"data":{"id":1}}', ''],
    ['{"data":{"id":1,"name":null}}', ''],
    ['{"data":{"id":1,"name":{}}}', ''],
    ['{"data":{"id":1,"name":7}}', '7'],
  ])('is not replaced by one without a name (%s)', async (body, name) => {
    expect(successOf(await readAnswer(notices.tag, answered(body)))).toEqual({ id: 1, name })
  })

  test('with the same fault in every row names all places', async () => {
    const failure = await mismatch(notices.tags, answered('{"data":[{"id":"x"},{"id":"y"}]}'))
    expect(failure).toMatchObject({ _tag: 'Undecodable', path: 'data', expected: 'tag', actual: 'list' })
  })
})

/** The decoded rows, and the reported losses. */
const told = async (call: AnyCall, body: string) => {
  const losses: object[] = []
  const diagnostics = { note: (what: Deviation) => void losses.push(what) }
  const answer: unknown = successOf(await readAnswer(call, answered(body), { diagnostics }))
  return { answer, losses }
}

describe('undecodable parts of an answer', () => {
  test('in one row leave out that row, which is reported with the types, never the value', async () => {
    const { answer, losses } = await told(notices.tags, '{"data":[{"id":1,"name":"x"},{"id":"RSSMRA80A01L682X"},7]}')
    expect(answer).toEqual([{ id: 1, name: 'x' }])
    expect(losses).toMatchObject([
      { call: 'GET /app/tags', path: 'data.1.id', expected: 'id of Tag', actual: 'text' },
      { call: 'GET /app/tags', path: 'data.2', expected: 'tag', actual: 'number' },
    ])
    expect(JSON.stringify(losses)).not.toContain('RSSMRA')
  })

  test('in an optional field leave out that field', async () => {
    const { answer, losses } = await told(notices.tag, '{"data":{"id":1,"name":{"it":"x"}}}')
    expect(answer).toEqual({ id: 1, name: '' })
    expect(losses).toMatchObject([{ call: TAG_CALL, path: 'data.name', expected: 'optional text', actual: 'record' }])
  })

  test('are not reported where everything is read or absent', async () => {
    expect((await told(notices.tags, '{"data":[{"id":1,"name":"x"},{"id":2,"name":null}]}')).losses).toEqual([])
    expect((await told(notices.tags, '{"data":null}')).losses).toEqual([])
  })
})

describe('an empty answer about one thing', () => {
  const NOTHING = [
    '{"data":null}',
    '{"data":""}',
    '{"data":{}}',
    '{"data":[]}',
    '{"data":{"data":null}}',
    '{}',
    '[]',
    '""',
  ]

  test.each([...NOTHING, '', '{"message":"Non c’è","data":null}', '{"data":[[]]}'])(
    'is Missing where it was read (%s, fault 22)',
    async (body) => {
      expect(await mismatch(notices.tag, answered(body))).toEqual({ _tag: 'Missing' })
    },
  )

  test.each(NOTHING)('is no answer to a write (%s)', async (body) => {
    expect(await mismatch(topics.checkPassword, answered(body))).toMatchObject({ _tag: 'Undecodable' })
  })

  test('is accepted where nothing of it is needed', async () => {
    expect(successOf(await readAnswer(contract.account.checkForgotCode, answered('{"data":{}}')))).toEqual({
      valid: true,
    })
  })
})

const asked = async (body: string) => successOf(await readAnswer(notices.tag, answered(body), { asked: 7 }))

describe('an answer to a request by id', () => {
  test('has the requested id where it has none of its own', async () => {
    expect(await asked('{"data":{"name":"x"}}')).toEqual({ id: 7, name: 'x' })
    expect(await asked('{"data":{"id":null,"name":"x"}}')).toEqual({ id: 7, name: 'x' })
    expect(await asked('{"data":{"id":1,"name":"x"}}')).toEqual({ id: 1, name: 'x' })
  })

  test.each(['{"data":{}}', '{}', '{"data":null}'])('is missing where it is otherwise empty (%s)', async (body) => {
    expect(failureOf(await readAnswer(notices.tag, answered(body), { asked: 7 }))).toEqual({ _tag: 'Missing' })
  })
})

const said = (response: Response) => readAnswer(users.change, response)

const missing = () => Response.json({ message: ['Utente', 'eliminato'] }, { status: 404 })

describe('an answer to a write', () => {
  test.each([
    ['true', 'application/json'],
    ['false', 'application/json'],
    ['"OK"', 'application/json'],
    ['7', 'application/json'],
    ['[]', 'application/json'],
    ['null', 'application/json'],
    ['{"data":{"id":7}}', 'application/json'],
    ['{"message":null}', 'application/json'],
    ['{"message":7}', 'application/json'],
    ['{"message":', 'application/json'],
    ['OK', 'text/plain'],
    ['Fatto', 'text/html'],
    ['<p>Fatto</p>', 'text/html'],
    ['', ''],
  ])('succeeds with any body (%s, %s)', async (body, type) => {
    expect(successOf(await said(answered(body, type)))).toBeUndefined()
  })

  test.each([200, 201, 202, 204])('succeeds with every success status (%i)', async (status) => {
    expect(successOf(await said(new Response(null, { status })))).toBeUndefined()
  })

  test('succeeds also where its body is truncated', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
    expect(successOf(await said(new Response(body)))).toBeUndefined()
  })

  test.each([
    ['{"message":"Fatto"}', 'Fatto'],
    ['{"data":{"message":"Fatto"}}', 'Fatto'],
    ['{"message":"Fatto","data":{"id":7}}', 'Fatto'],
    ['{"message":"Fatto","data":null}', 'Fatto'],
    ['{"message":["Salvato.","Grazie."]}', 'Salvato. Grazie.'],
    ['{"message":{"name":["Nome salvato."],"email":"E-mail salvata."}}', 'Nome salvato. E-mail salvata.'],
    ['{"message":["", null, 7, "Fatto"]}', 'Fatto'],
  ])('has its message as a text, a list or a record (%s)', async (body, message) => {
    expect(successOf(await said(answered(body)))).toBe(message)
  })

  test('has its message with any content type', async () => {
    expect(successOf(await said(answered('{"message":"Fatto"}', 'text/html')))).toBe('Fatto')
  })

  test.each(['<!DOCTYPE html><title>Wi-Fi</title>', '  <html><body>Accedi</body></html>', '<!doctype HTML>'])(
    'is not done where a whole page of HTML answers: that is no API (%s)',
    async (body) => {
      for (const type of ['text/html', 'application/json'])
        expect(failureOf(await said(answered(body, type)))).toMatchObject({
          _tag: 'Undecodable',
          path: '',
          actual: 'document',
        })
    },
  )

  test('of 404 has the reason; a read has none', async () => {
    expect(failureOf(await said(missing()))).toEqual({ _tag: 'Missing', message: 'Utente eliminato' })
    expect(failureOf(await said(new Response('<html>', { status: 404 })))).toEqual({ _tag: 'Missing' })
    expect(await mismatch(notices.tag, missing())).toEqual({ _tag: 'Missing' })
  })
})

describe('an answer without content', () => {
  test('is an empty list where the list is null (fault 22)', async () => {
    expect(successOf(await readAnswer(notices.tags, answered('{"data":null}')))).toEqual([])
  })

  test.each([new Response(null, { status: 204 }), answered(''), answered('{}'), answered('{"message":" "}')])(
    'says nothing where a message would do',
    async (response) => {
      expect(successOf(await readAnswer(users.change, response))).toBeUndefined()
    },
  )

  test('is Missing where one thing was requested', async () => {
    expect(await mismatch(notices.tag, new Response(null, { status: 204 }))).toEqual({ _tag: 'Missing' })
  })
})

describe('a file', () => {
  test('is read as bytes', async () => {
    const file = successOf(await readAnswer(notices.downloadFile, answered('%PDF', 'application/pdf')))
    expect([await file.text(), file.type]).toEqual(['%PDF', 'application/pdf'])
  })

  test.each(['application/json', 'application/problem+json; charset=utf-8', 'text/html; charset=utf-8'])(
    'is not what a JSON answer or a page (%s) is, whatever its status (fault 43)',
    async (type) => {
      expect(await mismatch(notices.downloadFile, answered('{"message":"File assente"}', type))).toMatchObject({
        _tag: 'Undecodable',
        expected: 'file',
      })
    },
  )
})

test('Every JSON media type is JSON', async () => {
  const said = answered('{"message":"Fatto"}', 'application/vnd.api+json')
  expect(successOf(await readAnswer(users.change, said))).toBe('Fatto')
})

const denied = (body: object) => readAnswer(contract.favourites.all, Response.json(body))

describe('an answer about one thing whose body denies it (fault 55)', () => {
  test.each([
    [{ success: false, message: 'Torna domani' }],
    [{ data: { esito: 'KO', message: 'Torna domani' } }],
    [{ error: 'Torna domani' }],
  ])('is refused, and not empty: %j', async (body) => {
    expect(await denied(body)).toEqual(Either.left({ _tag: 'Refused', status: 422, message: 'Torna domani' }))
  })

  test('is read where it has the thing all the same', async () => {
    expect(await denied({ success: false, favorites: [] })).toMatchObject({ right: { activities: [] } })
    const asked = await readAnswer(
      contract.account.forgotPassword,
      Response.json({ data: { esito: 'N' }, message: 'Utente sconosciuto' }),
    )
    expect(asked).toEqual(Either.right({ succeeded: false, message: 'Utente sconosciuto' }))
  })
})
