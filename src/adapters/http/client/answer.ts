import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import { problem } from '../codecs/envelope.ts'
import { type AnyCall, type Answer, callName } from '../contract/call.ts'
import type { Outcome } from './failures.ts'
import { isFile } from './shapes.ts'

type Mismatch = Readonly<{ path: string; expected: string; actual: string }>
type Undecodable = Extract<RequestFailure, { _tag: 'Undecodable' }>

/** A value by its type alone: what an answer carries may be personal and goes into no report. */
const kindOfValue = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (value === '') return 'empty text'
  const kinds: Readonly<Record<string, string>> = { string: 'text', object: 'record', boolean: 'flag' }
  return kinds[typeof value] ?? typeof value
}

const undecodable = (call: AnyCall, mismatch: Mismatch): Undecodable => ({
  _tag: 'Undecodable',
  call: callName(call),
  ...mismatch,
})

const whole = (call: AnyCall, actual: string): Outcome<never> =>
  Either.left(undecodable(call, { path: '', expected: call.answer.name, actual }))

/** Reads an answer's JSON value; a left names the call, the place, what was expected there and the type found (fault 21). */
export const decodeAnswer = <C extends AnyCall>(call: C, json: unknown): Outcome<Answer<C>> =>
  pipe(
    call.answer.decode(json) as Either.Either<
      readonly { context: readonly { key: string; type: { name: string }; actual?: unknown }[] }[],
      Answer<C>
    >,
    Either.mapLeft((errors): RequestFailure => {
      const context = errors[0]?.context ?? []
      const last = context.at(-1)
      return undecodable(call, {
        path: context
          .map(({ key }) => key)
          .filter((key) => key !== '')
          .join('.'),
        expected: last?.type.name ?? call.answer.name,
        actual: kindOfValue(last?.actual),
      })
    }),
  )

const mediaType = (response: Response): string =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const isJson = (media: string): boolean => media === 'application/json' || media.endsWith('+json')

const parsed = (text: string): Either.Either<unknown, unknown> =>
  Either.tryCatch(
    () => JSON.parse(text) as unknown,
    (error) => error,
  )

const refusalOf = async (response: Response): Promise<RequestFailure> => {
  if (response.status === 404) return { _tag: 'Missing' }
  const nothingSaid: RequestFailure = { _tag: 'Refused', status: response.status, message: undefined }
  // A page of HTML is for no citizen to read (fault 16).
  if (!isJson(mediaType(response))) return nothingSaid
  const json = parsed(await response.text())
  const said = Either.isRight(json) ? problem.decode(json.right) : json
  if (Either.isLeft(said)) return nothingSaid
  const { message, code } = said.right
  return { ...nothingSaid, message: message?.trim() ? message : undefined, ...(code !== undefined && { code }) }
}

/**
 * Reads a response as its call's contract says. Left: Missing (404), Refused (any other status that is not a success),
 * Undecodable (wrong content type, broken JSON, an unexpected shape). A body that is empty reads as an empty record.
 */
export const readAnswer = async <C extends AnyCall>(call: C, response: Response): Promise<Outcome<Answer<C>>> => {
  if (!response.ok) return Either.left(await refusalOf(response))
  const media = mediaType(response)
  if (isFile(call.answer)) return isJson(media) ? whole(call, media) : decodeAnswer(call, await response.blob())
  const text = await response.text()
  if (text.trim() === '') return decodeAnswer(call, {})
  if (!isJson(media)) return whole(call, media === '' ? 'no content type' : media)
  const json = parsed(text)
  return Either.isLeft(json) ? whole(call, 'broken JSON') : decodeAnswer(call, json.right)
}
