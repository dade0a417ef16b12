import { once } from '#domain/once.ts'

/** A moment, in milliseconds since the Unix epoch. */
export type Instant = number & { readonly __time: 'Instant' }

/** A day of the calendar, `YYYY-MM-DD`, wherever one is. */
export type LocalDate = string & { readonly __time: 'LocalDate' }

/** A time of the day, `HH:mm`, wherever one is. */
export type LocalTime = string & { readonly __time: 'LocalTime' }

/** The time zone that the municipalities live in: [decided] the wire's local times are read in it. */
export const TIME_ZONE = 'Europe/Rome'

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The day a moment falls on in the municipalities' time zone. */
export const dayOf = (instant: Instant): LocalDate => dayFormat().format(instant) as LocalDate
