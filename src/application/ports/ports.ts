import type { Accounts } from './accounts.ts'
import type { Device } from './device.ts'
import type { AppBadge, Preferences, Presence } from './device-state.ts'
import type { Downloads } from './downloads.ts'
import type { Drafts } from './drafts.ts'
import type { HomeEntries, Languages } from './home-entries.ts'
import type { Journey } from './journey.ts'
import type { Maps } from './maps.ts'
import type { Positions } from './positions.ts'
import type { ReceivedNotices } from './received-notices.ts'
import type { Sessions } from './sessions.ts'
import type { Traffic } from './traffic.ts'

/** Everything the application reaches the outside through. */
export type Ports = Readonly<{
  accounts: Accounts
  sessions: Sessions
  receivedNotices: ReceivedNotices
  homeEntries: HomeEntries
  languages: Languages
  positions: Positions
  drafts: Drafts
  downloads: Downloads
  journey: Journey
  traffic: Traffic
  presence: Presence
  appBadge: AppBadge
  preferences: Preferences
  device: Device
  maps: Maps
}>
