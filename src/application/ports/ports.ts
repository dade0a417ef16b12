import type { Configuration } from '#domain/town/configuration.ts'
import type { Advertising } from './advertising.ts'
import type { Activities } from './activities.ts'
import type { Addresses, KeptSubscriptions, Topics } from './topics.ts'
import type { CalendarFiles } from './calendar-files.ts'
import type { Chats } from './chats.ts'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Events, KeptCalendar, UserEvents } from './events.ts'
import type { Contacts } from './contacts.ts'
import type { FavouriteChanges, Favourites } from './favourites.ts'
import type { Municipalities } from './municipalities.ts'
import type { Notifications } from './notifications.ts'
import type { RecentSearches, Searches } from './searches.ts'
import type { Sharing } from './sharing.ts'
import type { Sheets } from './sheets.ts'
import type { AccountDeletion } from './account-deletion.ts'
import type { Accounts } from './accounts.ts'
import type { Agreements } from './agreements.ts'
import type { Device } from './device.ts'
import type { AppBadge, Preferences, Presence, Use } from './device-state.ts'
import type { Devices } from './devices.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { Downloads } from './downloads.ts'
import type { Drafts } from './drafts.ts'
import type { HomeEntries, Languages } from './home-entries.ts'
import type { Images } from './images.ts'
import type { Journey } from './journey.ts'
import type { KeptMap } from './kept-map.ts'
import type { LastSeen } from './last-seen.ts'
import type { KeptTown } from './kept-town.ts'
import type { Maps } from './maps.ts'
import type { Outbox } from './outbox.ts'
import type { Passwords } from './passwords.ts'
import type { Places } from './places.ts'
import type { PlacesMaps } from './places-maps.ts'
import type { Positions } from './positions.ts'
import type { Profiles } from './profiles.ts'
import type { ReadingVoice } from './reading-voice.ts'
import type { ReceivedNotices } from './received-notices.ts'
import type { Registrations } from './registrations.ts'
import type { Renewal } from './renewal.ts'
import type { Sessions } from './sessions.ts'
import type { Traffic } from './traffic.ts'
import type { Installation } from './installation.ts'
import type { Unsent } from './unsent.ts'
import type { Updates } from './updates.ts'
import type { Users } from './users.ts'
import type { Writes } from './writes.ts'

/** All ports of the application. */
export type Ports = Readonly<{
  /** What the town has decided; the same from the start to the end of the app. */
  configuration: Configuration
  accounts: Accounts
  users: Users
  passwords: Passwords
  accountDeletion: AccountDeletion
  registrations: Registrations
  agreements: Agreements
  sessions: Sessions
  readingVoice: ReadingVoice
  receivedNotices: ReceivedNotices
  homeEntries: HomeEntries
  languages: Languages
  positions: Positions
  drafts: Drafts
  unsent: Unsent
  downloads: Downloads
  journey: Journey
  lastSeen: LastSeen
  traffic: Traffic
  changes: Changes
  diagnostics: Diagnostics
  presence: Presence & Use
  appBadge: AppBadge
  preferences: Preferences
  device: Device
  devices: Devices
  maps: Maps
  placesMaps: PlacesMaps
  profiles: Profiles
  images: Images
  places: Places
  activities: Activities
  contacts: Contacts
  municipalities: Municipalities
  topics: Topics
  addresses: Addresses
  keptSubscriptions: KeptSubscriptions
  searches: Searches
  recentSearches: RecentSearches
  keptTown: KeptTown
  keptMap: KeptMap
  favourites: Favourites
  favouriteChanges: FavouriteChanges
  sharing: Sharing
  events: Events
  userEvents: UserEvents
  calendarFiles: CalendarFiles
  keptCalendar: KeptCalendar
  notifications: Notifications
  clock: Clock
  updates: Updates
  renewal: Renewal
  installation: Installation
  chats: Chats
  advertising: Advertising
  sheets: Sheets
  outbox: Outbox
  writes: Writes
}>
