import { activitySummary, category, municipality, municipalityActivities } from '../codecs/directory.ts'
import { inData } from '../codecs/envelope.ts'
import { sheetSummary } from '../codecs/sheets.ts'
import { filters } from '../codecs/paging.ts'
import { choice, flag, list, optional, record, text } from '../codecs/wire.ts'
import { call } from './call.ts'

/** The calls about municipalities and what they have. */
export const municipalities = {
  list: call({
    method: 'GET',
    path: '/app/countries',
    query: record('municipalities query', {
      filters: ['filters', filters(record('municipality filters', { visible: ['visible', optional(flag)] }))],
      group: ['group', optional(text)],
      sortBy: ['sortBy', choice('municipality sort', { name: 'name' })],
      descending: ['descending', choice('direction', { up: '0', down: '1' })],
    }),
    answer: inData(list(municipality)),
    reports: 'caller',
  }),
  activitiesByCategory: call({
    method: 'GET',
    path: '/app/countries/{id}/activityincategory',
    answer: inData(
      list(
        record('activities of a category', {
          category: ['category', category],
          things: ['activities', list(activitySummary)],
        }),
      ),
    ),
  }),
  withActivities: call({
    method: 'GET',
    path: '/app/countries/activities',
    answer: inData(list(municipalityActivities)),
  }),
  sheetsByCategory: call({
    method: 'GET',
    path: '/app/countries/{id}/e015incategory',
    query: record('sheets query', { admin: ['admin', flag] }),
    answer: inData(
      list(
        record('sheets of a category', {
          category: ['category', category],
          things: ['e015s', list(sheetSummary)],
        }),
      ),
    ),
  }),
}
