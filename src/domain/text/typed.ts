/**
 * Signs that nobody sees and nobody types: soft hyphens, blanks without width, signs that turn the direction of all that
 * follows, control characters. Joiners stay: a family of emoji and a Persian word need them.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff]/g
/** What has no shape of its own, wherever it stands: a text of nothing else is empty. */
const SHAPELESS = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu
/** The same at the ends of a text, without what gives the last sign its look (the selectors and tags of emoji). */
const ENDS =
  /^[\s\u034f\u061c\u115f\u1160\u200b-\u200f\u2800\u3164\uffa0]+|[\s\u034f\u061c\u115f\u1160\u200b-\u200f\u2800\u3164\uffa0]+$/g
const DASHES = /[\p{Dash_Punctuation}\u2212]/gu

/** A written text, on any number of lines: composed (NFC), without unseen signs, empty where nothing is to be seen (FMT-07). */
export const typedText = (text: string): string => {
  const composed = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  return composed.replaceAll(SHAPELESS, '') === '' ? '' : composed.replaceAll(ENDS, '')
}

/** Whether nothing is to be seen of a text: nothing was written (FMT-07). */
export const isUnwritten = (text: string): boolean => typedText(text) === ''

/** A name, a search, a line of an address: the same on one line, with single blanks (FMT-07). */
export const typedLine = (text: string): string => typedText(text).replaceAll(/\s+/g, ' ')

/** A username or an e-mail address: no sign in it is unseen. A blank inside it stays, and is told as an error (FMT-07). */
export const typedAccount = (text: string): string =>
  typedLine(text).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/**
 * A code as it was sent: [decided] without blanks, in plain letters and digits; dashes between digits alone only group
 * them, any other is one of the code, in its plain form (FMT-07).
 */
export const typedCode = (text: string): string => {
  const code = typedText(text).normalize('NFKC').replaceAll(SHAPELESS, '').replaceAll(DASHES, '-')
  return /^[\d-]+$/.test(code) ? code.replaceAll('-', '') : code
}

/** How the fields of forms are read, by their names; what is not listed is a text. Passwords stay as they are typed. */
const READ: Readonly<Record<string, ((text: string) => string) | undefined>> = {
  password: (text) => text,
  oldPassword: (text) => text,
  confirmation: (text) => text,
  code: typedCode,
  username: typedAccount,
  email: typedAccount,
}

/**
 * The values of a form as they are checked and sent. A text that is as it was given stays so, however it is written; a
 * username or a code may have been typed before, in a link or in another form (FMT-07).
 */
export const typedValues = <Values extends object>(values: Values, given: Values): Values => {
  const isGiven = (name: string, value: string): boolean =>
    value === given[name as keyof Values] && name !== 'username' && name !== 'code'
  const read = (name: string, value: unknown): unknown =>
    typeof value !== 'string' || isGiven(name, value) ? value : (READ[name] ?? typedText)(value)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(name, value)])) as Values
}
