import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Clock } from '#application/ports/clock.ts'
import { createBrowserAppBadge } from '../browser/browser-app-badge.ts'
import { createBrowserDevice } from '../browser/browser-device.ts'
import { createBrowserDownloads } from '../browser/browser-downloads.ts'
import { createBrowserDrafts } from '../browser/browser-drafts.ts'
import { createBrowserPositions } from '../browser/browser-positions.ts'
import { createBrowserPreferences } from '../browser/browser-preferences.ts'
import { createBrowserPresence } from '../browser/browser-presence.ts'
import { createBrowserSessions } from '../browser/browser-sessions.ts'
import { createMemoryUnsent } from '../browser/memory-unsent.ts'
import { type BrowserStorage, createBrowserStorage } from '../browser/browser-storage.ts'
import { createSessionStorageJourney } from '../browser/session-storage-journey.ts'
import type { Environment } from './environment.ts'
import { type Failing, late, UNREACHABLE } from './late.ts'
import { LOCAL_STORAGE, PORTS, SESSION_STORAGE, VAULT } from './tokens.ts'

/** What the browser gives: storage, position, downloads, presence. */
export const browserModule = (environment: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { local, session, events, geolocation, page, presence, navigator, images, sharing, notifications } =
      environment
    const storage = createBrowserStorage(local, events)
    const sessions = createBrowserSessions(storage)
    bind(LOCAL_STORAGE).toConstantValue(storage)
    /** A port that later screens keep things by, its adapter fetched when it is first called. */
    const inStorage = <Port extends Failing<Port, typeof UNREACHABLE>>(
      token: ServiceIdentifier<Port>,
      load: (storage: BrowserStorage) => Promise<Port>,
    ) => bind(token).toConstantValue(late(() => load(storage), UNREACHABLE))
    bind(SESSION_STORAGE).toConstantValue(createBrowserStorage(session))
    bind(PORTS.sessions).toConstantValue(sessions)
    bind(VAULT).toConstantValue(sessions)
    bind(PORTS.positions).toConstantValue(createBrowserPositions(geolocation))
    bind(PORTS.downloads).toConstantValue(createBrowserDownloads(page))
    bind(PORTS.presence).toConstantValue(createBrowserPresence(presence))
    bind(PORTS.appBadge).toConstantValue(createBrowserAppBadge(navigator))
    bind(PORTS.images).toConstantValue(
      late(
        async () => {
          const { createBrowserImages, NO_IMAGES } = await import('../images/BrowserImages.ts')
          return createBrowserImages((await images?.()) ?? NO_IMAGES)
        },
        { _tag: 'ImageUnreadable' } as const,
      ),
    )
    bind(PORTS.unsent).toConstantValue(createMemoryUnsent())
    inStorage(PORTS.keptSubscriptions, async (storage) =>
      (await import('../browser/browser-kept-subscriptions.ts')).createBrowserKeptSubscriptions(storage),
    )
    inStorage(PORTS.recentSearches, async (storage) =>
      (await import('../browser/browser-recent-searches.ts')).createBrowserRecentSearches(storage),
    )
    inStorage(PORTS.favouriteChanges, async (storage) =>
      (await import('../browser/browser-favourite-changes.ts')).createBrowserFavouriteChanges(storage),
    )
    inStorage(PORTS.keptCalendar, async (storage) =>
      (await import('../browser/browser-kept-calendar.ts')).createBrowserKeptCalendar(storage),
    )
    const now = environment.now ?? Date.now
    bind(PORTS.clock).toConstantValue({ now: now as Clock['now'] })
    bind(PORTS.sharing).toConstantValue(
      late(
        async () => (await import('../browser/browser-sharing.ts')).createBrowserSharing(sharing ?? { origin: '' }),
        {
          _tag: 'NotShared',
        } as const,
      ),
    )
    bind(PORTS.notifications).toConstantValue(
      late(
        async () =>
          (await import('../browser/browser-notifications.ts')).createBrowserNotifications(notifications ?? {}),
        { _tag: 'NotNotified' } as const,
      ),
    )
    bind(PORTS.calendarFiles).toConstantValue(
      late(async () => (await import('../browser/calendar-files.ts')).createCalendarFiles(now), {
        _tag: 'NotSaved',
      } as const),
    )
    bind(PORTS.drafts).toResolvedValue(createBrowserDrafts, [LOCAL_STORAGE]).inSingletonScope()
    bind(PORTS.preferences).toResolvedValue(createBrowserPreferences, [LOCAL_STORAGE]).inSingletonScope()
    bind(PORTS.journey).toResolvedValue(createSessionStorageJourney, [SESSION_STORAGE]).inSingletonScope()
    bind(PORTS.device)
      .toResolvedValue(
        (storage, positions) => createBrowserDevice({ storage, positions, source: navigator }),
        [LOCAL_STORAGE, PORTS.positions],
      )
      .inSingletonScope()
  })
