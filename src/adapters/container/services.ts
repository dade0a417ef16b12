import * as Option from 'fp-ts/lib/Option.js'
import type { Ports } from '#application/ports/ports.ts'
import { createBrowserAppBadge } from '../browser/browser-app-badge.ts'
import { createBrowserDevice } from '../browser/browser-device.ts'
import { createBrowserDrafts } from '../browser/browser-drafts.ts'
import { createBrowserPreferences } from '../browser/browser-preferences.ts'
import { createBrowserPresence } from '../browser/browser-presence.ts'
import { createBrowserSessions } from '../browser/browser-sessions.ts'
import { type BrowserStorage, createBrowserStorage } from '../browser/browser-storage.ts'
import { createMemoryUnsent } from '../browser/memory-unsent.ts'
import { createSessionStorageJourney } from '../browser/session-storage-journey.ts'
import { type Client, createClient } from '../http/client/client.ts'
import { createTraffic, type TrafficRecord } from '../http/client/traffic.ts'
import type { Vault } from '../http/client/vault.ts'
import { createHttpAccounts } from '../http/HttpAccounts.ts'
import { createHttpHomeEntries } from '../http/HttpHomeEntries.ts'
import { createHttpLanguages } from '../http/HttpLanguages.ts'
import { createOpenLayersMaps } from '../map/open-layers-maps.ts'
import { createOpenLayersPlacesMaps } from '../map/open-layers-places-maps.ts'
import type { Environment } from './environment.ts'
import { type Failing, UNREACHABLE } from './late.ts'

/** Everything that is made here: the ports, and what adapters share and the application never sees. */
export type Services = Ports &
  Readonly<{
    environment: Environment
    storage: BrowserStorage
    /** What is kept for this tab alone. */
    tabStorage: BrowserStorage
    sessions: Vault
    traffic: TrafficRecord
    client: Client
    addressSearch: Pick<Ports['places'], 'search'>
    /** The language that is spoken now, else the one chosen before. */
    language: () => string | undefined
  }>
export type ServiceName = keyof Services

type Values<Needs extends readonly ServiceName[]> = { readonly [At in keyof Needs]: Services[Needs[At]] }

/** How a service is made when the app starts, and of which others. */
export type Early<A> = Readonly<{ needs: readonly ServiceName[]; make: (...needed: never[]) => A }>
/** Where the adapter of a port is that is fetched when it is first called. Until its file comes, calls fail as `absent` says. */
export type Late<A> = Readonly<{
  needs: readonly ServiceName[]
  absent: Readonly<{ _tag: string }>
  load: () => Promise<(...needed: never[]) => A | Promise<A>>
}>
type Table<Name extends ServiceName> = { readonly [Each in Name]: Early<Services[Each]> | Late<Services[Each]> }

const early = <const Needs extends readonly ServiceName[], A>(needs: Needs, make: (...needed: Values<Needs>) => A) => ({
  needs,
  make,
})

const late = <const Needs extends readonly ServiceName[], Port extends Failing<Port, typeof UNREACHABLE>>(
  needs: Needs,
  load: () => Promise<(...needed: Values<Needs>) => Port>,
) => ({ absent: UNREACHABLE, needs, load })

/** A port that later screens reach through the one client. */
const overClient = <Port extends Failing<Port, typeof UNREACHABLE>>(
  load: () => Promise<(client: Client) => Port>,
): Late<Port> => ({ absent: UNREACHABLE, needs: ['client'], load })

/** A port by which later screens keep things on the device. */
const inStorage = <Port extends Failing<Port, typeof UNREACHABLE>>(
  load: () => Promise<(storage: BrowserStorage) => Port>,
): Late<Port> => ({ absent: UNREACHABLE, needs: ['storage'], load })

/** A port that is made of what the environment gives. */
const fromEnvironment = <Port extends Failing<Port, Failure>, const Failure extends Readonly<{ _tag: string }>>(
  absent: Failure,
  load: () => Promise<(environment: Environment) => Port | Promise<Port>>,
): Late<Port> => ({ absent, needs: ['environment'], load })

