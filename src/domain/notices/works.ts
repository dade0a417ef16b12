import type { LocalDate } from '#domain/time/calendar.ts'
import type { Partly } from '#domain/unreadable.ts'

/** Works that have not begun, are in progress, or are over. */
export type WorksState = 'coming' | 'running' | 'over'

type Period = Readonly<{ from: LocalDate | undefined; until: LocalDate | undefined }> & Partly<'from' | 'until'>

/**
 * The state of works on a day; their last day still counts as in progress. A missing start means begun, a missing end
 * means not over. Without both the state is unknown. A side that came and cannot be read means neither: the other one
 * may still tell that they are to come, or over (fault 55).
 */
export const worksState = ({ from, until, unreadable }: Period, today: LocalDate): WorksState | undefined => {
  if (from === undefined && until === undefined) return undefined
  if (from && today < from) return 'coming'
  if (until && today > until) return 'over'
  return unreadable === undefined ? 'running' : undefined
}
