/** The contract as an OpenAPI 3.1 document, with descriptions, shared schemas, and examples of the seeded world. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from '#adapters/http/codecs/envelope.ts'
import { type AnyWire, bareOf } from '#adapters/http/codecs/wire.ts'
import { kindOf } from '#adapters/http/client/shapes.ts'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { isGuarded } from '#mocks/handlers/handlers-for.ts'
import { DECIDED } from '../contract-decisions.ts'
import { AREAS, type CallName, STATED } from '#features/catalogue/catalogue.ts'
import type { Entry } from '#features/catalogue/entry.ts'
import { pathParameterText } from '#features/catalogue/records.ts'
import { type Example, playExamples, playRefusals } from './examples.ts'
import { isOptional, meaningOf, type Schema, type SchemaWriter, schemaWriter } from './schemas.ts'

const VERSION = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version

const DESCRIPTION = `The calls that Piazza makes, and the answers that it reads.

- **Where it comes from.** The only source about the server is a specification that names the calls and some fields. Texts
  in operations name its clauses (\`AUTH-03\`); docs/clauses.md lists them. What the specification leaves open is decided
  here, and marked as decided.
- **Answers** are JSON. The content is in \`data\`; the tokens of a session and plain messages have no envelope. Fields that
  are not required may be absent or null.
- **Requests** say the language in \`Accept-Language\`, and messages for the citizen are in that language. A list takes its
  filters as one JSON object in \`filters\`; pages start at 1.
- **Sessions.** Calls under \`/api/\` need a bearer token. The other calls take one where there is one. After a 401 the app
  exchanges its refresh token once and repeats the call.
- **Failures** have a status of 400 or more and, where possible, a \`message\` that is shown to the citizen.
- **Forms.** Flags are Y or N, days YYYY-MM-DD, times HH:MM in local time, moments ISO 8601 in UTC, amounts euro, positions
  degrees (WGS 84).
- **Examples** come from the world of the demo; lists are cut to two rows.`

const mediaOf = (wire: AnyWire): string => {
  const media: Readonly<Record<string, string>> = { multipart: 'multipart/form-data', file: '*/*' }
  return media[kindOf(wire)] ?? 'application/json'
}

const content = (writer: SchemaWriter, wire: AnyWire, example: unknown, around?: string): Schema => ({
  [mediaOf(wire)]: { schema: writer.schemaOf(wire, around), ...(example !== undefined && { example }) },
})

/** The content of an answer, with one example or several. */
const answerContent = (writer: SchemaWriter, { answer }: AnyCall, { answer: first, others }: Example): Schema => {
  if (Object.keys(others).length === 0) return content(writer, answer, first)
  const examples = Object.entries({ usual: first, ...others }).map(([title, value]) => [title, { value }] as const)
  return { [mediaOf(answer)]: { schema: writer.schemaOf(answer), examples: Object.fromEntries(examples) } }
}

/** Parameters that are no id. */
const TEXTS: ReadonlySet<string> = new Set(['username', 'deviceId', 'code'])

const pathParameters = (path: string, example: Example): readonly Schema[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => {
    const description = pathParameterText(path, name)
    if (description === undefined)
      throw new Error(`{${name}} of ${path} has no description in features/catalogue/fields.ts`)
    return {
      name,
      in: 'path',
      required: true,
      description,
      schema: TEXTS.has(name) ? { type: 'string' } : { type: 'integer', minimum: 1 },
      // Parameters that are renamed for the document keep their value.
      example: example.params[name] ?? Object.values(example.params)[0],
    }
  })

/** Filters are JSON in a parameter: their schema is that of the JSON. */
const queryParameter = (
  writer: SchemaWriter,
  record: string,
  name: string,
  codec: AnyWire,
  example: unknown,
): Schema => {
  const { shape } = codec
  const head = { name, in: 'query', required: !isOptional(codec), description: meaningOf(record, name, codec) }
  if (shape.kind !== 'jsonText')
    return { ...head, schema: writer.schemaOf(bareOf(codec)), ...(example !== undefined && { example }) }
  const value = { schema: writer.schemaOf(shape.item), example: JSON.parse(String(example)) as unknown }
  return { ...head, content: { 'application/json': value } }
}

const queryParameters = (writer: SchemaWriter, query: AnyWire | undefined, example: Example): readonly Schema[] => {
  if (query === undefined) return []
  const { name: record, shape } = bareOf(query)
  if (shape.kind !== 'record') return []
  return Object.values(shape.fields).map(([name, codec]) =>
    queryParameter(writer, record, name, codec, example.query[name]),
  )
}

