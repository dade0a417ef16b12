import * as Either from 'fp-ts/lib/Either.js'
import { CONTENT } from '../codecs/envelope.ts'
import { flag, isHollow, isNothing, isRecord } from '../codecs/wire.ts'
import { numberFrom } from '../codecs/wire-number.ts'

/** The status of a refusal whose answer has that of a success, and names no other. */
const UNPROCESSABLE = 422
const FIRST_REFUSAL = 400
const LAST_REFUSAL = 599

/** Words for a failure in a field that tells how a request ended. `no` is none of them: a status may be a choice of the citizen. */
const FAILED = /^(?:ko|nok|nack|errors?|errore|fail|failed|failure|fallit[oa]|exception)$/i

type Body = Readonly<Record<string, unknown>>

/** Whether an `error` says that there is one: a text, a number, a list or a record of them; yes. */
const isError = (value: unknown): boolean => {
  if (isNothing(value) || isHollow(value)) return false
  const yes = flag.decode(value)
  return Either.isRight(yes) ? yes.right : true
}

const isNo = (value: unknown): boolean => {
  const yes = flag.decode(value)
  return Either.isRight(yes) && !yes.right
}

const statusIn = (value: unknown): number | undefined => {
  const number = numberFrom(value)
  return number !== undefined && number >= FIRST_REFUSAL && number <= LAST_REFUSAL ? number : undefined
}

const isFailedWord = (value: unknown): boolean => typeof value === 'string' && FAILED.test(value.trim())

const denied = (body: Body): number | undefined => {
  const status = statusIn(body['status']) ?? statusIn(body['code']) ?? statusIn(body['statusCode'])
  if (status !== undefined) return status
  const isDenied =
    isError(body['error']) ||
    isError(body['errors']) ||
    isNo(body['success']) ||
    isNo(body['ok']) ||
    isNo(body['esito']) ||
    isFailedWord(body['status']) ||
    isFailedWord(body['esito']) ||
    isFailedWord(body['code']) ||
    isFailedWord(body['result'])
  return isDenied ? UNPROCESSABLE : undefined
}

/**
 * The status of the refusal that a body tells though its own status is that of a success, as `error`, `errors`, `success`,
 * `status`, `code` or `esito`, bare or in its envelope; undefined where it tells none. A write is done only where its
 * answer does not say otherwise (fault 55).
 */
export const denialIn = (json: unknown): number | undefined => {
  if (!isRecord(json)) return undefined
  const inner = json[CONTENT]
  return denied(json) ?? (isRecord(inner) ? denied(inner) : undefined)
}

/** Whether a body has nothing but words about the request: no rows that would say that it was answered all the same. */
export const isBare = (json: unknown): boolean =>
  isRecord(json) &&
  Object.entries(json).every(
    ([key, value]) =>
      key.startsWith('error') ||
      isNothing(value) ||
      isHollow(value) ||
      (key === CONTENT ? isBare(value) : typeof value !== 'object'),
  )
