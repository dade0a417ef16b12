import { one } from '../codecs/envelope.ts'
import { sheet } from '../codecs/sheets.ts'
import { flag } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { call } from './call.ts'

/** The call for an information sheet (E015-01). */
export const sheets = {
  one: call({
    method: 'GET',
    path: '/app/e015s/{id}/countries/{countryId}',
    isPublic: true,
    query: record('sheet query', { admin: ['admin', flag] }),
    answer: one(sheet),
    keeps: 'moment',
  }),
}
