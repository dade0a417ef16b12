import { once } from '#domain/once.ts'

/** A moment, in milliseconds since the Unix epoch. */
export type Instant = number & { readonly __time: 'Instant' }

/** A calendar day, `YYYY-MM-DD`, independent of time zones. */
export type LocalDate = string & { readonly __time: 'LocalDate' }

/** A time of day, `HH:mm`, independent of time zones. */
export type LocalTime = string & { readonly __time: 'LocalTime' }

/** The time zone of the municipalities: [decided] local times of the server are read in it. */
export const TIME_ZONE = 'Europe/Rome'

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The day of a moment in the time zone of the municipalities. */
export const dayOf = (instant: Instant): LocalDate => dayFormat().format(instant) as LocalDate
