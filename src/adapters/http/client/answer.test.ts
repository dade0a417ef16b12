import { describe, expect, test } from 'vitest'
import { users } from '../contract/users.ts'
import type { AnyCall } from '../contract/call.ts'
import { notices } from '../contract/notices.ts'
import { failureOf, successOf } from '../testing/fake-device.ts'
import { readAnswer } from './answer.ts'

const answered = (body: string, type = 'application/json') => new Response(body, { headers: { 'content-type': type } })
const mismatch = async (call: AnyCall, response: Response) => failureOf(await readAnswer(call, response))
const TAG_CALL = 'GET /api/tags/{id}'

describe('an answer that makes no sense', () => {
  test('because it breaks off says so (fault 19)', async () => {
    expect(await mismatch(notices.tag, answered('{"data": {"id": 1, "na'))).toEqual({
      _tag: 'Undecodable',
      call: TAG_CALL,
      path: '',
      expected: '{ data: tag }',
      actual: 'broken JSON',
    })
  })

  test.each([
    ['<h1>Benvenuti</h1>', 'text/html; charset=utf-8', 'text/html'],
    ['{"data":{"id":1,"name":"x"}}', 'text/plain', 'text/plain'],
  ])('because it is of another type says which (fault 20)', async (body, type, actual) => {
    expect(await mismatch(notices.tag, answered(body, type))).toMatchObject({ path: '', actual })
  })

  test('because a value is of another kind names the place and the kinds, never the value (fault 21)', async () => {
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
    ['{}', 'data', 'nothing'],
    ['{"data":null}', 'data', 'null'],
    ['{"data":[1]}', 'data', 'list'],
    ['{"data":{"id":1}}', 'data.name', 'nothing'],
    ['{"data":{"id":{},"name":"x"}}', 'data.id', 'record'],
    ['{"data":{"id":true,"name":"x"}}', 'data.id', 'flag'],
    ['{"data":{"id":1,"name":7}}', 'data.name', 'number'],
    ['[]', '', 'list'],
  ])('as %s does, is a failure at %s (fault 22)', async (body, path, actual) => {
    expect(await mismatch(notices.tag, answered(body))).toMatchObject({ _tag: 'Undecodable', path, actual })
  })

  test('in one row of many names the row', async () => {
    const failure = await mismatch(notices.tags, answered('{"data":[{"id":1,"name":"x"},{"id":2}]}'))
    expect(failure).toMatchObject({ path: 'data.1.name' })
  })
})

describe('an answer with nothing in it', () => {
  test('is an empty list where the list is null (fault 22)', async () => {
    expect(successOf(await readAnswer(notices.tags, answered('{"data":null}')))).toEqual([])
  })

  test.each([new Response(null, { status: 204 }), answered(''), answered('{}'), answered('{"message":" "}')])(
    'says nothing where a message would do',
    async (response) => {
      expect(successOf(await readAnswer(users.change, response))).toBeUndefined()
    },
  )

  test('is a failure where something was asked for', async () => {
    expect(await mismatch(notices.tag, new Response(null, { status: 204 }))).toMatchObject({ path: 'data' })
  })
})

describe('a file', () => {
  test('is read as its bytes', async () => {
    const file = successOf(await readAnswer(notices.downloadFile, answered('%PDF', 'application/pdf')))
    expect([await file.text(), file.type]).toEqual(['%PDF', 'application/pdf'])
  })

  test.each(['application/json', 'application/problem+json; charset=utf-8'])(
    'is not what a JSON answer (%s) is, whatever its status (fault 43)',
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
