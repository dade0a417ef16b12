import type { LocalDate } from '#domain/time/calendar.ts'

/** Works that have not begun, are in progress, or are over. */
export type WorksState = 'coming' | 'running' | 'over'

/**
 * The state of works on a day; their last day still counts as in progress. A missing start means begun, a missing end
 * means not over. Without both the state is unknown.
 */
export const worksState = (
  from: LocalDate | undefined,
  until: LocalDate | undefined,
  today: LocalDate,
): WorksState | undefined => {
  if (from === undefined && until === undefined) return undefined
  if (from && today < from) return 'coming'
  return until && today > until ? 'over' : 'running'
}
