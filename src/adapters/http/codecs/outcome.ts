/** Whether a request was done, as the fields of its answer tell it (fault 55). */
import * as Either from 'fp-ts/lib/Either.js'
import { numberFrom } from './wire-number.ts'
import { flag, scalar, textFrom, type Wire } from './wire.ts'
import { chosenIn } from './wire-words.ts'

const FIRST_REFUSAL = 400
const LAST_REFUSAL = 599
const FIRST_SUCCESS = 200
const LAST_SUCCESS = 299

/** Words for a failure, wherever they stand. `no` is none of them: a status may be a choice of the citizen. */
const FAILED = /^(?:ko|nok|nack|errors?|errore|fail|failed|failure|fallit[oa]|exception)$/i
/** Words that are the state of a thing as well: a failure only where nothing but the request can be meant. */
const REFUSED = /^(?:negativ[oa]|non ?riuscit[oa]|rifiutat[oa]|respint[oa]|denied|rejected|refused)$/i
const DONE = /^(?:success(?:o|ful)?|positiv[oa]|complete|completed|completat[oa]|riuscit[oa]|eseguit[oa]|done|fatto)$/i

const isWord = (value: unknown, words: RegExp): boolean => typeof value === 'string' && words.test(value.trim())

/** The status of a refusal that a value is; undefined for any other. */
export const refusalStatus = (value: unknown): number | undefined => {
  const number = numberFrom(value)
  return number !== undefined && number >= FIRST_REFUSAL && number <= LAST_REFUSAL ? number : undefined
}

/** Whether a value is a word for a failure. */
export const isFailedWord = (value: unknown): boolean => isWord(value, FAILED)

const isDoneIn = (value: unknown): boolean | undefined => {
  const yes = flag.decode(value)
  if (Either.isRight(yes)) return yes.right
  if (isWord(value, DONE)) return true
  if (isFailedWord(value) || isWord(value, REFUSED) || refusalStatus(value) !== undefined) return false
  const number = numberFrom(value)
  return number !== undefined && number >= FIRST_SUCCESS && number <= LAST_SUCCESS ? true : undefined
}

/** Whether a value is a digit, which alone is a flag, and in a record a code that only its server knows. */
const isDigit = (value: unknown): boolean => /^\d$/.test(String(textFrom(value)))

/** Yes or no: a flag, a word or a status, also in a record (`{ code: 'KO' }`); undefined where it says neither. */
export const outcomeFrom = (value: unknown): boolean | undefined =>
  chosenIn(value)
    .filter((one) => one === value || !isDigit(one))
    .map(isDoneIn)
    .find((one) => one !== undefined)

/** How a request ended. It is written Y or N. */
export const outcome: Wire<boolean> = scalar('outcome', { kind: 'flag' }, outcomeFrom, flag.encode)
