/** Characters that servers write by name in texts of the languages that Piazza speaks. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    bdquo: '„',
    sbquo: '‚',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    times: '×',
    plusmn: '±',
    micro: 'µ',
    sect: '§',
    copy: '©',
    reg: '®',
    trade: '™',
    shy: '\u00AD',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
  }),
)
/** The accents that names of letters end in, as combining characters. */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    cedil: '\u0327',
  }),
)
const LAST_CHARACTER = 0x10_ff_ff

const numbered = (code: number): string | undefined =>
  code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : undefined

/** The character of an entity of HTML, by what stands between `&` and `;` (`egrave`, `#232`, `#xE8`); undefined for no character. */
export const entityOf = (name: string): string | undefined => {
  if (/^#x/i.test(name)) return numbered(Number.parseInt(name.slice(2), 16))
  if (name.startsWith('#')) return numbered(Number.parseInt(name.slice(1), 10))
  const accent = ACCENTS.get(name.slice(1).toLowerCase())
  return accent !== undefined && /^[a-z]/i.test(name)
    ? `${name.slice(0, 1)}${accent}`.normalize('NFC')
    : NAMED.get(name.toLowerCase())
}
