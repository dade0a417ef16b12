import * as Option from 'fp-ts/lib/Option.js'
import type { Maps } from '#application/ports/maps.ts'
import type { PlacesMaps } from '#application/ports/places-maps.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import type { Ports } from '#application/ports/ports.ts'
import { createBrowserAppBadge } from '../browser/browser-app-badge.ts'
import { createBrowserChanges } from '../browser/browser-changes.ts'
import { createBrowserDevice } from '../browser/browser-device.ts'
import { createBrowserDrafts } from '../browser/browser-drafts.ts'
import { createBrowserLastSeen } from '../browser/browser-last-seen.ts'
import { createBrowserPreferences } from '../browser/browser-preferences.ts'
import { createBrowserPresence } from '../browser/browser-presence.ts'
import { createBrowserRenewal } from '../browser/browser-renewal.ts'
import { createBrowserSessions } from '../browser/browser-sessions.ts'
import { createBrowserStorage } from '../browser/browser-storage.ts'
import { createMemoryUnsent } from '../browser/memory-unsent.ts'
import { createSessionStorageJourney } from '../browser/session-storage-journey.ts'
import { createDiagnostics } from '../diagnostics/diagnostics.ts'
import { watchTyped } from '../browser/typed-fields.ts'
import { createClient } from '../http/client/client.ts'
import { createTraffic } from '../http/client/traffic.ts'
import { createFreshness } from '../http/freshness.ts'
import { createHttpAccounts } from '../http/HttpAccounts.ts'
import { createHttpHomeEntries } from '../http/HttpHomeEntries.ts'
import { createHttpLanguages } from '../http/HttpLanguages.ts'
import { groundOf } from '../map/ground.ts'
import { lateMaps } from '../map/late-maps.ts'
import { from, type LateName, type ServiceName, type Table } from './services.ts'

/** The services of the first page: created when the app starts. */
export const EARLY = {
  configuration: from(['environment'], ({ configuration = DEFAULTS }) => configuration),
  storage: from(['environment'], ({ local, events }) => createBrowserStorage(local, events)),
  tabStorage: from(['environment'], ({ session }) => createBrowserStorage(session)),
  language: from(
    ['environment', 'preferences'],
    ({ language }, preferences) => language ?? (() => Option.toUndefined(preferences.language())),
  ),
  client: from(
    ['environment', 'configuration', 'sessions', 'traffic', 'language', 'diagnostics', 'answers', 'storage'],
    (environment, { wire }, vault, traffic, language, diagnostics, answers, storage) =>
      createClient({
        ...environment,
        dialect: wire,
        vault,
        traffic,
        language,
        diagnostics,
        answers,
        freshness: environment.asksEachTime ? undefined : createFreshness(storage, environment.now),
      }),
  ),
  sessions: from(['storage'], createBrowserSessions),
  preferences: from(['storage', 'environment'], (storage, { navigator }) =>
    createBrowserPreferences(storage, () => navigator?.languages ?? []),
  ),
  drafts: from(['storage'], createBrowserDrafts),
  journey: from(['tabStorage'], createSessionStorageJourney),
  lastSeen: from(['storage'], createBrowserLastSeen),
  renewal: from(['tabStorage', 'environment'], (storage, { renewal }) => createBrowserRenewal(storage, renewal)),
  unsent: from(['environment'], ({ fields }) => createMemoryUnsent(fields && watchTyped(fields))),
  traffic: from([], createTraffic),
  changes: from(['storage', 'traffic', 'environment'], (storage, traffic, { now }) =>
    createBrowserChanges(storage, traffic, now),
  ),
  diagnostics: from(['environment'], createDiagnostics),
  presence: from(['environment'], ({ presence }) => createBrowserPresence(presence)),
  appBadge: from(['environment'], ({ navigator }) => createBrowserAppBadge(navigator)),
  clock: from(['environment'], ({ now = Date.now }) => ({ now: now as Ports['clock']['now'] })),
  device: from(['storage', 'positions', 'environment'], (storage, positions, { navigator: source }) =>
    createBrowserDevice({ storage, positions, source }),
  ),
  maps: from(['configuration', 'environment', 'keptMap'], ({ tiles }, { landscape }, { open }) =>
    lateMaps<Maps>(groundOf({ tiles, landscape }), { zoom: true, recentre: true, destroy: true }, async () =>
      (await import('../map/open-layers-maps.ts')).createOpenLayersMaps({ tiles, landscape, kept: open }),
    ),
  ),
  placesMaps: from(['configuration', 'environment', 'keptMap'], ({ tiles }, { landscape }, { open }) =>
    lateMaps<PlacesMaps>(
      groundOf({ tiles, landscape }),
      { show: true, mark: true, here: true, zoom: true, fit: true, destroy: true },
      async () =>
        (await import('../map/open-layers-places-maps.ts')).createOpenLayersPlacesMaps({
          tiles,
          landscape,
          kept: open,
        }),
    ),
  ),
  accounts: from(['client', 'sessions', 'device'], (client, vault, device) =>
    createHttpAccounts({ client, vault, device }),
  ),
  homeEntries: from(['client'], createHttpHomeEntries),
  languages: from(['client'], createHttpLanguages),
  places: from(['configuration', 'addressSearch'], ({ places }, { search }) => ({
    isAvailable: () => places !== undefined && places !== '',
    search,
  })),
} satisfies Table<Exclude<ServiceName, LateName | 'environment'>>
