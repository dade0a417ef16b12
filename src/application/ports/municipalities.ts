import type { ActivitySummary, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { ByCategory } from '#domain/directory/category.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId, SheetSummary } from '#domain/e015/sheet.ts'
import type { Requested } from './failure.ts'

/** The municipalities and their content. A signal aborts a reading. */
export interface Municipalities {
  /** The visible ones, by name (DIR-06). */
  readonly all: (signal?: AbortSignal) => Requested<readonly Municipality[]>
  /** One of them: one that is hidden is missing, like one that does not exist. */
  readonly one: (id: MunicipalityId, signal?: AbortSignal) => Requested<Municipality>
  /** Those with activities, each with its own (CALL-01). */
  readonly withActivities: (signal?: AbortSignal) => Requested<readonly MunicipalityActivities[]>
  readonly activities: (id: MunicipalityId, signal?: AbortSignal) => Requested<ByCategory<ActivitySummary>>
  /** The same, read in passing: nobody is told when they cannot be read. */
  readonly activitiesInPassing: Municipalities['activities']
  /** Administrators also see the reserved sheets (DIR-06, E015-07). */
  readonly sheets: (id: MunicipalityId, isAdmin: boolean, signal?: AbortSignal) => Requested<ByCategory<SheetSummary>>
  /** The sheets that everyone sees, read in passing: nobody is told when they cannot be read. */
  readonly sheetIds: (id: MunicipalityId, signal?: AbortSignal) => Requested<readonly SheetId[]>
}
