import { activitiesByMunicipality, activitySummary, byCategory, municipality } from '../codecs/directory.ts'
import { rowsOnce } from '../codecs/envelope.ts'
import { sheetSummary } from '../codecs/sheets.ts'
import { orderedQuery } from '../codecs/paging.ts'
import { flag, optional } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { read } from './call.ts'

/** The calls about municipalities and their content. */
export const municipalities = {
  list: read('/app/countries', rowsOnce(municipality), {
    isPublic: true,
    query: orderedQuery(record('municipality filters', { visible: ['visible', optional(flag)] }), 'name'),
    reports: 'caller',
    keeps: 'settled',
  }),
  activitiesByCategory: read('/app/countries/{id}/activityincategory', byCategory('activities', activitySummary), {
    isPublic: true,
    signIn: 'panel',
    keeps: 'standing',
  }),
  withActivities: read('/app/countries/activities', activitiesByMunicipality, { isPublic: true, keeps: 'standing' }),
  sheetsByCategory: read('/app/countries/{id}/e015incategory', byCategory('e015s', sheetSummary), {
    isPublic: true,
    query: record('sheets query', { admin: ['admin', flag] }),
    signIn: 'panel',
    keeps: 'settled',
  }),
}
