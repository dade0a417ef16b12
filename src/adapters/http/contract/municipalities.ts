import { activitiesByMunicipality, activitySummary, byCategory, municipality } from '../codecs/directory.ts'
import { rowsOf } from '../codecs/envelope.ts'
import { once } from '../codecs/wire-lists.ts'
import { sheetSummary } from '../codecs/sheets.ts'
import { filters } from '../codecs/paging.ts'
import { flag, optional, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { choice } from '../codecs/wire-words.ts'
import { call } from './call.ts'

/** The calls about municipalities and their content. */
export const municipalities = {
  list: call({
    method: 'GET',
    path: '/app/countries',
    isPublic: true,
    query: record('municipalities query', {
      filters: ['filters', filters(record('municipality filters', { visible: ['visible', optional(flag)] }))],
      group: ['group', optional(text)],
      sortBy: ['sortBy', choice('municipality sort', { name: 'name' })],
      descending: ['descending', choice('direction', { up: '0', down: '1' })],
    }),
    answer: once(rowsOf(municipality)),
    reports: 'caller',
    keeps: 'settled',
  }),
  activitiesByCategory: call({
    method: 'GET',
    path: '/app/countries/{id}/activityincategory',
    isPublic: true,
    answer: byCategory('activities', activitySummary),
    signIn: 'panel',
    keeps: 'standing',
  }),
  withActivities: call({
    method: 'GET',
    path: '/app/countries/activities',
    isPublic: true,
    answer: activitiesByMunicipality,
    keeps: 'standing',
  }),
  sheetsByCategory: call({
    method: 'GET',
    path: '/app/countries/{id}/e015incategory',
    isPublic: true,
    query: record('sheets query', { admin: ['admin', flag] }),
    answer: byCategory('e015s', sheetSummary),
    signIn: 'panel',
    keeps: 'settled',
  }),
}
