/** Random requests for every call of the contract: right ones, nearly right ones, and wrong ones. */
import * as fc from 'fast-check'
import { isMultipart } from '#adapters/http/client/shapes.ts'
import { arbitraryOf } from '#adapters/http/testing/arbitrary.ts'
import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { driftsOf } from '#adapters/http/testing/drift.ts'

type Body = Readonly<{ body: string | FormData | undefined; type: string | undefined }>
export type Fuzzed = Readonly<{ call: AnyCall; path: string; as: 'citizen' | 'admin' | 'nobody' }> & Body

const JSON_TYPE = 'application/json'
const NO_BODY: Body = { body: undefined, type: undefined }

/** Ids that exist, ids that do not, and texts that are none. */
const segments = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 120 }).map(String) },
  fc.constantFrom('0', '-1', '1e9', '999999999999999999999', 'NaN', 'null', '%00', '1%2F2', 'mario.rossi', '123456'),
  fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text)),
)

const paths = (call: AnyCall): fc.Arbitrary<string> => {
  const parts = call.path.split(/\{\w+\}/)
  return fc
    .array(segments, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, at) => part + (values[at] ?? '')).join(''))
}

/** Values that fit the codec, some of them with one field dropped, nulled or of another type. */
const written = (codec: AnyWire): fc.Arbitrary<unknown> =>
  arbitraryOf(codec).chain((value) => {
    const right: unknown = codec.encode(value)
    const wrong = driftsOf(right).map(({ json }) => json)
    return wrong.length === 0 ? fc.constant(right) : fc.oneof(fc.constant(right), fc.constantFrom(...wrong))
  })

const queryText = (value: unknown): string => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const texts = entries.map(([name, one]): [string, string] => [
    name,
    typeof one === 'object' ? JSON.stringify(one) : String(one),
  ])
  return `?${new URLSearchParams(texts).toString()}`
}

const queries = (call: AnyCall): fc.Arbitrary<string> =>
  call.query === undefined
    ? fc.constantFrom('', '?filters={}')
    : fc.oneof(
        { weight: 3, arbitrary: written(call.query).map(queryText) },
        fc
          .dictionary(fc.constantFrom('filters', 'page', 'rowsPerPage', 'sortBy', 'descending', 'text'), fc.string())
          .map(queryText),
        fc.constant(''),
      )

const formOf = (value: unknown): FormData => {
  const form = new FormData()
  for (const [name, one] of Object.entries(value ?? {})) form.append(name, String(one))
  return form
}

const bodies = (call: AnyCall): fc.Arbitrary<Body> => {
  if (call.method === 'GET') return fc.constant(NO_BODY)
  const wrong = fc.oneof(
    fc.jsonValue().map((value): Body => ({ body: JSON.stringify(value), type: JSON_TYPE })),
    fc.string().map((body): Body => ({ body, type: JSON_TYPE })),
    fc.constant<Body>({ body: '{"id":', type: JSON_TYPE }),
    fc.constant<Body>({ body: 'no form', type: 'multipart/form-data; boundary=none' }),
    fc.constant(NO_BODY),
  )
  const { body: codec } = call
  if (codec === undefined) return wrong
  const right = isMultipart(codec)
    ? arbitraryOf(codec).map((value): Body => ({ body: codec.encode(value) as FormData, type: undefined }))
    : written(codec).map((value): Body => ({ body: JSON.stringify(value), type: JSON_TYPE }))
  const forms = fc
    .dictionary(fc.constantFrom('profile', 'imgProfile', 'x'), fc.string())
    .map((value): Body => ({ body: formOf(value), type: undefined }))
  return fc.oneof({ weight: 3, arbitrary: right }, wrong, ...(isMultipart(codec) ? [forms] : []))
}

/** Requests for one call. */
export const requestsFor = (call: AnyCall): fc.Arbitrary<Fuzzed> =>
  fc
    .tuple(paths(call), queries(call), bodies(call), fc.constantFrom('citizen', 'admin', 'nobody'))
    .map(([path, query, { body, type }, as]) => ({ call, path: path + query, as, body, type }))
