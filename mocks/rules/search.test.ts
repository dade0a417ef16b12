import { describe, expect, test } from 'vitest'
import type { Found, FoundKind, ProvinceId } from '#domain/search/search.ts'
import { findable, isOneSlipFrom, searchIn } from './search.ts'

const thing = (id: number, title: string, subtitle = '', kind: FoundKind = 'contact') =>
  findable(
    {
      kind,
      id: id as Found['id'],
      title,
      subtitle,
      image: undefined,
      activity: undefined,
      hours: undefined,
      day: undefined,
    },
    1 as ProvinceId,
  )

const things = [
  thing(1, 'Farmacia Centrale', 'Corso Matteotti 3 · Varese'),
  thing(2, 'Caffè dell’Università', 'Via Ravasi · Varese'),
  thing(3, 'Biblioteca civica', 'Cultura · Varese', 'activity'),
  thing(4, 'Biblioteca di quartiere', 'Cultura · Luino'),
  thing(5, 'Varese', 'Comune', 'municipality'),
  thing(6, 'Bibliobus', 'Biblioteca civica', 'topic'),
]
const ids = (text: string) => searchIn(things, text).map(({ id }) => id)

describe('a search', () => {
  test.each([
    ['capitals and accents are nothing', 'CAFFE', [2]],
    ['nor is the apostrophe', "dell'universita", [2]],
    ['all words must fit', 'biblioteca luino', [4]],
    ['the beginning of a word is enough', 'farm', [1]],
    ['one slip in a long word is forgiven', 'famracia', [1]],
    ['so is a letter too few', 'bibliteca civica', [3, 6]],
    ['two slips are not', 'fmaraica', []],
    ['a short word is taken as it is', 'luno', []],
    ['one letter is not looked for', 'v', []],
    ['nothing is not looked for', '   ', []],
    ['the municipality itself comes before what is in it', 'varese', [5, 3, 2, 1]],
    ['the title comes before what stands below it', 'biblioteca', [3, 4, 6]],
    ['what begins a word comes after the word', 'biblio', [3, 6, 4]],
  ])('%s', (_, text, expected) => expect(ids(text)).toEqual(expected))

  test('ends after fifty', () =>
    expect(
      searchIn(
        Array.from({ length: 80 }, (_, at) => thing(at + 1, `Bar ${at}`)),
        'bar',
      ),
    ).toHaveLength(50))
})

test.each([
  ['lago', 'lag', true],
  ['lago', 'lagoo', true],
  ['lago', 'lego', true],
  ['lago', 'lgao', true],
  ['lago', 'lago', false],
  ['lago', 'gola', false],
  ['lago', 'la', false],
  ['luino', 'milano', false],
])('%s and %s differ by one typo: %s', (one, other, are) => {
  expect(isOneSlipFrom(one, other)).toBe(are)
  expect(isOneSlipFrom(other, one)).toBe(are)
})
