import type { Ports } from '#application/ports/ports.ts'
import type { BrowserStorage } from '../browser/browser-storage.ts'
import type { Client } from '../http/client/client.ts'
import type { TrafficRecord } from '../http/client/traffic.ts'
import type { KeptAnswers } from '../http/kept-answers.ts'
import type { Vault } from '../http/client/vault.ts'
import type { Environment } from './environment.ts'
import type { MapShelf } from '../map/browser-kept-map.ts'
import { type Absence, UNREACHABLE } from './late.ts'

/**
 * Everything created from the environment: the ports, and the services that adapters share and the application cannot
 * see.
 */
export type Services = Ports &
  Readonly<{
    environment: Environment
    storage: BrowserStorage
    /** Data of this tab only. */
    tabStorage: BrowserStorage
    sessions: Vault
    traffic: TrafficRecord
    client: Client
    answers: KeptAnswers
    keptMap: MapShelf
    addressSearch: Pick<Ports['places'], 'search'>
    /** The current language, else the stored one. */
    language: () => string | undefined
  }>
export type ServiceName = keyof Services

/** A row of the table: the dependencies of a service, and its factory. */
export type ServiceRow<A> = Readonly<{ needs: readonly ServiceName[]; make: (...needed: never[]) => A | Promise<A> }>
export type Table<Name extends ServiceName> = { readonly [Each in Name]: ServiceRow<Services[Each]> }

export const from = <const Needs extends readonly ServiceName[], A>(
  needs: Needs,
  make: (...needed: { readonly [At in keyof Needs]: Services[Needs[At]] }) => A,
) => ({ needs, make })

/** The services that load after the start, and the failure of their calls while they are not loaded. */
export const LATE = {
  answers: UNREACHABLE,
  users: UNREACHABLE,
  passwords: UNREACHABLE,
  accountDeletion: UNREACHABLE,
  registrations: UNREACHABLE,
  agreements: UNREACHABLE,
  receivedNotices: UNREACHABLE,
  devices: UNREACHABLE,
  profiles: UNREACHABLE,
  activities: UNREACHABLE,
  contacts: UNREACHABLE,
  municipalities: UNREACHABLE,
  topics: UNREACHABLE,
  addresses: UNREACHABLE,
  addressSearch: UNREACHABLE,
  searches: UNREACHABLE,
  favourites: UNREACHABLE,
  events: UNREACHABLE,
  userEvents: UNREACHABLE,
  advertising: UNREACHABLE,
  chats: UNREACHABLE,
  sheets: UNREACHABLE,
  keptSubscriptions: UNREACHABLE,
  recentSearches: UNREACHABLE,
  keptTown: UNREACHABLE,
  keptMap: UNREACHABLE,
  favouriteChanges: UNREACHABLE,
  keptCalendar: UNREACHABLE,
  outbox: UNREACHABLE,
  writes: UNREACHABLE,
  positions: { _tag: 'PositionUnavailable' },
  downloads: { _tag: 'NotSaved' },
  calendarFiles: { _tag: 'NotSaved' },
  sharing: { _tag: 'NotShared' },
  notifications: { _tag: 'NotNotified' },
  readingVoice: { _tag: 'VoiceMissing' },
  images: { _tag: 'ImageUnreadable' },
  updates: { _tag: 'NoUpdates' },
  installation: { _tag: 'NotInstallable' },
} as const satisfies { readonly [Name in ServiceName]?: Absence<Services[Name]> }
export type LateName = keyof typeof LATE

/**
 * The late services that first screens are shown with: created without the container, whose library weighs as much as all of
 * them.
 */
export const SHOWN_FIRST = [
  'answers',
  'receivedNotices',
  'profiles',
  'activities',
  'contacts',
  'municipalities',
  'favourites',
  'events',
  'userEvents',
  'advertising',
  'chats',
  'sheets',
  'keptSubscriptions',
  'keptTown',
  'favouriteChanges',
  'keptCalendar',
] as const satisfies readonly LateName[]
export type ShownFirstName = (typeof SHOWN_FIRST)[number]
