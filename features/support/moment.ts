import { dayOf, type Instant } from '#domain/time/calendar.ts'

/** The moment of every scenario: a Friday morning in Varese. */
export const NOW = '2026-11-20T09:30:00+01:00'
export const TODAY = dayOf(Date.parse(NOW) as Instant)