const successText = ({ answer }: AnyCall): string => {
  const texts: Readonly<Record<string, string>> = {
    done: 'Done. Every success status counts, whatever the body.',
    rows: 'The rows. Rows without their required fields are left out.',
    file: 'The bytes of the file.',
  }
  return texts[kindOf(answer)] ?? 'The answer.'
}

/** [decided] The statuses: the specification shows none but 200 and 401. */
const refusalsOf = (call: AnyCall, path: string): Schema => ({
  ...(isGuarded(call.path) && { 401: { $ref: '#/components/responses/Unauthorized' } }),
  ...(path.includes('{') && { 404: { $ref: '#/components/responses/NotFound' } }),
  ...((call.body ?? call.query) && { 422: { $ref: '#/components/responses/Refused' } }),
  429: { $ref: '#/components/responses/TooManyRequests' },
  default: { $ref: '#/components/responses/Failed' },
})

const securityOf = (call: AnyCall): readonly Schema[] => {
  if (call.auth === 'none') return []
  return isGuarded(call.path) ? [{ bearer: [] }] : [{ bearer: [] }, {}]
}

const descriptionOf = (call: AnyCall, { about, clauses }: Entry<AnyCall>): string => {
  const decided = DECIDED[callName(call)]
  return [
    about,
    ...(decided === undefined ? [] : [`Decided: ${decided}`]),
    `Clauses: ${clauses.split(' ').join(', ')}.`,
  ].join('\n\n')
}

const unnamed = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}')

/** The path of each call. Paths that differ only by the name of a parameter are one: its name becomes `id`. */
export const documentPath = (call: AnyCall, calls: readonly AnyCall[]): string => {
  const isShared = calls.some(({ path }) => path !== call.path && unnamed(path) === unnamed(call.path))
  return isShared ? call.path.replaceAll(/\{\w+\}/g, '{id}') : call.path
}

const refusal = (description: string, example?: unknown): Schema => ({
  description,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Problem' }, ...(example !== undefined && { example }) },
  },
})

type Operations = Readonly<Record<string, Record<string, Schema>>>

const operations = async (writer: SchemaWriter): Promise<Operations> => {
  const examples = await playExamples()
  const all = Object.values(contract).flatMap((calls): AnyCall[] => Object.values(calls))
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [area, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls) as [string, AnyCall][]) {
      const stated = STATED[`${area}.${name}` as CallName]
      const example = examples.get(`${area}.${name}`)
      if (example === undefined) throw new Error(`Nobody has described ${area}.${name}`)
      const path = documentPath(call, all)
      const parameters = [...pathParameters(path, example), ...queryParameters(writer, call.query, example)]
      const operation = {
        operationId: `${area}.${name}`,
        summary: stated.title,
        description: descriptionOf(call, stated),
        tags: [AREAS[area as keyof typeof contract][0]],
        'x-clauses': stated.clauses.split(' '),
        security: securityOf(call),
        ...(parameters.length > 0 && { parameters }),
        ...(call.body && {
          requestBody: { required: true, content: content(writer, call.body, example.body, 'request') },
        }),
        responses: {
          200: { description: successText(call), content: answerContent(writer, call, example) },
          ...refusalsOf(call, path),
        },
      }
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
    }
  return paths
}

/** The whole contract as an OpenAPI 3.1 document. */
export const openApi = async () => {
  const writer = schemaWriter()
  const paths = await operations(writer)
  const refusals = await playRefusals()
  if (problem.shape.kind === 'one') writer.schemaOf(problem.shape.item)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Piazza',
      version: VERSION,
      description: DESCRIPTION,
      contact: { name: 'The maintainers of Piazza' },
      // The owner has chosen none: this identifier of SPDX says so.
      license: { name: 'Not chosen yet', identifier: 'NOASSERTION' },
    },
    servers: [
      { url: 'http://127.0.0.1:8787', description: 'The server of the demo: npm run api' },
      {
        url: 'https://{host}',
        description: 'The API of a town',
        variables: { host: { default: 'api.comune.example', description: 'The host of the API' } },
      },
    ],
    tags: Object.values(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of the sign-in (AUTH-12).' },
      },
      responses: {
        Unauthorized: refusal('The token is missing, unknown or expired (AUTH-08).', refusals[401]),
        NotFound: refusal('Nothing has this id, or it belongs to somebody else.', refusals[404]),
        Refused: refusal('The request is refused; the message says why.', refusals[422]),
        TooManyRequests: {
          ...refusal('Too many requests; the app waits as long as Retry-After says.'),
          headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } } },
        },
        Failed: refusal('The request failed; the message, if any, is shown to the citizen (ERR-01).'),
      },
      schemas: Object.fromEntries([...writer.components].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}
