/** Codecs of words: those of an enumeration, and names inside records. */
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { plainText } from '#domain/text/plain-text.ts'
import { filledText, isRecord, narrowed, optional, referenceIn, scalar, textFrom, Wire } from './wire.ts'

/** The fields that hold the word of a choice that a server writes as a record (`{ value: 'S', label: 'Standard' }`). */
const CHOSEN = ['code', 'codice', 'value', 'valore', 'key', 'name', 'type', 'label'] as const

/** What may be the word of a choice: the value itself, or the fields of its record. */
export const chosenIn = (value: unknown): readonly unknown[] =>
  isRecord(value) ? CHOSEN.map((field) => value[field]) : [value]

/** One of a few words, each with its own word on the wire, read regardless of case. */
export const choice = <const Table extends Readonly<Record<string, string>>>(
  name: string,
  table: Table,
): Wire<keyof Table & string> => {
  const words = new Map(Object.entries(table).map(([word, wire]) => [wire.toLowerCase(), word]))
  return scalar<keyof Table & string>(
    name,
    { kind: 'choice', wire: Object.values(table) },
    (value) =>
      chosenIn(value)
        .map((one) => words.get(String(textFrom(one)).trim().toLowerCase()))
        .find((one) => one !== undefined),
    (word) => table[word],
  )
}

/** A text that some servers wrap in a record with a name (`workEmployment: { name }`), as it is written. */
export const writtenName: Wire<string | undefined> = optional(
  new Wire<string>(
    'name',
    { kind: 'text' },
    (value, context) =>
      pipe(
        isRecord(value)
          ? [value['name'], value['title'], value['label'], value['address'], value['description']].find(textFrom)
          : value,
        (name) => (referenceIn(name) === undefined ? filledText.validate(name, context) : t.failure(name, context)),
      ),
    (value) => value,
  ),
)

/** The same for a citizen to read: a server may write it as HTML (`plainText`). */
export const nameText: Wire<string | undefined> = narrowed(writtenName, (name) =>
  name === undefined ? undefined : plainText(name),
)
