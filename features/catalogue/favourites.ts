import type { Entries, Records } from './entry.ts'
import { PANEL } from './outcomes.ts'
import { noParams } from './requests.ts'
import { mario } from './ways.ts'

export const FAVOURITES: Entries<'favourites'> = {
  all: {
    title: 'Read the favourites',
    about: 'Favourite activities and contacts of the signed-in user.',
    clauses: 'FAV-01 FAV-02',
    words: ['the favourites'],
    sample: noParams,
    way: mario('/favorite'),
    outcome: { ...PANEL, empty: 'panel' },
  },
}

export const FAVOURITES_RECORDS: Records = {
  favourites: { is: 'The favourites of a citizen.', may: 'favorites contacts' },
}
