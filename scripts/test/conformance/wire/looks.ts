/** What values of the wire look like, whatever their field is called. */
import { instantFrom, localDateFrom, localTimeFrom } from '#adapters/http/codecs/wire-time.ts'
import { numberFrom } from '#adapters/http/codecs/wire-number.ts'

/** The kinds of values, each with what a report calls it; the first that fits counts. */
const LOOKS = {
  email: ['an e-mail address', /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i],
  site: ['the address of a site', /^(?:https?:\/\/|www\.)\S+$/i],
  picture: ['the name of a picture', /^[^\s<>]+\.(?:svg|png|jpe?g|webp|gif|avif)$/i],
  film: ['the name of a video', /^[^\s<>]+\.(?:webm|mp4|mov)$/i],
  path: ['a path', /^\/\S*$/],
  colour: ['a colour', /^#[\da-f]{6}$/i],
  markup: ['a text with markup', /<(?:p|br|ul|b|i|h\d|div|strong)\b/i],
  street: [
    'the address of a street',
    /^(?:via|viale|vicolo|piazza|piazzale|piazzetta|corso|largo|strada|localit[aà]|lungolago|contrada)\s/i,
  ],
} as const satisfies Readonly<Record<string, readonly [string, RegExp]>>

export type Look =
  | keyof typeof LOOKS
  | 'telephone'
  | 'flag'
  | 'moment'
  | 'day'
  | 'time'
  | 'number'
  | 'long'
  | 'short'
  | 'record'
  | 'list'

const WORDS: Readonly<Record<Look, string>> = {
  email: LOOKS.email[0],
  site: LOOKS.site[0],
  picture: LOOKS.picture[0],
  film: LOOKS.film[0],
  path: LOOKS.path[0],
  colour: LOOKS.colour[0],
  markup: LOOKS.markup[0],
  street: LOOKS.street[0],
  telephone: 'a telephone number',
  flag: 'yes and no',
  moment: 'a moment',
  day: 'a day',
  time: 'a time of day',
  number: 'a number',
  long: 'a text of some length',
  short: 'a few words',
  record: 'a record',
  list: 'a list',
}
export const lookInWords = (look: Look): string => WORDS[look]

/** How long a text is at least that is no title, in characters. */
const LONG = 90
const FEWEST_DIGITS = 6
/** A telephone number; one with a hyphen may also be a day. */
const isTelephone = (text: string): boolean =>
  /^\+?[\d\s./()-]+$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS && /^(?:\+|0|3|8)/.test(text)

const FLAG = /^(?:true|false|s|n|y|si|sì|no|yes)$/i

/** What one value looks like; undefined for nothing. */
export const lookOf = (value: unknown): Look | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : 'list'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'object') return 'record'
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (FLAG.test(text)) return 'flag'
  if (/^\d{1,2}[:.]\d{2}(?::\d{2})?$/.test(text) && localTimeFrom(text.replace('.', ':')) !== undefined) return 'time'
  // A database without days has the midnight at which they begin.
  if (instantFrom(text) !== undefined && /\d[ T]\d{1,2}:/.test(text))
    return / 00:00(?::00)?$/.test(text) ? 'day' : 'moment'
  if (localDateFrom(text) !== undefined && /\D/.test(text)) return 'day'
  if (isTelephone(text) && numberFrom(text)?.toString() !== text) return 'telephone'
  if (numberFrom(text) !== undefined) return 'number'
  const known = Object.entries(LOOKS).find(([, [, pattern]]) => pattern.test(text))
  return known === undefined ? (text.length > LONG ? 'long' : 'short') : (known[0] as Look)
}

/** How many values look like what. */
export const looksOf = (values: readonly unknown[]): ReadonlyMap<Look, number> => {
  const counts = new Map<Look, number>()
  for (const value of values) {
    const look = lookOf(value)
    if (look !== undefined) counts.set(look, (counts.get(look) ?? 0) + 1)
  }
  return counts
}
