import { activitiesByMunicipality, activitySummary, byCategory, municipality } from '../codecs/directory.ts'
import { rowsOf } from '../codecs/envelope.ts'
import { once } from '../codecs/wire-lists.ts'
import { sheetSummary } from '../codecs/sheets.ts'
import { orderedQuery } from '../codecs/paging.ts'
import { flag, optional } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { call } from './call.ts'

/** The calls about municipalities and their content. */
export const municipalities = {
  list: call({
    method: 'GET',
    path: '/app/countries',
    isPublic: true,
    query: orderedQuery(record('municipality filters', { visible: ['visible', optional(flag)] }), 'name'),
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
