import { Container, type ServiceIdentifier } from 'inversify'
import { createBrowserDownloads } from '../browser/browser-downloads.ts'
import { createBrowserFavouriteChanges } from '../browser/browser-favourite-changes.ts'
import { createBrowserInstallation } from '../browser/browser-installation.ts'
import { createBrowserKeptCalendar } from '../browser/browser-kept-calendar.ts'
import { createBrowserKeptSubscriptions } from '../browser/browser-kept-subscriptions.ts'
import { createBrowserNotifications } from '../browser/browser-notifications.ts'
import { createBrowserOutbox } from '../browser/browser-outbox.ts'
import { createBrowserPositions } from '../browser/browser-positions.ts'
import { createBrowserReadingVoice } from '../browser/browser-reading-voice.ts'
import { createBrowserKeptTown } from '../browser/browser-kept-town.ts'
import { createBrowserRecentSearches } from '../browser/browser-recent-searches.ts'
import { createBrowserSharing } from '../browser/browser-sharing.ts'
import { createBrowserUpdates } from '../browser/browser-updates.ts'
import { createBrowserKeptMap } from '../map/browser-kept-map.ts'
import { createHttpAccountDeletion } from '../http/HttpAccountDeletion.ts'
import { createHttpActivities } from '../http/HttpActivities.ts'
import { createHttpAdvertising } from '../http/HttpAdvertising.ts'
import { createHttpAgreements } from '../http/HttpAgreements.ts'
import { createHttpChats } from '../http/HttpChats.ts'
import { createHttpContacts } from '../http/HttpContacts.ts'
import { createHttpDevices } from '../http/HttpDevices.ts'
import { createHttpEvents, createHttpUserEvents } from '../http/HttpEvents.ts'
import { createHttpFavourites } from '../http/HttpFavourites.ts'
import { createHttpMunicipalities } from '../http/HttpMunicipalities.ts'
import { createHttpPasswords } from '../http/HttpPasswords.ts'
import { createHttpProfiles } from '../http/HttpProfiles.ts'
import { createHttpReceivedNotices } from '../http/HttpReceivedNotices.ts'
import { createHttpRegistrations } from '../http/HttpRegistrations.ts'
import { createHttpSearches } from '../http/HttpSearches.ts'
import { createHttpSheets } from '../http/HttpSheets.ts'
import { createHttpAddresses, createHttpTopics } from '../http/HttpTopics.ts'
import { createHttpUsers } from '../http/HttpUsers.ts'
import { createHttpWrites } from '../http/HttpWrites.ts'
import { createBrowserImages, NO_IMAGES } from '../images/BrowserImages.ts'
import { createNominatimPlaces } from '../places/NominatimPlaces.ts'
import { ownMapOf } from '#domain/town/configuration.ts'
import { from, type LateName, type ServiceRow, type Table } from './services.ts'

/** The services that load after the first page: created at their first call. */
const ADAPTERS: Table<LateName> = {
  answers: from(['environment', 'configuration', 'sessions'], async (environment, { wire }, vault) =>
    (await import('../http/kept-answers.ts')).createKeptAnswers({ ...environment, dialect: wire, vault }),
  ),
  users: from(['client'], createHttpUsers),
  passwords: from(['client'], createHttpPasswords),
  accountDeletion: from(['client'], createHttpAccountDeletion),
  registrations: from(['client', 'device'], (client, device) => createHttpRegistrations({ client, device })),
  agreements: from(['client', 'environment'], (client, { now }) => createHttpAgreements({ client, now })),
  receivedNotices: from(['client'], createHttpReceivedNotices),
  devices: from(['client'], createHttpDevices),
  profiles: from(['client'], createHttpProfiles),
  activities: from(['client'], createHttpActivities),
  contacts: from(['client'], createHttpContacts),
  municipalities: from(['client'], createHttpMunicipalities),
  topics: from(['client'], createHttpTopics),
  addresses: from(['client'], createHttpAddresses),
  addressSearch: from(['environment', 'configuration', 'language'], (environment, { places = '' }, language) =>
    createNominatimPlaces({ ...environment, base: places, language }),
  ),
  searches: from(['client'], createHttpSearches),
  favourites: from(['client'], createHttpFavourites),
  events: from(['client'], createHttpEvents),
  userEvents: from(['client'], createHttpUserEvents),
  advertising: from(['client'], createHttpAdvertising),
  chats: from(['client'], createHttpChats),
  sheets: from(['client'], createHttpSheets),
  keptSubscriptions: from(['storage'], createBrowserKeptSubscriptions),
  recentSearches: from(['storage'], createBrowserRecentSearches),
  keptTown: from(['storage'], createBrowserKeptTown),
  keptMap: from(['configuration', 'environment'], (configuration, { files, fetch, navigator }) =>
    createBrowserKeptMap({
      address: ownMapOf(configuration),
      files,
      fetch,
      savesData: () => navigator?.connection?.saveData === true,
    }),
  ),
  favouriteChanges: from(['storage'], createBrowserFavouriteChanges),
  keptCalendar: from(['storage', 'clock'], createBrowserKeptCalendar),
  outbox: from(['environment', 'storage'], ({ indexedDB: factory, locks, persist }, storage) =>
    createBrowserOutbox({ factory, storage, locks, persist }),
  ),
  writes: from(['client'], createHttpWrites),
  updates: from(['environment'], ({ updates }) => createBrowserUpdates(updates)),
  installation: from(['storage', 'environment'], (storage, { installation }) =>
    createBrowserInstallation(storage, installation),
  ),
  positions: from(['environment'], ({ geolocation }) => createBrowserPositions(geolocation)),
  downloads: from(['environment'], ({ page }) => createBrowserDownloads(page)),
  calendarFiles: from(['environment'], async ({ now = Date.now, sharing = { origin: '' } }) =>
    (await import('../browser/calendar-files.ts')).createCalendarFiles(now, sharing.origin),
  ),
  sharing: from(['environment'], ({ sharing = { origin: '' } }) => createBrowserSharing(sharing)),
  notifications: from(['environment'], ({ notifications = {} }) => createBrowserNotifications(notifications)),
  readingVoice: from(['storage', 'environment'], (storage, { voice = {} }) =>
    createBrowserReadingVoice(storage, voice),
  ),
  images: from(['environment'], async ({ images }) => createBrowserImages((await images?.()) ?? NO_IMAGES)),
}

/** The token of a service. */
const tokenOf = <A>(name: string): ServiceIdentifier<A> => Symbol.for(name)

/**
 * The container of the adapters that load after the first page, on top of the early ones. It does not cache them, so
 * that a failed creation is repeated at the next call; the caller caches (`late.ts`).
 */
export const createContainer = (early: ReadonlyMap<string, object>): ((name: string) => Promise<object>) => {
  const container = new Container()
  for (const [name, service] of early) container.bind(tokenOf(name)).toConstantValue(service)
  for (const [name, { needs, make }] of Object.entries<ServiceRow<object>>(ADAPTERS))
    container.bind(tokenOf(name)).toResolvedValue(make, needs.map(tokenOf<never>))
  return (name) => container.getAsync(tokenOf<object>(name))
}
