import type { LocalDate } from '#domain/time/calendar.ts'

/** Works that have not begun, are going on, or are over. */
export type WorksState = 'coming' | 'running' | 'over'

/**
 * How far works have come on a day; their last day still counts as going on. An open side is one that nobody has told:
 * works without a beginning have begun, works without an end are not over. Without either nothing can be said.
 */
export const worksState = (
  from: LocalDate | undefined,
  until: LocalDate | undefined,
  today: LocalDate,
): WorksState | undefined => {
  if (from === undefined && until === undefined) return undefined
  if (from !== undefined && today < from) return 'coming'
  return until !== undefined && today > until ? 'over' : 'running'
}
