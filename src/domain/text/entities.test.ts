import { expect, test } from 'vitest'
import { entityOf } from './entities.ts'

test.each([
  ['egrave', 'è'],
  ['Uuml', 'Ü'],
  ['ntilde', 'ñ'],
  ['EURO', '€'],
  ['#8364', '€'],
  ['#x20AC', '€'],
  ['#0', undefined],
  ['#x110000', undefined],
  ['#x10FFFF', '\u{10FFFF}'],
  ['boh', undefined],
  ['1grave', undefined],
  ['no41#x', undefined],
  ['constructor', undefined],
  ['xconstructor', undefined],
])('The entity "%s" is %s', (name, character) => expect(entityOf(name)).toBe(character))

test.each([
  ['agrave eacute ocirc ntilde uuml ccedil szlig', 'àéôñüçß'],
  ['Agrave Eacute Ocirc Ntilde Uuml Ccedil', 'ÀÉÔÑÜÇ'],
  ['amp lt gt quot apos nbsp', '&<>"\' '],
  ['lsquo rsquo ldquo rdquo laquo raquo', '‘’“”«»'],
  ['hellip ndash mdash middot bull', '…–—·•'],
  ['euro deg ordm ordf iquest iexcl', '€°ºª¿¡'],
  ['bdquo sbquo sup2 sup3 frac12 frac14 frac34', '„‚²³½¼¾'],
  ['times plusmn micro sect copy reg trade', '×±µ§©®™'],
  ['shy ensp emsp thinsp', '\u00AD\u2002\u2003\u2009'],
])('The entities "%s" are the signs that texts of a town are written with: %s', (names, signs) =>
  expect(names.split(' ').map(entityOf).join('')).toBe(signs),
)
