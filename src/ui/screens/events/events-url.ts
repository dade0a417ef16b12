import type { EventsWish } from '#application/time/events/events.flow.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { dayFrom } from '#domain/time/days.ts'
import { activityEventsPath, queryFor, SCREENS } from '#ui/base/screens.ts'

export const PRICES = ['free', 'paid'] as const

const wordOf = (asked: URLSearchParams, name: string): string | undefined => asked.get(name)?.trim() || undefined

/**
 * Reads the query part of a URL. Absent and unknown values do not filter; without a day it means today (EVENT-01,
 * EVENT-02).
 */
export const eventsWishFrom = (search: string): EventsWish => {
  const asked = new URLSearchParams(search)
  return {
    day: dayFrom(asked.get('date')),
    filter: {
      typology: wordOf(asked, 'typology'),
      municipality: wordOf(asked, 'country'),
      price: PRICES.find((price) => price === asked.get('price')),
    },
  }
}

/** Writes the query part, with the question mark; defaults are omitted. */
export const eventsSearch = ({ day, filter: { typology, municipality, price } }: EventsWish): string =>
  queryFor({ date: day, typology, country: municipality, price })

/** The URL of a day of events: all, or those of one activity. */
export const eventsHref = (activity: ActivityId | undefined, wish: EventsWish): string =>
  `${activity === undefined ? SCREENS.events.path : activityEventsPath(activity)}${eventsSearch(wish)}`
