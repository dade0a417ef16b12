import { describe, expect, test } from 'vitest'
import { type AnyCall, callName } from '../src/adapters/http/contract/call.ts'
import { contract } from '../src/adapters/http/contract/contract.ts'
import { openApi } from './openapi.ts'

const calls = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))

describe('the OpenAPI document', () => {
  const { paths } = openApi()

  test('lists exactly the calls of the contract', () => {
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.sort()).toEqual(calls.map(callName).sort())
  })

  test('has the parameters, the form and the security of a call', () => {
    expect(paths['/api/app/noticesents']?.['get']).toMatchObject({
      security: [{ bearer: [] }, {}],
      parameters: expect.arrayContaining([
        { name: 'sortBy', in: 'query', required: true, schema: { enum: ['created', 'title'] } },
        { name: 'group', in: 'query', required: false, schema: { type: 'string' } },
      ]),
    })
    expect(paths['/api/tags/{id}']?.['get']).toMatchObject({ parameters: [{ name: 'id', in: 'path', required: true }] })
    expect(paths['/api/login_check']?.['post']).toMatchObject({ security: [] })
    expect(paths['/api/app/usersprofile']?.['post']).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['profile'] } } } },
    })
  })

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(openApi()))).toEqual(openApi())
  })
})
