/** What is not text, with its content. */
const UNREAD =
  /<(script|style|template|noscript|title|textarea|select|svg|math|iframe)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
/** The tags within a line of text; any other tag ends its line. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>/gi
const TAG = /<[^>]*>/g
const BREAK = /<br\b[^>]*>/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  middot: '·',
  bull: '•',
  iquest: '¿',
  iexcl: '¡',
  szlig: 'ß',
}
/** The accents that names of letters end in, as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z])(grave|acute|circ|tilde|uml|cedil)|([a-z]+));?/gi
const LAST_CODE_POINT = 0x10_ffff

const character = (code: number): string => (code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '')

/** Replaces the entities of HTML; unknown ones stay as they are. */
const decoded = (text: string): string =>
  text.replaceAll(
    ENTITY,
    (whole: string, hex?: string, decimal?: string, letter?: string, accent?: string, name?: string) => {
      if (hex !== undefined) return character(Number.parseInt(hex, 16))
      if (decimal !== undefined) return character(Number(decimal))
      if (letter !== undefined && accent !== undefined)
        return `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC')
      return NAMED[name?.toLowerCase() ?? ''] ?? whole
    },
  )

const hasMarkup = (text: string): boolean => /[<&]/.test(text)

/** The parts between blank lines or block tags; a line break within a part stays. */
const partsOf = (text: string): readonly string[] =>
  hasMarkup(text)
    ? text
        .replaceAll(UNREAD, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(BREAK, '\n')
        .replaceAll(INLINE, '')
        .split(TAG)
        .map(decoded)
    : text.split(/\n{2,}/)

/**
 * The words of an external text, plain or HTML, as paragraphs, in order and without markup. It is for speaking only: it
 * is never shown, so it is not sanitised.
 */
export const plainWords = (text: string): readonly string[] =>
  partsOf(text)
    .map((part) => part.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
