import type { MunicipalityActivities } from './activity.ts'
import type { DirectoryFilter } from './directory-query.ts'

/** The filtered activities by municipality; a municipality without any is left out (DIR-05). */
export const groupsWithin = (
  groups: readonly MunicipalityActivities[],
  { municipality, category }: DirectoryFilter,
): readonly MunicipalityActivities[] =>
  groups
    .filter((group) => municipality === undefined || group.municipality.id === municipality)
    .map(({ municipality: where, activities }) => ({
      municipality: where,
      activities: activities.filter((one) => category === undefined || one.category?.id === category),
    }))
    .filter(({ activities }) => activities.length > 0)

/** The number of activities in all groups. */
export const countOf = (groups: readonly MunicipalityActivities[]): number =>
  groups.reduce((count, { activities }) => count + activities.length, 0)
