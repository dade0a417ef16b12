import * as Option from 'fp-ts/lib/Option.js'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Places } from '#application/ports/places.ts'
import { type Client, createClient } from '../http/client/client.ts'
import { createTraffic } from '../http/client/traffic.ts'
import { createHttpAccounts } from '../http/HttpAccounts.ts'
import { createHttpHomeEntries } from '../http/HttpHomeEntries.ts'
import { createHttpLanguages } from '../http/HttpLanguages.ts'
import type { Environment } from './environment.ts'
import { type Failing, late, UNREACHABLE } from './late.ts'
import { CLIENT, PORTS, TRAFFIC_RECORD, VAULT } from './tokens.ts'

/** What is reached over HTTP, all through one client. */
export const httpModule = ({ base, fetch, now, locks, places, language, diagnostics }: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    /** A port that later screens reach by the one client, its adapter fetched when it is first called. */
    const overClient = <Port extends Failing<Port, typeof UNREACHABLE>>(
      token: ServiceIdentifier<Port>,
      load: (client: Client) => Promise<Port>,
    ) =>
      bind(token)
        .toResolvedValue((client) => late(() => load(client), UNREACHABLE), [CLIENT])
        .inSingletonScope()
    const traffic = createTraffic()
    bind(TRAFFIC_RECORD).toConstantValue(traffic)
    bind(PORTS.traffic).toConstantValue(traffic)
    bind(CLIENT)
      .toResolvedValue(
        (vault, traffic, preferences) =>
          createClient({
            base,
            vault,
            traffic,
            locks,
            language: language ?? (() => Option.toUndefined(preferences.language())),
            diagnostics,
            ...(fetch && { fetch }),
            ...(now && { now }),
          }),
        [VAULT, TRAFFIC_RECORD, PORTS.preferences],
      )
      .inSingletonScope()
    bind(PORTS.accounts)
      .toResolvedValue(
        (client, vault, device) => createHttpAccounts({ client, vault, device }),
        [CLIENT, VAULT, PORTS.device],
      )
      .inSingletonScope()
    bind(PORTS.registrations)
      .toResolvedValue(
        (client, device) =>
          late(
            async () => (await import('../http/HttpRegistrations.ts')).createHttpRegistrations({ client, device }),
            UNREACHABLE,
          ),
        [CLIENT, PORTS.device],
      )
      .inSingletonScope()
    bind(PORTS.agreements)
      .toResolvedValue(
        (client) =>
          late(
            async () => (await import('../http/HttpAgreements.ts')).createHttpAgreements({ client, now }),
            UNREACHABLE,
          ),
        [CLIENT],
      )
      .inSingletonScope()
    overClient(PORTS.passwords, async (client) =>
      (await import('../http/HttpPasswords.ts')).createHttpPasswords(client),
    )
    overClient(PORTS.accountDeletion, async (client) =>
      (await import('../http/HttpAccountDeletion.ts')).createHttpAccountDeletion(client),
    )
    overClient(PORTS.users, async (client) => (await import('../http/HttpUsers.ts')).createHttpUsers(client))
    overClient(PORTS.receivedNotices, async (client) =>
      (await import('../http/HttpReceivedNotices.ts')).createHttpReceivedNotices(client),
    )
    overClient(PORTS.devices, async (client) => (await import('../http/HttpDevices.ts')).createHttpDevices(client))
    overClient(PORTS.profiles, async (client) => (await import('../http/HttpProfiles.ts')).createHttpProfiles(client))
    overClient(PORTS.activities, async (client) =>
      (await import('../http/HttpActivities.ts')).createHttpActivities(client),
    )
    overClient(PORTS.contacts, async (client) => (await import('../http/HttpContacts.ts')).createHttpContacts(client))
    overClient(PORTS.municipalities, async (client) =>
      (await import('../http/HttpMunicipalities.ts')).createHttpMunicipalities(client),
    )
    overClient(PORTS.topics, async (client) => (await import('../http/HttpTopics.ts')).createHttpTopics(client))
    overClient(PORTS.addresses, async (client) => (await import('../http/HttpTopics.ts')).createHttpAddresses(client))
    overClient(PORTS.searches, async (client) => (await import('../http/HttpSearches.ts')).createHttpSearches(client))
    overClient(PORTS.favourites, async (client) =>
      (await import('../http/HttpFavourites.ts')).createHttpFavourites(client),
    )
    overClient(PORTS.events, async (client) => (await import('../http/HttpEvents.ts')).createHttpEvents(client))
    overClient(PORTS.userEvents, async (client) => (await import('../http/HttpEvents.ts')).createHttpUserEvents(client))
    overClient(PORTS.advertising, async (client) =>
      (await import('../http/HttpAdvertising.ts')).createHttpAdvertising(client),
    )
    overClient(PORTS.chats, async (client) => (await import('../http/HttpChats.ts')).createHttpChats(client))
    overClient(PORTS.sheets, async (client) => (await import('../http/HttpSheets.ts')).createHttpSheets(client))
    bind(PORTS.places)
      .toResolvedValue(
        (preferences) => ({
          isAvailable: () => places !== undefined && places !== '',
          search: late<Pick<Places, 'search'>, typeof UNREACHABLE>(
            async () =>
              (await import('../places/NominatimPlaces.ts')).createNominatimPlaces({
                base: places ?? '',
                language: language ?? (() => Option.toUndefined(preferences.language())),
                ...(fetch && { fetch }),
                ...(now && { now }),
              }),
            UNREACHABLE,
          ).search,
        }),
        [PORTS.preferences],
      )
      .inSingletonScope()
    bind(PORTS.homeEntries).toResolvedValue(createHttpHomeEntries, [CLIENT]).inSingletonScope()
    bind(PORTS.languages).toResolvedValue(createHttpLanguages, [CLIENT]).inSingletonScope()
  })
