import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { usePorts } from './piazza-context.tsx'

/** The present day in the municipalities, by the one clock that everything goes by; in the demo `?now=` sets that too. */
export const useToday = (): LocalDate => dayOf(usePorts().clock.now())