/** How each port is made: what the first page needs from what is here, the rest from a file of its own. */
export const PORTS = {
  sessions: early(['storage'], createBrowserSessions),
  preferences: early(['storage'], createBrowserPreferences),
  drafts: early(['storage'], createBrowserDrafts),
  journey: early(['tabStorage'], createSessionStorageJourney),
  unsent: early([], createMemoryUnsent),
  traffic: early([], createTraffic),
  presence: early(['environment'], ({ presence }) => createBrowserPresence(presence)),
  appBadge: early(['environment'], ({ navigator }) => createBrowserAppBadge(navigator)),
  clock: early(['environment'], ({ now = Date.now }) => ({ now: now as Ports['clock']['now'] })),
  device: early(['storage', 'positions', 'environment'], (storage, positions, { navigator: source }) =>
    createBrowserDevice({ storage, positions, source }),
  ),
  maps: early(['environment'], ({ tiles }) => createOpenLayersMaps(tiles)),
  placesMaps: early(['environment'], ({ tiles }) => createOpenLayersPlacesMaps(tiles)),
  accounts: early(['client', 'sessions', 'device'], (client, vault, device) =>
    createHttpAccounts({ client, vault, device }),
  ),
  homeEntries: early(['client'], createHttpHomeEntries),
  languages: early(['client'], createHttpLanguages),
  places: early(['environment', 'addressSearch'], ({ places }, { search }) => ({
    isAvailable: () => places !== undefined && places !== '',
    search,
  })),
  passwords: overClient(async () => (await import('../http/HttpPasswords.ts')).createHttpPasswords),
  accountDeletion: overClient(async () => (await import('../http/HttpAccountDeletion.ts')).createHttpAccountDeletion),
  users: overClient(async () => (await import('../http/HttpUsers.ts')).createHttpUsers),
  receivedNotices: overClient(async () => (await import('../http/HttpReceivedNotices.ts')).createHttpReceivedNotices),
  devices: overClient(async () => (await import('../http/HttpDevices.ts')).createHttpDevices),
  profiles: overClient(async () => (await import('../http/HttpProfiles.ts')).createHttpProfiles),
  activities: overClient(async () => (await import('../http/HttpActivities.ts')).createHttpActivities),
  contacts: overClient(async () => (await import('../http/HttpContacts.ts')).createHttpContacts),
  municipalities: overClient(async () => (await import('../http/HttpMunicipalities.ts')).createHttpMunicipalities),
  topics: overClient(async () => (await import('../http/HttpTopics.ts')).createHttpTopics),
  addresses: overClient(async () => (await import('../http/HttpTopics.ts')).createHttpAddresses),
  searches: overClient(async () => (await import('../http/HttpSearches.ts')).createHttpSearches),
  favourites: overClient(async () => (await import('../http/HttpFavourites.ts')).createHttpFavourites),
  events: overClient(async () => (await import('../http/HttpEvents.ts')).createHttpEvents),
  userEvents: overClient(async () => (await import('../http/HttpEvents.ts')).createHttpUserEvents),
  advertising: overClient(async () => (await import('../http/HttpAdvertising.ts')).createHttpAdvertising),
  chats: overClient(async () => (await import('../http/HttpChats.ts')).createHttpChats),
  sheets: overClient(async () => (await import('../http/HttpSheets.ts')).createHttpSheets),
  registrations: late(['client', 'device'], async () => {
    const { createHttpRegistrations } = await import('../http/HttpRegistrations.ts')
    return (client, device) => createHttpRegistrations({ client, device })
  }),
  agreements: late(['client', 'environment'], async () => {
    const { createHttpAgreements } = await import('../http/HttpAgreements.ts')
    return (client, { now }) => createHttpAgreements({ client, now })
  }),
  keptSubscriptions: inStorage(
    async () => (await import('../browser/browser-kept-subscriptions.ts')).createBrowserKeptSubscriptions,
  ),
  recentSearches: inStorage(
    async () => (await import('../browser/browser-recent-searches.ts')).createBrowserRecentSearches,
  ),
  favouriteChanges: inStorage(
    async () => (await import('../browser/browser-favourite-changes.ts')).createBrowserFavouriteChanges,
  ),
  keptCalendar: inStorage(async () => (await import('../browser/browser-kept-calendar.ts')).createBrowserKeptCalendar),
  positions: fromEnvironment({ _tag: 'PositionUnavailable' }, async () => {
    const { createBrowserPositions } = await import('../browser/browser-positions.ts')
    return ({ geolocation }) => createBrowserPositions(geolocation)
  }),
  downloads: fromEnvironment({ _tag: 'NotSaved' }, async () => {
    const { createBrowserDownloads } = await import('../browser/browser-downloads.ts')
    return ({ page }) => createBrowserDownloads(page)
  }),
  sharing: fromEnvironment({ _tag: 'NotShared' }, async () => {
    const { createBrowserSharing } = await import('../browser/browser-sharing.ts')
    return ({ sharing = { origin: '' } }) => createBrowserSharing(sharing)
  }),
  notifications: fromEnvironment({ _tag: 'NotNotified' }, async () => {
    const { createBrowserNotifications } = await import('../browser/browser-notifications.ts')
    return ({ notifications = {} }) => createBrowserNotifications(notifications)
  }),
  calendarFiles: fromEnvironment({ _tag: 'NotSaved' }, async () => {
    const { createCalendarFiles } = await import('../browser/calendar-files.ts')
    return ({ now = Date.now }) => createCalendarFiles(now)
  }),
  images: fromEnvironment({ _tag: 'ImageUnreadable' }, async () => {
    const { createBrowserImages, NO_IMAGES } = await import('../images/BrowserImages.ts')
    return async ({ images }) => createBrowserImages((await images?.()) ?? NO_IMAGES)
  }),
} satisfies Table<keyof Ports>

/** How what adapters share is made. */
export const SHARED = {
  storage: early(['environment'], ({ local, events }) => createBrowserStorage(local, events)),
  tabStorage: early(['environment'], ({ session }) => createBrowserStorage(session)),
  language: early(
    ['environment', 'preferences'],
    ({ language }, preferences) => language ?? (() => Option.toUndefined(preferences.language())),
  ),
  client: early(['environment', 'sessions', 'traffic', 'language'], (environment, vault, traffic, language) =>
    createClient({ ...environment, vault, traffic, language }),
  ),
  addressSearch: late(['environment', 'language'], async () => {
    const { createNominatimPlaces } = await import('../places/NominatimPlaces.ts')
    return ({ places = '', ...environment }, language) =>
      createNominatimPlaces({ ...environment, base: places, language, diagnostics: undefined })
  }),
} satisfies Table<Exclude<ServiceName, keyof Ports | 'environment'>>
