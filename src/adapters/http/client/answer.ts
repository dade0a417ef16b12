import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Diagnostics, Unreadable } from '#application/ports/diagnostics.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { tellLeftOut } from '#application/ports/left-out.ts'
import { CONTRACT, type Dialect } from '#domain/town/dialect.ts'
import { CONTENT, inOwnEnvelope, isNothingWrapped, problem, readsAnyEnvelope, saysAnyOf } from '../codecs/envelope.ts'
import { isRecord, namesOf } from '../codecs/wire.ts'
import { pathOf, readWire } from '../codecs/reading.ts'
import { type AnyCall, type Answer, callName } from '../contract/call.ts'
import type { Outcome } from './failures.ts'
import { isBare, outcomeIn, type Told } from './refusal.ts'
import { isDone, isFile, isOne, itemOf } from './shapes.ts'

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

/**
 * The context of an answer: the requested id, how the server speaks, the receiver of losses, that of the text, and the
 * reading that is told how much of it could not be read.
 */
type Circumstances = Readonly<{
  asked?: unknown
  dialect?: Dialect | undefined
  diagnostics?: Pick<Diagnostics, 'note'> | undefined
  heard?: ((text: string) => void) | undefined
  reading?: AbortSignal | undefined
}>

/**
 * Decodes an answer's JSON value, and reports to `diagnostics` what was left out. A left names the call, the path, the
 * expected type and the type found (fault 21); an empty answer about one thing is Missing.
 */
