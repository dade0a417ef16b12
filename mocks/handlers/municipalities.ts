import type { municipalities } from '#adapters/http/contract/municipalities.ts'
import { idFrom } from '#domain/id.ts'
import { byId } from '../collections/standard.ts'
import { byCategory, byMunicipality, listOfMunicipalities, rowsOf } from '../rules/directory.ts'
import { Refusal } from '../rules/refusal.ts'
import { sheetsOf } from '../seed/directory/sheets.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

const NO_MUNICIPALITY = new Refusal(404, 'Comune non trovato', 'NOT_FOUND')

/** The municipalities and their content. */
export const municipalitiesAnswers = (desk: Desk): Answers<typeof municipalities> => {
  const { municipalities: known, activities } = desk.collections
  const idOf = ({ id }: Readonly<{ id: string | number }>) => byId(known, idFrom<'Municipality'>(String(id)))?.id

  return {
    list: ({ query }) => listOfMunicipalities(known.all(), query),
    activitiesByCategory: ({ params }) => {
      const id = idOf(params)
      return id === undefined ? NO_MUNICIPALITY : byCategory(rowsOf(activities.all(), true), id)
    },
    withActivities: () => byMunicipality(rowsOf(activities.all(), true)),
    sheetsByCategory: ({ params, query }) => {
      const id = idOf(params)
      return id === undefined ? NO_MUNICIPALITY : sheetsOf(id, query.admin)
    },
  }
}
