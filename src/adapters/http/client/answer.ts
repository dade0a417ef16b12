import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Diagnostics, Unreadable } from '#application/ports/diagnostics.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { isNothingWrapped, problem, readsAnyEnvelope } from '../codecs/envelope.ts'
import { pathOf, readWire } from '../codecs/reading.ts'
import { type AnyCall, type Answer, callName } from '../contract/call.ts'
import type { Outcome } from './failures.ts'
import { isDone, isFile, isOne } from './shapes.ts'

/** A value by its type only: values may be personal data and must not be reported. */
const kindOfValue = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (value === '') return 'empty text'
  const kinds: Readonly<Record<string, string>> = { string: 'text', object: 'record', boolean: 'flag' }
  return kinds[typeof value] ?? typeof value
}

const whole = (call: AnyCall, actual: string): Outcome<never> =>
  Either.left({ _tag: 'Undecodable', call: callName(call), path: '', expected: call.answer.name, actual })

/** The context of an answer: the requested id, the receiver of losses, and the receiver of the text. */
type Circumstances = Readonly<{
  asked?: unknown
  diagnostics?: Pick<Diagnostics, 'note'> | undefined
  heard?: ((text: string) => void) | undefined
}>

/**
 * Decodes an answer's JSON value, and reports to `diagnostics` what was left out. A left names the call, the path, the
 * expected type and the type found (fault 21); an empty answer about one thing is Missing.
 */
export const decodeAnswer = <C extends AnyCall>(
  call: C,
  json: unknown,
  { asked, diagnostics }: Circumstances = {},
): Outcome<Answer<C>> => {
  const { result, losses } = readWire<Answer<C>>(call.answer, json, asked)
  const name = callName(call)
  const unreadable = (path: string, expected: string, actual: unknown): Unreadable => ({
    call: name,
    path,
    expected,
    actual: kindOfValue(actual),
  })
  if (Either.isRight(result))
    for (const { path, expected, actual } of losses)
      diagnostics?.note({ kind: 'leftOut', ...unreadable(path, expected, actual) })
  return pipe(
    result,
    Either.mapLeft((errors): RequestFailure => {
      if (call.method === 'GET' && isOne(call.answer) && isNothingWrapped(json)) return { _tag: 'Missing' }
      const context = errors[0]?.context ?? []
      const last = context.at(-1)
      return {
        _tag: 'Undecodable',
        ...unreadable(pathOf(context), last?.type.name ?? call.answer.name, last?.actual),
      }
    }),
  )
}

const mediaType = (response: Response): string =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** An error page, or the sign-in of a guest network: no attachment (fault 43). */
const PAGE = 'text/html'

const isJson = (media: string): boolean => media === 'application/json' || media.endsWith('+json')

const parsed = (text: string): Either.Either<unknown, unknown> =>
  Either.tryCatch(
    () => JSON.parse(text) as unknown,
    (error) => error,
  )

const readingAnyEnvelope = () => import('../codecs/unwrapping.ts')

/** Decodes an answer; if its envelope is unknown, decodes it again with the reader of all envelopes. */
const decoded = async <C extends AnyCall>(
  call: C,
  json: unknown,
  circumstances?: Circumstances,
): Promise<Outcome<Answer<C>>> => {
  const first = decodeAnswer(call, json, circumstances)
  if (Either.isRight(first) || readsAnyEnvelope()) return first
  await readingAnyEnvelope()
  return decodeAnswer(call, json, circumstances)
}

const refusalOf = async ({ method }: AnyCall, response: Response): Promise<RequestFailure> => {
  const { status } = response
  // HTML is no message for a citizen (fault 16).
  const json = isJson(mediaType(response)) ? parsed(await response.text()) : Either.left(undefined)
  if (Either.isRight(json) && Either.isLeft(problem.decode(json.right))) await readingAnyEnvelope()
  const said = Either.isRight(json) ? problem.decode(json.right) : json
  const { message, code } = Either.isRight(said) ? said.right : { message: undefined, code: undefined }
  // A read shows in its place that the thing is missing; a write needs the reason.
  if (status === 404) return { _tag: 'Missing', ...(method !== 'GET' && message !== undefined && { message }) }
  return { _tag: 'Refused', status, message, ...(code !== undefined && { code }) }
}

/** A whole HTML page does not come from the API, whatever its status. */
const isDocument = (body: string): boolean => /^\s*<(!doctype|html)/i.test(body)

/** Every success status of a write is a success, whatever its body; only the message may be missing. */
const doneWith = async <C extends AnyCall>(call: C, response: Response): Promise<Outcome<Answer<C>>> => {
  const body = await response.text().catch(() => '')
  if (isDocument(body)) return whole(call, 'document')
  const json = parsed(body)
  return decoded(call, Either.isRight(json) ? json.right : {})
}

/**
 * Decodes a response by the contract of its call. Left: Missing (404, or an empty answer about one thing), Refused
 * (every other status that is not a success), Undecodable (wrong content type, invalid JSON, an unexpected shape).
 */
export const readAnswer = async <C extends AnyCall>(
  call: C,
  response: Response,
  circumstances?: Circumstances,
): Promise<Outcome<Answer<C>>> => {
  if (!response.ok) return Either.left(await refusalOf(call, response))
  if (isDone(call.answer)) return doneWith(call, response)
  const media = mediaType(response)
  if (isFile(call.answer))
    return isJson(media) || media === PAGE ? whole(call, media) : decodeAnswer(call, await response.blob())
  const text = await response.text()
  if (text.trim() === '') return decoded(call, undefined, circumstances)
  if (!isJson(media)) return whole(call, media === '' ? 'no content type' : media)
  const json = parsed(text)
  circumstances?.heard?.(text)
  return Either.isLeft(json) ? whole(call, 'broken JSON') : decoded(call, json.right, circumstances)
}
