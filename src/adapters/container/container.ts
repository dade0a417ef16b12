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
import { type Make, type Makers, servicesBy } from './services.ts'

/** The services that are not shown with the first page: created at their first call. */
const ADAPTERS: Makers<'late'> = {
  users: ({ client }) => createHttpUsers(client),
  passwords: ({ client }) => createHttpPasswords(client),
  accountDeletion: ({ client }) => createHttpAccountDeletion(client),
  registrations: ({ client, device }) => createHttpRegistrations({ client, device }),
  agreements: ({ client, environment: { now } }) => createHttpAgreements({ client, now }),
  devices: ({ client }) => createHttpDevices(client),
  topics: ({ client }) => createHttpTopics(client),
  addresses: ({ client }) => createHttpAddresses(client),
  addressSearch: ({ environment, configuration: { places = '' }, language }) =>
    createNominatimPlaces({ ...environment, base: places, language }),
  searches: ({ client }) => createHttpSearches(client),
  recentSearches: ({ storage }) => createBrowserRecentSearches(storage),
  keptMap: ({ configuration, environment: { files, fetch, navigator } }) =>
    createBrowserKeptMap({
      address: ownMapOf(configuration),
      files,
      fetch,
      savesData: () => navigator?.connection?.saveData === true,
    }),
  outbox: ({ storage, environment: { indexedDB: factory, locks, persist } }) =>
    createBrowserOutbox({ factory, storage, locks, persist }),
  writes: ({ client }) => createHttpWrites(client),
  updates: ({ environment }) => createBrowserUpdates(environment.updates),
  installation: ({ storage, environment }) => createBrowserInstallation(storage, environment.installation),
  positions: ({ environment }) => createBrowserPositions(environment.geolocation),
  downloads: ({ environment }) => createBrowserDownloads(environment.page),
  calendarFiles: async ({ environment: { now = Date.now, sharing = { origin: '' } } }) =>
    (await import('../browser/calendar-files.ts')).createCalendarFiles(now, sharing.origin),
  sharing: ({ environment: { sharing = { origin: '' } } }) => createBrowserSharing(sharing),
  notifications: ({ environment: { notifications = {} } }) => createBrowserNotifications(notifications),
  readingVoice: ({ storage, environment: { voice = {} } }) => createBrowserReadingVoice(storage, voice),
  images: async ({ environment }) => createBrowserImages((await environment.images?.()) ?? NO_IMAGES),
}

/** The token of a service. */
const tokenOf = <A>(name: string): ServiceIdentifier<A> => Symbol.for(name)

/**
 * The container of the adapters that are not shown with the first page, on top of the others. It does not cache them, so
 * that a failed creation is repeated at the next call; the caller caches (`late-adapter.ts`).
 */
export const createContainer = (others: ReadonlyMap<string, object>): ((name: string) => Promise<object>) => {
  const container = new Container()
  for (const [name, service] of others) if (!(name in ADAPTERS)) container.bind(tokenOf(name)).toConstantValue(service)
  for (const [name, make] of Object.entries<Make<object>>(ADAPTERS))
    container.bind(tokenOf(name)).toDynamicValue((known) => make(servicesBy((need) => known.get(tokenOf(need)))))
  return (name) => container.getAsync(tokenOf<object>(name))
}
