import type { Entries, Records } from './entry.ts'
import { PANEL, read, visited } from './outcomes.ts'
import { noParams } from './requests.ts'
import { admin, visitor } from './ways.ts'

export const HOME: Entries<'home'> = {
  entries: {
    title: 'List the entries of Home',
    about: 'The visible ones are shown by category.',
    clauses: 'HOME-01 HOME-02',
    words: ['Home'],
    sample: noParams,
    way: visitor('/'),
    outcome: visited(PANEL),
  },
  languages: {
    title: 'List the languages',
    about: 'The languages of the interface.',
    clauses: 'LANG-02 SHELL-06',
    words: ['the languages'],
    sample: noParams,
    way: admin('/profile'),
    // The menu does without (ERR-02).
    outcome: read('silent'),
  },
}

export const HOME_RECORDS: Records = {
  'home category': { is: 'A category of entries on Home.', may: 'id name' },
  configuration: {
    is: 'An entry of Home.',
    may: 'id title subtitle category url image visible sort',
    fields: {
      visible: 'Whether Home shows the entry',
    },
  },
  language: { is: 'A language of the interface.', needs: 'id code', may: 'name icon' },
}
