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

/** The day so many days after another; negative numbers go back. */
export const addDays = (day: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as LocalDate

/** Reads a day from what an address carries; undefined when it is none, or so far away that nobody means it. */
export const dayFrom = (text: string | null | undefined): LocalDate | undefined => {
  if (text === null || text === undefined || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T12:00:00Z`)
  // Days that a month does not have are read as days of the next one by some, and refused by others.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text) ? (text as LocalDate) : undefined
}
