import * as Either from 'fp-ts/lib/Either.js'
import { CONTENT } from '../codecs/envelope.ts'
import { ENDING, foldedName } from '../codecs/names/neighbours.ts'
import { isFailedWord, outcomeFrom, refusalStatus } from '../codecs/outcome.ts'
import { flag, isHollow, isNothing, isRecord } from '../codecs/wire.ts'

/** The status of a refusal whose answer has that of a success, and names no other. */
const UNPROCESSABLE = 422
/** How deep the envelopes are in which an answer may say how its request ended. */
const DEPTH = 3

type Ending = keyof typeof ENDING
/** A field of an answer that says how its request ended. */
type Field = Readonly<{ ending: Ending; name: string; value: unknown }>

const ENDINGS: ReadonlyMap<string, Ending> = new Map(
  (Object.keys(ENDING) as Ending[]).flatMap((ending) =>
    ENDING[ending].map((name) => [foldedName(name), ending] as const),
  ),
)

/** Whether a field of an answer says how its request ended, by its name. */
const endingOf = (name: string): Ending | undefined => ENDINGS.get(foldedName(name))

/** Whether an `error` says that there is one: a text, a number, a list or a record of them; yes. */
const isError = (value: unknown): boolean => {
  if (isNothing(value) || isHollow(value)) return false
  const yes = flag.decode(value)
  return Either.isRight(yes) ? yes.right : true
}

/** A sentence under the name of a success is one. */
const isSentence = (value: unknown): boolean => typeof value === 'string' && /\S\s+\S/.test(value)

/** Whether a field says that the request was done: true, false, or undefined where that cannot be read. */
const isDoneBy = ({ ending, name, value }: Field): boolean | undefined => {
  if (ending === 'wrong') return !isError(value)
  if (ending === 'status') return refusalStatus(value) === undefined && !isFailedWord(value)
  if (isNothing(value) || isHollow(value)) return true
  return outcomeFrom(value) ?? (/^success/i.test(name) && isSentence(value) ? true : undefined)
}

const fieldsIn = (json: unknown, depth = DEPTH): readonly Field[] =>
  !isRecord(json) || depth === 0
    ? []
    : [
        ...Object.entries(json).flatMap(([name, value]): readonly Field[] => {
          const ending = endingOf(name)
          return ending === undefined ? [] : [{ ending, name, value }]
        }),
        ...fieldsIn(json[CONTENT], depth - 1),
      ]

/**
 * How a request ended whose answer has the status of a success. `denied`: the answer says that it was not done, as
 * `error`, `success`, `status`, `code` or `esito` and their like, bare or in an envelope; with the status that it names.
 * `unclear`: nobody can read whether it was. Undefined: nothing is said against it (fault 55).
 */
export type Told = Readonly<{ is: 'denied'; status: number } | { is: 'unclear'; name: string; value: unknown }>
export const outcomeIn = (json: unknown): Told | undefined => {
  const fields = fieldsIn(json)
  const isSaidDone = fields.some((one) => one.ending === 'yes' && !isNothing(one.value) && isDoneBy(one) === true)
  // Beside a plain yes a number is that of something else, such as a ticket.
  const isNumberOfAThing = ({ ending, value }: Field) => isSaidDone && ending === 'status' && !isFailedWord(value)
  if (fields.some((field) => isDoneBy(field) === false && !isNumberOfAThing(field))) {
    const status = fields.map(({ value }) => refusalStatus(value)).find((one) => one !== undefined)
    return { is: 'denied', status: status ?? UNPROCESSABLE }
  }
  const unclear = fields.find((field) => isDoneBy(field) === undefined)
  return unclear && { is: 'unclear', name: unclear.name, value: unclear.value }
}

/** Whether a body has nothing but words about the request: no rows that would say that it was answered all the same. */
export const isBare = (json: unknown): boolean =>
  isRecord(json) &&
  Object.entries(json).every(
    ([key, value]) =>
      key.startsWith('error') ||
      endingOf(key) !== undefined ||
      isNothing(value) ||
      isHollow(value) ||
      (key === CONTENT ? isBare(value) : typeof value !== 'object'),
  )
