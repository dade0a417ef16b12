import type { MunicipalityActivities } from './activity.ts'
import type { DirectoryFilter } from './directory-query.ts'

/** What a filter leaves of the activities by municipality; a municipality without any is left out (DIR-05). */
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

/** How many activities are in all the groups. */
export const countOf = (groups: readonly MunicipalityActivities[]): number =>
  groups.reduce((count, { activities }) => count + activities.length, 0)
