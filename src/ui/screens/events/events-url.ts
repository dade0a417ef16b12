import type { EventsWish } from '#application/events/events.machine.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import { dayFrom } from '#domain/time/days.ts'
import { activityEventsPath, SCREENS } from '#ui/app/screens.ts'

export const PRICES = ['free', 'paid'] as const

const wordOf = (asked: URLSearchParams, name: string): string | undefined => asked.get(name)?.trim() || undefined

/** What the query part of an address asks for. What it does not say, or says in words we do not know, filters nothing; without a day it is today's (EVENT-01, EVENT-02). */
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

/** The query part that asks for it, question mark included; what is as always is left out. */
export const eventsSearch = ({ day, filter: { typology, municipality, price } }: EventsWish): string => {
  const said = { date: day, typology, country: municipality, price }
  const search = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
  return search === '' ? '' : `?${search}`
}

/** The address of a day of events: everybody's, or those of one activity. */
export const eventsHref = (activity: ActivityId | undefined, wish: EventsWish): string =>
  `${activity === undefined ? SCREENS.events.path : activityEventsPath(activity)}${eventsSearch(wish)}`
