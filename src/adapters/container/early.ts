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
import type { Makers } from './services.ts'

/** The services of the first page: created when the app starts. */
export const EARLY = {
  configuration: ({ environment }) => environment.configuration ?? DEFAULTS,
  storage: ({ environment: { local, events } }) => createBrowserStorage(local, events),
  tabStorage: ({ environment }) => createBrowserStorage(environment.session),
  language: ({ environment, preferences }) =>
    environment.language ?? (() => Option.toUndefined(preferences.language())),
  client: ({ environment, configuration, sessions, traffic, language, diagnostics, answers, storage }) =>
    createClient({
      ...environment,
      dialect: configuration.wire,
      vault: sessions,
      traffic,
      language,
      diagnostics,
      answers,
      freshness: environment.asksEachTime ? undefined : createFreshness(storage, environment.now),
    }),
  sessions: ({ storage }) => createBrowserSessions(storage),
  preferences: ({ storage, environment: { navigator } }) =>
    createBrowserPreferences(storage, () => navigator?.languages ?? []),
  drafts: ({ storage }) => createBrowserDrafts(storage),
  journey: ({ tabStorage }) => createSessionStorageJourney(tabStorage),
  lastSeen: ({ storage }) => createBrowserLastSeen(storage),
  renewal: ({ tabStorage, environment }) => createBrowserRenewal(tabStorage, environment.renewal),
  unsent: ({ environment: { fields } }) => createMemoryUnsent(fields && watchTyped(fields)),
  traffic: createTraffic,
  changes: ({ storage, traffic, environment }) => createBrowserChanges(storage, traffic, environment.now),
  diagnostics: ({ environment }) => createDiagnostics(environment),
  presence: ({ environment }) => createBrowserPresence(environment.presence),
  appBadge: ({ environment }) => createBrowserAppBadge(environment.navigator),
  clock: ({ environment: { now = Date.now } }) => ({ now: now as Ports['clock']['now'] }),
  device: ({ storage, positions, environment }) =>
    createBrowserDevice({ storage, positions, source: environment.navigator }),
  grounds: ({ configuration: { tiles }, environment: { drawn }, keptMap }) => ({ tiles, drawn, kept: keptMap.open }),
  maps: ({ grounds }) =>
    lateMaps<Maps>(groundOf(grounds), { zoom: true, recentre: true, destroy: true }, async () =>
      (await import('../map/open-layers-maps.ts')).createOpenLayersMaps(grounds),
    ),
  placesMaps: ({ grounds }) =>
    lateMaps<PlacesMaps>(
      groundOf(grounds),
      { show: true, mark: true, here: true, zoom: true, fit: true, destroy: true },
      async () => (await import('../map/open-layers-places-maps.ts')).createOpenLayersPlacesMaps(grounds),
    ),
  accounts: ({ client, sessions: vault, device }) => createHttpAccounts({ client, vault, device }),
  homeEntries: ({ client }) => createHttpHomeEntries(client),
  languages: ({ client }) => createHttpLanguages(client),
  places: ({ configuration: { places }, addressSearch: { search } }) => ({
    isAvailable: () => places !== undefined && places !== '',
    search,
  }),
} satisfies Makers<'early'>
