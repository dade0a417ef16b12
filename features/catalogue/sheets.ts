import type { Entries } from './entry.ts'
import { THING, visited } from './outcomes.ts'
import { visitor } from './ways.ts'

export const SHEETS: Entries<'sheets'> = {
  one: {
    title: 'Read an information sheet',
    about: 'The sheet of one municipality: entries, items, flights.',
    clauses: 'E015-01 E015-02 E015-06 E015-07',
    words: ['a sheet'],
    sample: { params: { id: 21, countryId: 1 }, query: { admin: false } },
    further: {
      flights: { params: { id: 17, countryId: 7 }, query: { admin: false } },
    },
    way: visitor('/e015/3?country=1'),
    more: ['7?country=1', '17?country=7', '21?country=1', '30?country=1', '40?country=1'].map((sheet) =>
      visitor(`/e015/${sheet}`),
    ),
    outcome: visited(THING),
  },
}
