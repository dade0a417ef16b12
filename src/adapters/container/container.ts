import { Container, type ServiceIdentifier } from 'inversify'
import { createBrowserDownloads } from '../browser/browser-downloads.ts'
import { createBrowserInstallation } from '../browser/browser-installation.ts'
import { createBrowserNotifications } from '../browser/browser-notifications.ts'
import { createBrowserOutbox } from '../browser/browser-outbox.ts'
import { createBrowserPositions } from '../browser/browser-positions.ts'
import { createBrowserReadingVoice } from '../browser/browser-reading-voice.ts'
import { createBrowserRecentSearches } from '../browser/browser-recent-searches.ts'
import { createBrowserSharing } from '../browser/browser-sharing.ts'
import { createBrowserUpdates } from '../browser/browser-updates.ts'
import { createBrowserKeptMap } from '../map/browser-kept-map.ts'
import { createHttpAccountDeletion } from '../http/HttpAccountDeletion.ts'
import { createHttpAgreements } from '../http/HttpAgreements.ts'
import { createHttpDevices } from '../http/HttpDevices.ts'
import { createHttpPasswords } from '../http/HttpPasswords.ts'
import { createHttpRegistrations } from '../http/HttpRegistrations.ts'
import { createHttpSearches } from '../http/HttpSearches.ts'
import { createHttpAddresses, createHttpTopics } from '../http/HttpTopics.ts'
import { createHttpUsers } from '../http/HttpUsers.ts'
import { createHttpWrites } from '../http/HttpWrites.ts'
import { createBrowserImages, NO_IMAGES } from '../images/BrowserImages.ts'
import { createNominatimPlaces } from '../places/NominatimPlaces.ts'
import { ownMapOf } from '#domain/town/configuration.ts'
import { from, type LateName, type ServiceRow, type ShownFirstName, type Table } from './services.ts'

/** The services that are not shown with the first page: created at their first call. */
const ADAPTERS: Table<Exclude<LateName, ShownFirstName>> = {
  users: from(['client'], createHttpUsers),
  passwords: from(['client'], createHttpPasswords),
  accountDeletion: from(['client'], createHttpAccountDeletion),
  registrations: from(['client', 'device'], (client, device) => createHttpRegistrations({ client, device })),
  agreements: from(['client', 'environment'], (client, { now }) => createHttpAgreements({ client, now })),
  devices: from(['client'], createHttpDevices),
  topics: from(['client'], createHttpTopics),
  addresses: from(['client'], createHttpAddresses),
  addressSearch: from(['environment', 'configuration', 'language'], (environment, { places = '' }, language) =>
    createNominatimPlaces({ ...environment, base: places, language }),
  ),
  searches: from(['client'], createHttpSearches),
  recentSearches: from(['storage'], createBrowserRecentSearches),
  keptMap: from(['configuration', 'environment'], (configuration, { files, fetch, navigator }) =>
    createBrowserKeptMap({
      address: ownMapOf(configuration),
      files,
      fetch,
      savesData: () => navigator?.connection?.saveData === true,
    }),
  ),
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
 * The container of the adapters that are not shown with the first page, on top of the early ones. It does not cache them, so
 * that a failed creation is repeated at the next call; the caller caches (`late.ts`).
 */
export const createContainer = (early: ReadonlyMap<string, object>): ((name: string) => Promise<object>) => {
  const container = new Container()
  for (const [name, service] of early) container.bind(tokenOf(name)).toConstantValue(service)
  for (const [name, { needs, make }] of Object.entries<ServiceRow<object>>(ADAPTERS))
    container.bind(tokenOf(name)).toResolvedValue(make, needs.map(tokenOf<never>))
  return (name) => container.getAsync(tokenOf<object>(name))
}
