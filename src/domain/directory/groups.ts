import { isSameName } from '#domain/text/fold.ts'
import type { MunicipalityActivities } from './activity.ts'
import type { DirectoryFilter } from './directory-query.ts'

/** The names of what is filtered by, where they are known. */
export type FilterNames = Readonly<{ municipality: string | undefined; category: string | undefined }>

type Told = Readonly<{ id: number | undefined; name: string }>

/** Whether what is told is what was chosen: by id, or by name where a server tells no id. */
const isChosen = (told: Told | undefined, chosen: number | undefined, name: string | undefined): boolean =>
  chosen === undefined ||
  (told !== undefined &&
    (told.id === undefined ? name === undefined || isSameName(told.name, name) : told.id === chosen))

/** The municipality of a group; its rows may know the id that its head lacks. */
const headOf = ({ municipality, activities }: MunicipalityActivities): Told => ({
  ...municipality,
  id: municipality.id ?? activities.find((one) => one.municipality?.id !== undefined)?.municipality?.id,
})

/** The filtered activities by municipality; a municipality without any is left out (DIR-05). */
export const groupsWithin = (
  groups: readonly MunicipalityActivities[],
  { municipality, category }: DirectoryFilter,
  names: FilterNames,
): readonly MunicipalityActivities[] =>
  groups
    .filter((group) => isChosen(headOf(group), municipality, names.municipality))
    .map(({ municipality: where, activities }) => ({
      municipality: where,
      activities: activities.filter((one) => isChosen(one.category, category, names.category)),
    }))
    .filter(({ activities }) => activities.length > 0)

/** The number of activities in all groups. */
export const countOf = (groups: readonly MunicipalityActivities[]): number =>
  groups.reduce((count, { activities }) => count + activities.length, 0)
