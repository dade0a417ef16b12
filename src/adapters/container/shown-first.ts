import { createBrowserFavouriteChanges } from '../browser/browser-favourite-changes.ts'
import { createBrowserKeptCalendar } from '../browser/browser-kept-calendar.ts'
import { createBrowserKeptSubscriptions } from '../browser/browser-kept-subscriptions.ts'
import { createBrowserKeptTown } from '../browser/browser-kept-town.ts'
import { createHttpActivities } from '../http/HttpActivities.ts'
import { createHttpAdvertising } from '../http/HttpAdvertising.ts'
import { createHttpChats } from '../http/HttpChats.ts'
import { createHttpContacts } from '../http/HttpContacts.ts'
import { createHttpEvents, createHttpUserEvents } from '../http/HttpEvents.ts'
import { createHttpFavourites } from '../http/HttpFavourites.ts'
import { createHttpMunicipalities } from '../http/HttpMunicipalities.ts'
import { createHttpProfiles } from '../http/HttpProfiles.ts'
import { createHttpReceivedNotices } from '../http/HttpReceivedNotices.ts'
import { createHttpSheets } from '../http/HttpSheets.ts'
import { createKeptAnswers } from '../http/kept-answers.ts'
import type { Makers } from './services.ts'

/** The services that first screens are shown with: in one file, which is fetched beside the screen. */
export const SHOWN: Makers<'shown'> = {
  answers: ({ environment, configuration: { wire }, sessions: vault }) =>
    createKeptAnswers({ ...environment, dialect: wire, vault }),
  receivedNotices: ({ client }) => createHttpReceivedNotices(client),
  profiles: ({ client }) => createHttpProfiles(client),
  activities: ({ client }) => createHttpActivities(client),
  contacts: ({ client }) => createHttpContacts(client),
  municipalities: ({ client }) => createHttpMunicipalities(client),
  favourites: ({ client }) => createHttpFavourites(client),
  events: ({ client }) => createHttpEvents(client),
  userEvents: ({ client }) => createHttpUserEvents(client),
  advertising: ({ client }) => createHttpAdvertising(client),
  chats: ({ client }) => createHttpChats(client),
  sheets: ({ client }) => createHttpSheets(client),
  keptSubscriptions: ({ storage }) => createBrowserKeptSubscriptions(storage),
  keptTown: ({ storage }) => createBrowserKeptTown(storage),
  favouriteChanges: ({ storage }) => createBrowserFavouriteChanges(storage),
  keptCalendar: ({ storage, clock, environment: { locks } }) => createBrowserKeptCalendar(storage, clock, locks),
}
