import type { sheets } from '#adapters/http/contract/sheets.ts'
import { idFrom } from '#domain/id.ts'
import { byId } from '../collections/standard.ts'
import { Refusal } from '../rules/refusal.ts'
import { sheetOf } from '../seed/sheets/sheets.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

const NO_SHEET = new Refusal(404, 'Scheda non trovata', 'NOT_FOUND')

/** The information sheets. Reserved ones exist for administrators only (E015-07). */
export const sheetsAnswers = ({ collections, clock, seed }: Desk): Answers<typeof sheets> => ({
  one: ({ params, query }) => {
    const municipality = byId(collections.municipalities, idFrom<'Municipality'>(String(params.countryId)))
    if (municipality === undefined) return NO_SHEET
    return (
      sheetOf({ id: Number(params.id), municipality: municipality.id, isAdmin: query.admin }, clock.now(), seed) ??
      NO_SHEET
    )
  },
})
