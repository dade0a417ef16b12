import { dayOf, type Instant, type LocalDate } from '#domain/time/calendar.ts'

/** The present day in the municipalities. */
export const today = (): LocalDate => dayOf(Date.now() as Instant)
