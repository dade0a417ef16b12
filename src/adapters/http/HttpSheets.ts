import type { Sheets } from '#application/ports/sheets.ts'
import type { SheetQuery } from '#domain/e015/sheet.ts'
import type { Client } from './client/client.ts'
import { sheets } from './contract/sheets.ts'

const request = ({ id, municipality, isAdmin }: SheetQuery) => ({
  params: { id, countryId: municipality },
  query: { admin: isAdmin },
})

/** The same call with silent failures, returned to the caller only (ERR-02). */
const quietly = { ...sheets.one, reports: 'caller' } as const

/** Information sheets over HTTP. */
export const createHttpSheets = (client: Client): Sheets => ({
  one: (query, signal) => client(sheets.one, request(query), { signal }),
  again: (query, signal) => client(quietly, request(query), { signal }),
})
