import { readFileSync } from 'node:fs'
import * as Either from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { isFile } from '#adapters/http/client/shapes.ts'
import { readWire } from '#adapters/http/codecs/reading.ts'
import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { AREAS_OF_RECORDS, RECORDS } from '#features/catalogue/records.ts'
import { documentPath, openApi } from './openapi/document.ts'

const calls = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
const named = calls.map((call) => [callName(call), call] as const)

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every record and list of the document, with its path. */
const partsOf = (value: unknown, path: string): readonly (readonly [string, Json])[] =>
  isJson(value)
    ? [[path, value] as const, ...Object.entries(value).flatMap(([key, one]) => partsOf(one, `${path}/${key}`))]
    : []

/** The value at the keys; undefined where there is none. */
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)

let document: Awaited<ReturnType<typeof openApi>>
let parts: ReturnType<typeof partsOf>
beforeAll(async () => {
  document = await openApi()
  parts = partsOf(document, '#')
})

const operationOf = (call: AnyCall) =>
  at(document.paths, documentPath(call, calls), call.method.toLowerCase()) as Json | undefined

describe('the OpenAPI document', () => {
  test('lists exactly the calls of the contract', () => {
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.sort()).toEqual(calls.map((call) => `${call.method} ${documentPath(call, calls)}`).sort())
  })

  test('states a path once, whatever its parameters are called', () => {
    const paths = Object.keys(document.paths)
    expect(new Set(paths.map((path) => path.replaceAll(/\{\w+\}/g, '{}'))).size).toBe(paths.length)
    expect(Object.keys(document.paths['/api/userevents/{id}'] ?? {})).toEqual(['post', 'put', 'delete'])
  })

  test('has the parameters, the form and the security of a call', () => {
    expect(document.paths['/api/app/noticesents']?.['get']).toMatchObject({
      security: [{ bearer: [] }],
      parameters: expect.arrayContaining([
        expect.objectContaining({
          name: 'sortBy',
          required: true,
          schema: { type: 'string', enum: ['created', 'title'] },
        }),
        expect.objectContaining({ name: 'group', required: false, schema: { type: 'string' } }),
      ]),
    })
    expect(document.paths['/app/languages']?.['get']).toMatchObject({ security: [{ bearer: [] }, {}] })
    expect(document.paths['/api/login_check']?.['post']).toMatchObject({ security: [] })
    expect(document.paths['/api/app/usersprofile']?.['post']).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/ProfileForm' } } } },
    })
    expect(document.components.schemas['ProfileForm']).toMatchObject({ required: ['profile'] })
  })

  test('is plain JSON, and the same each time', async () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
    expect(await openApi()).toEqual(document)
  })

  test('refers to what it has, and has nothing that it does not refer to', () => {
    const targets = new Set(parts.flatMap(([, part]) => (typeof part['$ref'] === 'string' ? [part['$ref']] : [])))
    const components = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`))
    expect([...targets].sort()).toEqual(components.sort())
  })

  test('describes every tag, parameter, response and property', () => {
    const properties = parts
      .filter(([path]) => path.endsWith('/properties'))
      .flatMap(([path, all]) => Object.entries(all).map(([name, one]) => [`${path}/${name}`, one] as const))
    const others = parts.filter(([path]) => /(?:\/(?:parameters|responses)|^#\/tags)\/[^/]+$/.test(path))
    const undescribed = [...properties, ...others].filter(
      ([, one]) => at(one, 'description') === undefined && at(one, '$ref') === undefined,
    )
    expect(undescribed.map(([path]) => path)).toEqual([])
    expect(properties.length).toBeGreaterThan(300)
  })
})

/** `noticeSent row` as `NoticeSentRow`. */
const componentOf = (record: string): string =>
  record.replaceAll(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('the records of the catalogue', () => {
  test('are stated once', () => {
    const names = AREAS_OF_RECORDS.flatMap((area) => Object.keys(area))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each(Object.keys(RECORDS))('are in the document, with the fields that have words there: %s', (record) => {
    const { is, fields = {} } = RECORDS[record] ?? {}
    const properties = Object.entries(fields).map(([field, description]) => [field, { description }] as const)
    expect(document.components.schemas[componentOf(record)]).toMatchObject({
      description: is,
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    })
  })
})

const CLAUSES: ReadonlySet<string> = new Set(
  Array.from(readFileSync('docs/clauses.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm), ([, id = '']) => id),
)

describe.each(named)('%s', (_, call) => {
  test('has a summary, a description, clauses that exist, a known tag and a refusal', () => {
    const operation = operationOf(call)
    expect(operation).toMatchObject({ summary: expect.stringMatching(/^[A-Z].{5,60}[^.]$/) })
    expect(operation?.['description']).toMatch(/\.\n\nClauses: /)
    expect(((operation?.['x-clauses'] ?? []) as readonly string[]).filter((id) => !CLAUSES.has(id))).toEqual([])
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation?.['tags'] as string[]))
    expect(Object.keys(operation?.['responses'] as Json)).toEqual(expect.arrayContaining(['200', '429', 'default']))
  })

  test('has an example that its own codecs read without a loss', () => {
    const operation = operationOf(call)
    const body = at(operation, 'requestBody', 'content', 'application/json', 'example')
    if (call.body?.shape.kind !== 'multipart') readsWhole(call.body, body)
    const { example, examples = {} } = (at(operation, 'responses', '200', 'content', 'application/json') ?? {}) as Json
    const answers = example === undefined ? Object.values(examples as Json).map((one) => at(one, 'value')) : [example]
    expect(answers.length === 0).toBe(isFile(call.answer))
    for (const answer of answers) readsWhole(call.answer, answer)
    const query = ((operation?.['parameters'] ?? []) as readonly Json[])
      .filter((one) => one['in'] === 'query')
      .map((one) => [one['name'], one['example'] ?? jsonExample(one)])
    readsWhole(call.query, Object.fromEntries(query.filter(([, value]) => value !== undefined)))
  })
})

const jsonExample = (parameter: Json): unknown => {
  const value = at(parameter, 'content', 'application/json', 'example')
  return value && JSON.stringify(value)
}

const readsWhole = (codec: AnyWire | undefined, value: unknown): void => {
  if (codec === undefined) return
  const { result, losses } = readWire(codec, value)
  expect([Either.isRight(result), losses]).toEqual([true, []])
}
