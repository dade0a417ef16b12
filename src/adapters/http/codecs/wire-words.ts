/** Codecs of words: those of an enumeration, and names inside records. */
import { pipe } from 'fp-ts/lib/function.js'
import { filledText, isRecord, optional, scalar, textFrom, Wire } from './wire.ts'

/** One of a few words, each with its own word on the wire, read regardless of case. */
export const choice = <const Table extends Readonly<Record<string, string>>>(
  name: string,
  table: Table,
): Wire<keyof Table & string> => {
  const words = new Map(Object.entries(table).map(([word, wire]) => [wire.toLowerCase(), word]))
  return scalar<keyof Table & string>(
    name,
    { kind: 'choice', wire: Object.values(table) },
    (value) => words.get(String(textFrom(value)).trim().toLowerCase()),
    (word) => table[word],
  )
}

/** A text that some servers wrap in a record with a name (`workEmployment: { name }`). */
export const nameText: Wire<string | undefined> = optional(
  new Wire<string>(
    'name',
    { kind: 'text' },
    (value, context) =>
      pipe(
        isRecord(value)
          ? [value['name'], value['title'], value['label'], value['address'], value['description']].find(textFrom)
          : value,
        (name) => filledText.validate(name, context),
      ),
    (value) => value,
  ),
)
