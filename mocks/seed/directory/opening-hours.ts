import type { OpeningHours, OpeningSpan } from '#domain/directory/hours.ts'
import type { LocalTime, Weekday } from '#domain/time/calendar.ts'
import type { ActivityCategoryName, ContactCategoryName } from './categories.ts'

/** The same hours on several days. */
const on = (days: readonly Weekday[], opens: string, closes: string): readonly OpeningSpan[] =>
  days.map((day) => ({ day, opens: opens as LocalTime, closes: closes as LocalTime }))

const weekly = (...spans: readonly (readonly OpeningSpan[])[]): OpeningHours => ({
  spans: spans.flat(),
  text: undefined,
})
const written = (text: string): OpeningHours => ({ spans: [], text })

const WORKDAYS = [1, 2, 3, 4, 5] as const
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const

/** The hours of the activities of a category, as their descriptions tell them; a school tells none. */
export const HOURS_OF_ACTIVITIES: Readonly<Record<ActivityCategoryName, OpeningHours | undefined>> = {
  offices: weekly(on(WORKDAYS, '08:30', '12:30'), on([4], '14:30', '17:30')),
  culture: weekly(on([2, 3, 4, 5, 6], '09:30', '19:00'), on([7], '14:00', '18:00')),
  food: weekly(on([2, 3, 4, 5, 6, 7], '07:30', '20:00')),
  safety: weekly(on(EVERY_DAY, '00:00', '00:00')),
  school: undefined,
  sport: weekly(on(WORKDAYS, '14:00', '22:00'), on([6], '09:00', '19:00')),
  health: weekly(on([1, 2, 3, 4, 5, 6], '08:00', '19:00')),
  shops: weekly(on([2, 3, 4, 5, 6], '09:00', '12:30'), on([2, 3, 4, 5, 6], '15:30', '19:30')),
  clubs: weekly(on([2, 4], '17:00', '19:00')),
  nature: written('Tutti i giorni dalle 9:00 al tramonto'),
  transport: weekly(on(EVERY_DAY, '06:00', '21:00')),
}

const HOURS_OF_CONTACTS: Readonly<Record<ContactCategoryName, OpeningHours | undefined>> = {
  offices: HOURS_OF_ACTIVITIES.offices,
  culture: HOURS_OF_ACTIVITIES.culture,
  // Some kitchens close after midnight.
  food: weekly(on([2, 3, 4, 7], '12:00', '15:00'), on([2, 3, 4, 7], '19:00', '23:30'), on([5, 6], '19:00', '01:00')),
  school: undefined,
  sport: HOURS_OF_ACTIVITIES.sport,
  health: HOURS_OF_ACTIVITIES.health,
  shops: HOURS_OF_ACTIVITIES.shops,
  parking: weekly(on(EVERY_DAY, '00:00', '00:00')),
  nature: HOURS_OF_ACTIVITIES.nature,
}

/** The contacts with hours: the thousands of a larger world would only make each answer longer. */
const WITH_HOURS = 300

/** The hours of a generated contact: every third tells none. */
export const hoursOfContact = (category: ContactCategoryName, id: number): OpeningHours | undefined =>
  id > WITH_HOURS || id % 3 === 0 ? undefined : HOURS_OF_CONTACTS[category]
