import type { HttpHandler } from 'msw'
import { contract, type Contract } from '#adapters/http/contract/contract.ts'
import { places } from '#adapters/places/contract.ts'
import { accountAnswers } from './account.ts'
import type { Desk } from './desk.ts'
import { type Answers, handlersFor } from './handlers-for.ts'
import { homeAnswers } from './home.ts'

/** The path of the demo's places service, on the same host. */
const PLACES_PATH = '/places'

type Areas = { readonly [Area in keyof Contract]: () => Promise<Answers<Contract[Area]>> }

/**
 * The handlers of each area of the contract: an area without handlers does not compile. Areas of later screens are
 * loaded on first use.
 */
const areasOf = (desk: Desk): Areas => ({
  account: async () => accountAnswers(desk),
  home: async () => homeAnswers(desk),
  users: async () => (await import('./users.ts')).usersAnswers(desk),
  notices: async () => (await import('./notices.ts')).noticesAnswers(desk),
  directory: async () => (await import('./directory.ts')).directoryAnswers(desk),
  topics: async () => (await import('./topics.ts')).topicsAnswers(desk),
  municipalities: async () => (await import('./municipalities.ts')).municipalitiesAnswers(desk),
  sheets: async () => (await import('./sheets.ts')).sheetsAnswers(desk),
  events: async () => (await import('./events.ts')).eventsAnswers(desk),
  favourites: async () => (await import('./favourites.ts')).favouritesAnswers(desk),
  advertising: async () => (await import('./advertising.ts')).advertisingAnswers(desk),
  chat: async () => (await import('./chat.ts')).chatAnswers(desk),
})

/** The handlers of every call of the contract, and of the places service. */
export const allHandlers = (desk: Desk): HttpHandler[] => {
  const areas = areasOf(desk)
  const handlersOf = <Area extends keyof Contract>(area: Area) =>
    handlersFor<Contract[Area]>(desk, area, contract[area], areas[area])
  return [
    ...(Object.keys(contract) as (keyof Contract)[]).flatMap((area) => handlersOf(area)),
    ...handlersFor(
      // It has the dialect of places services, whatever the dialect of the API.
      { ...desk, base: desk.base + PLACES_PATH, tongue: 'own' },
      'places',
      places,
      async () => (await import('./places.ts')).placesAnswers,
    ),
  ]
}
