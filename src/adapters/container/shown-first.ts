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
import { from, type ShownFirstName, type Table } from './services.ts'

/** The services that first screens are shown with: in one file, which is fetched beside the screen. */
export const SHOWN: Table<ShownFirstName> = {
  answers: from(['environment', 'configuration', 'sessions'], (environment, { wire }, vault) =>
    createKeptAnswers({ ...environment, dialect: wire, vault }),
  ),
  receivedNotices: from(['client'], createHttpReceivedNotices),
  profiles: from(['client'], createHttpProfiles),
  activities: from(['client'], createHttpActivities),
  contacts: from(['client'], createHttpContacts),
  municipalities: from(['client'], createHttpMunicipalities),
  favourites: from(['client'], createHttpFavourites),
  events: from(['client'], createHttpEvents),
  userEvents: from(['client'], createHttpUserEvents),
  advertising: from(['client'], createHttpAdvertising),
  chats: from(['client'], createHttpChats),
  sheets: from(['client'], createHttpSheets),
  keptSubscriptions: from(['storage'], createBrowserKeptSubscriptions),
  keptTown: from(['storage'], createBrowserKeptTown),
  favouriteChanges: from(['storage'], createBrowserFavouriteChanges),
  keptCalendar: from(['storage', 'clock'], createBrowserKeptCalendar),
}
