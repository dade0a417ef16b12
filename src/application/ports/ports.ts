import type { Configuration } from '#domain/town/configuration.ts'
import { early, late, type PortsOf, shown, UNREACHABLE } from './port.ts'
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

/** All ports of the application: when the adapter of each comes, and how its calls fail while it is not there. */
export const PORTS = {
  /** What the town has decided; the same from the start to the end of the app. */
  configuration: early<Configuration>(),
  accounts: early<Accounts>(),
  sessions: early<Sessions>(),
  homeEntries: early<HomeEntries>(),
  languages: early<Languages>(),
  drafts: early<Drafts>(),
  unsent: early<Unsent>(),
  journey: early<Journey>(),
  lastSeen: early<LastSeen>(),
  traffic: early<Traffic>(),
  changes: early<Changes>(),
  diagnostics: early<Diagnostics>(),
  presence: early<Presence & Use>(),
  appBadge: early<AppBadge>(),
  preferences: early<Preferences>(),
  device: early<Device>(),
  maps: early<Maps>(),
  placesMaps: early<PlacesMaps>(),
  places: early<Places>(),
  clock: early<Clock>(),
  renewal: early<Renewal>(),

  receivedNotices: shown<ReceivedNotices>(UNREACHABLE),
  profiles: shown<Profiles>(UNREACHABLE),
  activities: shown<Activities>(UNREACHABLE),
  contacts: shown<Contacts>(UNREACHABLE),
  municipalities: shown<Municipalities>(UNREACHABLE),
  keptSubscriptions: shown<KeptSubscriptions>(UNREACHABLE),
  keptTown: shown<KeptTown>(UNREACHABLE),
  favourites: shown<Favourites>(UNREACHABLE),
  favouriteChanges: shown<FavouriteChanges>(UNREACHABLE),
  events: shown<Events>(UNREACHABLE),
  userEvents: shown<UserEvents>(UNREACHABLE),
  keptCalendar: shown<KeptCalendar>(UNREACHABLE),
  chats: shown<Chats>(UNREACHABLE),
  advertising: shown<Advertising>(UNREACHABLE),
  sheets: shown<Sheets>(UNREACHABLE),

  users: late<Users>(UNREACHABLE),
  passwords: late<Passwords>(UNREACHABLE),
  accountDeletion: late<AccountDeletion>(UNREACHABLE),
  registrations: late<Registrations>(UNREACHABLE),
  agreements: late<Agreements>(UNREACHABLE),
  readingVoice: late<ReadingVoice>({ _tag: 'VoiceMissing' }),
  positions: late<Positions>({ _tag: 'PositionUnavailable' }),
  downloads: late<Downloads>({ _tag: 'NotSaved' }),
  devices: late<Devices>(UNREACHABLE),
  images: late<Images>({ _tag: 'ImageUnreadable' }),
  topics: late<Topics>(UNREACHABLE),
  addresses: late<Addresses>(UNREACHABLE),
  searches: late<Searches>(UNREACHABLE),
  recentSearches: late<RecentSearches>(UNREACHABLE),
  keptMap: late<KeptMap>(UNREACHABLE),
  sharing: late<Sharing>({ _tag: 'NotShared' }),
  calendarFiles: late<CalendarFiles>({ _tag: 'NotSaved' }),
  notifications: late<Notifications>({ _tag: 'NotNotified' }),
  updates: late<Updates>({ _tag: 'NoUpdates' }),
  installation: late<Installation>({ _tag: 'NotInstallable' }),
  outbox: late<Outbox>(UNREACHABLE),
  writes: late<Writes>(UNREACHABLE),
}
export type Ports = PortsOf<typeof PORTS>
