import type { ServiceIdentifier } from 'inversify'
import type { Ports } from '#application/ports/ports.ts'
import type { BrowserStorage } from '../browser/browser-storage.ts'
import type { Client } from '../http/client/client.ts'
import type { TrafficRecord } from '../http/client/traffic.ts'
import type { Vault } from '../http/client/vault.ts'

type Token<A> = ServiceIdentifier<A>

/** The token of each port. */
export const PORTS: { readonly [Name in keyof Ports]: Token<Ports[Name]> } = {
  accounts: Symbol.for('Accounts'),
  users: Symbol.for('Users'),
  passwords: Symbol.for('Passwords'),
  accountDeletion: Symbol.for('AccountDeletion'),
  registrations: Symbol.for('Registrations'),
  agreements: Symbol.for('Agreements'),
  sessions: Symbol.for('Sessions'),
  receivedNotices: Symbol.for('ReceivedNotices'),
  homeEntries: Symbol.for('HomeEntries'),
  languages: Symbol.for('Languages'),
  positions: Symbol.for('Positions'),
  drafts: Symbol.for('Drafts'),
  unsent: Symbol.for('Unsent'),
  downloads: Symbol.for('Downloads'),
  journey: Symbol.for('Journey'),
  traffic: Symbol.for('Traffic'),
  presence: Symbol.for('Presence'),
  appBadge: Symbol.for('AppBadge'),
  preferences: Symbol.for('Preferences'),
  device: Symbol.for('Device'),
  devices: Symbol.for('Devices'),
  maps: Symbol.for('Maps'),
  placesMaps: Symbol.for('PlacesMaps'),
  profiles: Symbol.for('Profiles'),
  images: Symbol.for('Images'),
  places: Symbol.for('Places'),
  activities: Symbol.for('Activities'),
  contacts: Symbol.for('Contacts'),
  municipalities: Symbol.for('Municipalities'),
  topics: Symbol.for('Topics'),
  addresses: Symbol.for('Addresses'),
  keptSubscriptions: Symbol.for('KeptSubscriptions'),
  searches: Symbol.for('Searches'),
  recentSearches: Symbol.for('RecentSearches'),
  favourites: Symbol.for('Favourites'),
  favouriteChanges: Symbol.for('FavouriteChanges'),
  sharing: Symbol.for('Sharing'),
  events: Symbol.for('Events'),
  userEvents: Symbol.for('UserEvents'),
  calendarFiles: Symbol.for('CalendarFiles'),
  keptCalendar: Symbol.for('KeptCalendar'),
  notifications: Symbol.for('Notifications'),
  clock: Symbol.for('Clock'),
  chats: Symbol.for('Chats'),
  advertising: Symbol.for('Advertising'),
  sheets: Symbol.for('Sheets'),
}

/** What adapters share and the application never sees. */
export const LOCAL_STORAGE: Token<BrowserStorage> = Symbol.for('LocalStorage')
export const SESSION_STORAGE: Token<BrowserStorage> = Symbol.for('SessionStorage')
export const VAULT: Token<Vault> = Symbol.for('Vault')
export const TRAFFIC_RECORD: Token<TrafficRecord> = Symbol.for('TrafficRecord')
export const CLIENT: Token<Client> = Symbol.for('Client')