export const decodeAnswer = <C extends AnyCall>(
  call: C,
  json: unknown,
  { asked, dialect = CONTRACT, diagnostics, reading }: Circumstances = {},
): Outcome<Answer<C>> => {
  const { result, losses, leftOut } = readWire<Answer<C>>(call.answer, inOwnEnvelope(json, dialect), asked, dialect)
  const name = callName(call)
  const unreadable = (path: string, expected: string, actual: unknown): Unreadable => ({
    call: name,
    path,
    expected,
    actual: kindOfValue(actual),
  })
  if (Either.isRight(result) && reading !== undefined) tellLeftOut(reading, leftOut)
  if (Either.isRight(result))
    for (const { path, expected, actual } of losses)
      diagnostics?.note({ kind: 'leftOut', ...unreadable(path, expected, actual) })
  return pipe(
    result,
    Either.mapLeft((errors): RequestFailure => {
      if (call.method === 'GET' && isOne(call.answer) && isNothingWrapped(json)) return { _tag: 'Missing' }
      const context = errors[0]?.context ?? []
      const last = context.at(-1)
      return { _tag: 'Undecodable', ...unreadable(pathOf(context), last?.type.name ?? call.answer.name, last?.actual) }
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

/**
 * The text of an answer. [decided] UTF-8, whatever its content type says; where it is none, as older servers write: with
 * the characters of Western Europe.
 */
const textOf = async (response: Response): Promise<string> => {
  const bytes = await response.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const readingFields = () => import('../codecs/violations.ts')

/** Whether a refusal may say something of single fields: what reads that comes with the first one that does. */
const mayNameFields = (json: unknown): boolean =>
  isRecord(json) && ('violations' in json || 'errors' in json || mayNameFields(json[CONTENT]))

/** The reason that a body gives, in whatever envelope; `json` is under our names for the parts of one. */
const reasonIn = async (json: unknown, dialect: Dialect) => {
  const read = () => readWire(problem, json, undefined, dialect).result
  if (json !== undefined && Either.isLeft(read())) await readingAnyEnvelope()
  return Either.getOrElse((): typeof problem._A => ({ message: undefined, code: undefined }))(read())
}

/** The failure that a refused request tells: by its status, with the message of its body for the citizen, if any. */
const refused = async (
  { method, body }: AnyCall,
  status: number,
  json: unknown,
  dialect: Dialect,
): Promise<RequestFailure> => {
  const { message, code } = await reasonIn(json, dialect)
  // A read shows in its place that the thing is missing; a write needs the reason.
  if (status === 404) return { _tag: 'Missing', ...(method !== 'GET' && message !== undefined && { message }) }
  const fields = mayNameFields(json) ? (await readingFields()).fieldsSaid(body, json, dialect) : undefined
  return { _tag: 'Refused', status, message, ...(code !== undefined && { code }), ...(fields && { fields }) }
}

const refusalOf = async (call: AnyCall, response: Response, dialect: Dialect): Promise<RequestFailure> => {
  // HTML is no message for a citizen (fault 16).
  const json = parsed(await textOf(response).catch(() => ''))
  return refused(call, response.status, Either.isRight(json) ? inOwnEnvelope(json.right, dialect) : undefined, dialect)
}

/** An answer that cannot be read may still have words for the citizen: they say what the app cannot. */
const withWords = async (failure: RequestFailure, json: unknown, dialect: Dialect): Promise<RequestFailure> => {
  if (failure._tag !== 'Undecodable') return failure
  const { message } = await reasonIn(json, dialect)
  return message === undefined ? failure : { ...failure, message }
}

/** The failure of a request of which the answer says that it was not done, or not whether it was (fault 55). */
const undone = async (call: AnyCall, told: Told, json: unknown, dialect: Dialect): Promise<RequestFailure> => {
  if (told.is === 'denied') return refused(call, told.status, json, dialect)
  const { name: path, value } = told
  const unclear = {
    _tag: 'Undecodable',
    call: callName(call),
    path,
    expected: 'outcome',
    actual: kindOfValue(value),
  } as const
  const said = await withWords(unclear, json, dialect)
  // Where nothing else has words, the outcome itself may be some.
  return 'message' in said ? said : withWords(unclear, isRecord(value) ? value : { message: value }, dialect)
}

/** A whole HTML page does not come from the API, whatever its status. */
const isDocument = (body: string): boolean => /^\s*<(!doctype|html)/i.test(body)

/** A write with the status of a success is done, unless its body does not let that be read (fault 55); only the message may be missing. */
const doneWith = async <C extends AnyCall>(
  call: C,
  response: Response,
  dialect: Dialect,
): Promise<Outcome<Answer<C>>> => {
  const body = await textOf(response).catch(() => '')
  if (isDocument(body)) return whole(call, 'document')
  const read = parsed(body)
  if (Either.isLeft(read)) return decoded(call, {}, { dialect })
  const json = inOwnEnvelope(read.right, dialect)
  const told = outcomeIn(json)
  return told === undefined ? decoded(call, json, { dialect }) : Either.left(await undone(call, told, json, dialect))
}

/** The words of a refusal, which a thing may have as well. */
const ABOUT_THE_REQUEST: ReadonlySet<string> = new Set(['message', 'status', 'code'])

/** Whether an answer about one thing has a field of that thing. */
const isAnswered = ({ answer }: AnyCall, json: unknown, dialect: Dialect): boolean => {
  const item = itemOf(answer)
  const names = item === undefined ? [] : [...namesOf(item, dialect)].filter((name) => !ABOUT_THE_REQUEST.has(name))
  const content = isRecord(json) && isRecord(json[CONTENT]) ? json[CONTENT] : json
  return isOne(answer) && isRecord(content) && saysAnyOf(content, new Set(names))
}

/**
 * Decodes a response by the contract of its call. Left: Missing (404, or an empty answer about one thing), Refused
 * (every other status that is not a success, or a body that denies one), Undecodable (no JSON, an unexpected shape, a body
 * that does not let it be read whether the request was done).
 */
export const readAnswer = async <C extends AnyCall>(
  call: C,
  response: Response,
  circumstances?: Circumstances,
): Promise<Outcome<Answer<C>>> => {
  const { dialect = CONTRACT } = circumstances ?? {}
  if (!response.ok) return Either.left(await refusalOf(call, response, dialect))
  if (isDone(call.answer)) return doneWith(call, response, dialect)
  const media = mediaType(response)
  if (isFile(call.answer))
    return isJson(media) || media === PAGE ? whole(call, media) : decodeAnswer(call, await response.blob())
  const text = await textOf(response)
  if (text.trim() === '') return decoded(call, undefined, circumstances)
  const read = parsed(text)
  // JSON is read under any content type; what is no JSON is named by it (fault 20).
  if (Either.isLeft(read)) return whole(call, isJson(media) ? 'broken JSON' : media === '' ? 'no content type' : media)
  const json = inOwnEnvelope(read.right, dialect)
  const told = isBare(json) && !isAnswered(call, json, dialect) ? outcomeIn(json) : undefined
  if (told !== undefined) return Either.left(await undone(call, told, json, dialect))
  circumstances?.heard?.(text)
  const outcome = await decoded(call, json, circumstances)
  if (Either.isRight(outcome)) return outcome
  const why = outcomeIn(json)
  return Either.left(await (why ? undone(call, why, json, dialect) : withWords(outcome.left, json, dialect)))
}
