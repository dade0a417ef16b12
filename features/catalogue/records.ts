/** Every record of the wire, stated once: read by the OpenAPI document and the matrix. */
import type { Records } from './entry.ts'
import { FIELDS, IDS, PARAMETERS } from './fields.ts'
import { ACCOUNT_RECORDS } from './account.ts'
import { ADVERTISING_RECORDS } from './advertising.ts'
import { CHAT_RECORDS } from './chat.ts'
import { DIRECTORY_RECORDS } from './directory.ts'
import { EVENTS_RECORDS } from './events.ts'
import { FAVOURITES_RECORDS } from './favourites.ts'
import { HOME_RECORDS } from './home.ts'
import { MUNICIPALITIES_RECORDS } from './municipalities.ts'
import { NOTICES_RECORDS } from './notices.ts'
import { SHEETS_RECORDS } from './sheets.ts'
import { TOPICS_RECORDS } from './topics.ts'
import { USERS_RECORDS } from './users.ts'

/** Those of every area. */
const COMMON_RECORDS: Records = {
  message: { is: 'An answer that only says that it is done.', may: 'message' },
  problem: {
    is: 'Why a request failed.',
    fields: {
      code: 'The reason in one word, for programs',
    },
  },
}

/** One row for each area, and what all have. */
export const AREAS_OF_RECORDS: readonly Records[] = [
  COMMON_RECORDS,
  ACCOUNT_RECORDS,
  USERS_RECORDS,
  NOTICES_RECORDS,
  HOME_RECORDS,
  DIRECTORY_RECORDS,
  TOPICS_RECORDS,
  MUNICIPALITIES_RECORDS,
  SHEETS_RECORDS,
  EVENTS_RECORDS,
  FAVOURITES_RECORDS,
  CHAT_RECORDS,
  ADVERTISING_RECORDS,
]
/** Every record by the name of its codec. */
export const RECORDS = Object.assign({}, ...AREAS_OF_RECORDS) as Records

/** What a record is; undefined where nobody has stated it. */
export const recordText = (name: string): string | undefined => RECORDS[name]?.is

/** What a field of a record is; undefined where nobody has stated it. */
export const fieldText = (record: string, field: string, around?: string): string | undefined =>
  RECORDS[`${around} ${record}`]?.fields?.[field] ?? RECORDS[record]?.fields?.[field] ?? FIELDS[field]

/** What a parameter of a path is; undefined where nobody has stated it. */
export const pathParameterText = (path: string, name: string): string | undefined =>
  name === 'id' ? IDS[path.split('/{id}')[0]?.split('/').at(-1) ?? ''] : PARAMETERS[name]
