import { one } from '../codecs/envelope.ts'
import { sheet } from '../codecs/sheets.ts'
import { flag } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { read } from './call.ts'

/** The call for an information sheet (E015-01). */
export const sheets = {
  one: read('/app/e015s/{id}/countries/{countryId}', one(sheet), {
    isPublic: true,
    query: record('sheet query', { admin: ['admin', flag] }),
    keeps: 'moment',
  }),
}
