import type { Entries, Records } from './entry.ts'
import { inPlace, PANEL, QUIET, TOLD, visited } from './outcomes.ts'
import { noParams } from './requests.ts'
import { visitor } from './ways.ts'

export const MUNICIPALITIES: Entries<'municipalities'> = {
  list: {
    title: 'List the municipalities',
    about: 'All municipalities, sorted by name.',
    clauses: 'DIR-06',
    words: ['the municipalities'],
    sample: {
      query: { filters: { visible: true }, descending: true },
    },
    way: visitor('/country'),
    outcome: visited(QUIET),
  },
  activitiesByCategory: {
    title: 'List the activities of a municipality',
    about: 'One group for each category.',
    clauses: 'DIR-06',
    words: ['the activities of a municipality'],
    sample: { params: { id: 1 } },
    way: visitor('/country/1'),
    outcome: inPlace(PANEL),
  },
  withActivities: {
    title: 'List municipalities with their activities',
    about: 'No screen needs this call.',
    clauses: 'CALL-01',
    words: ['the municipalities with their activities'],
    sample: noParams,
    way: {
      ...visitor('/profile/signin'),
      port: ({ municipalities }) => municipalities.withActivities(),
    },
    outcome: visited(TOLD),
  },
  sheetsByCategory: {
    title: 'List the sheets of a municipality',
    about: 'One group for each category.',
    clauses: 'DIR-06 E015-07',
    words: ['the sheets of a municipality'],
    sample: { params: { id: 1 }, query: { admin: false } },
    way: visitor('/country/1'),
    outcome: inPlace(PANEL),
  },
}

export const MUNICIPALITIES_RECORDS: Records = {
  'municipality filters': {
    is: 'What municipalities must match.',
    fields: {
      visible: 'Only visible municipalities (Y), or only hidden ones (N)',
    },
  },
  'activities of a category': { is: 'The activities of one category.', may: 'category activities' },
  'e015s of a category': { is: 'The sheets of one category.', may: 'category e015s' },
}
