/** Prints the OpenAPI document of the contract: `npm run --silent openapi > openapi.json`. */
import { pathToFileURL } from 'node:url'
import { kindOf } from '../src/adapters/http/client/shapes.ts'
import type { AnyCall } from '../src/adapters/http/contract/call.ts'
import { contract } from '../src/adapters/http/contract/contract.ts'
import type { AnyWire } from '../src/adapters/http/codecs/wire.ts'

type Schema = Readonly<Record<string, unknown>>

const ANY: Schema = {}
const TEXT: Schema = { type: 'string' }

/** The written form of each scalar; readers also accept what the codec documents (numbers as texts, other flags). */
const SCALARS: Readonly<Record<string, Schema>> = {
  text: TEXT,
  id: { type: 'integer', minimum: 1 },
  flag: { enum: ['Y', 'N'] },
  count: { type: 'integer', minimum: 0 },
  decimal: { type: 'number' },
  instant: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', pattern: '^\\d{2}:\\d{2}$' },
  file: { type: 'string', format: 'binary' },
}

const isOptional = ({ shape }: AnyWire): boolean =>
  shape.kind === 'optional' || (shape.kind === 'mapped' && isOptional(shape.from))

const enveloped = (data: Schema): Schema => ({ type: 'object', properties: { data }, required: ['data'] })

const schemaOf = (wire: AnyWire): Schema => {
  const { shape } = wire
  switch (shape.kind) {
    case 'choice':
      return { enum: shape.wire }
    case 'list':
      return { type: 'array', items: schemaOf(shape.item) }
    case 'optional':
      return { anyOf: [schemaOf(shape.item), { type: 'null' }] }
    case 'record': {
      const fields = Object.values(shape.fields)
      const required = fields.filter(([, codec]) => !isOptional(codec)).map(([name]) => name)
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, codec]) => [name, schemaOf(codec)])),
        ...(required.length > 0 && { required }),
      }
    }
    case 'one':
      return shape.isBare ? schemaOf(shape.item) : enveloped(schemaOf(shape.item))
    case 'done':
      return shape.isBare ? schemaOf(shape.item) : enveloped(schemaOf(shape.item))
    case 'rows': {
      const rows: Schema = { type: 'array', items: schemaOf(shape.item) }
      return enveloped(
        shape.name === undefined
          ? rows
          : { type: 'object', properties: { [shape.name]: rows, totalRows: SCALARS['count'] }, required: [shape.name] },
      )
    }
    case 'mapped':
      return schemaOf(shape.from)
    case 'jsonText':
      return { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(shape.item) }
    case 'multipart':
      return schemaOf(shape.record)
    default:
      return SCALARS[shape.kind] ?? ANY
  }
}

const mediaOf = (wire: AnyWire): string => {
  const media: Readonly<Record<string, string>> = { multipart: 'multipart/form-data', file: 'application/octet-stream' }
  return media[kindOf(wire)] ?? 'application/json'
}

const content = (wire: AnyWire): Schema => ({ [mediaOf(wire)]: { schema: schemaOf(wire) } })

const pathParameters = (path: string): readonly Schema[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({ name, in: 'path', required: true, schema: TEXT }))

const queryParameters = (query: AnyWire | undefined): readonly Schema[] => {
  if (query === undefined) return []
  if (query.shape.kind === 'mapped') return queryParameters(query.shape.from)
  if (query.shape.kind !== 'record') return []
  return Object.values(query.shape.fields).map(([name, codec]) => ({
    name,
    in: 'query',
    required: !isOptional(codec),
    schema: schemaOf(codec.shape.kind === 'optional' ? codec.shape.item : codec),
  }))
}

const operationOf = (area: string, name: string, call: AnyCall): Schema => {
  const parameters = [...pathParameters(call.path), ...queryParameters(call.query)]
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    // Bearer calls may also be made without a token, by citizens who are not signed in.
    security: call.auth === 'bearer' ? [{ bearer: [] }, {}] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: content(call.body) } }),
    responses: {
      200: { description: 'Success', content: content(call.answer) },
      default: { description: 'A problem', content: { 'application/json': { schema: PROBLEM } } },
    },
  }
}

const PROBLEM: Schema = { type: 'object', properties: { message: TEXT, code: TEXT } }

/** The whole contract as an OpenAPI 3.1 document. */
export const openApi = () => {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [area, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls) as [string, AnyCall][]) {
      const path = (paths[call.path] ??= {})
      path[call.method.toLowerCase()] = operationOf(area, name, call)
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Piazza', version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${JSON.stringify(openApi(), undefined, 2)}\n`)
