import * as Option from 'fp-ts/lib/Option.js'
import { ContainerModule } from 'inversify'
import type { Places } from '#application/ports/places.ts'
import { createClient } from '../http/client/client.ts'
import { createTraffic } from '../http/client/traffic.ts'
import { createHttpAccounts } from '../http/HttpAccounts.ts'
import { createHttpHomeEntries } from '../http/HttpHomeEntries.ts'
import { createHttpLanguages } from '../http/HttpLanguages.ts'
import type { Environment } from './environment.ts'
import { late, UNREACHABLE } from './late.ts'
import { CLIENT, PORTS, TRAFFIC_RECORD, VAULT } from './tokens.ts'

/** What is reached over HTTP, all through one client. */
export const httpModule = ({ base, fetch, now, locks, places, language }: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
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
    bind(PORTS.passwords)
      .toResolvedValue(
        (client) =>
          late(async () => (await import('../http/HttpPasswords.ts')).createHttpPasswords(client), UNREACHABLE),
        [CLIENT],
      )
      .inSingletonScope()
    bind(PORTS.accountDeletion)
      .toResolvedValue(
        (client) =>
          late(
            async () => (await import('../http/HttpAccountDeletion.ts')).createHttpAccountDeletion(client),
            UNREACHABLE,
          ),
        [CLIENT],
      )
      .inSingletonScope()
    bind(PORTS.users)
      .toResolvedValue(
        (client) => late(async () => (await import('../http/HttpUsers.ts')).createHttpUsers(client), UNREACHABLE),
        [CLIENT],
      )
      .inSingletonScope()
    bind(PORTS.receivedNotices)
      .toResolvedValue(
        (client) =>
          late(
            async () => (await import('../http/HttpReceivedNotices.ts')).createHttpReceivedNotices(client),
            UNREACHABLE,
          ),
        [CLIENT],
      )
      .inSingletonScope()
    bind(PORTS.devices)
      .toResolvedValue(
        (client) => late(async () => (await import('../http/HttpDevices.ts')).createHttpDevices(client), UNREACHABLE),
        [CLIENT],
      )
      .inSingletonScope()
    bind(PORTS.profiles)
      .toResolvedValue(
        (client) => late(async () => (await import('../http/HttpProfiles.ts')).createHttpProfiles(client), UNREACHABLE),
        [CLIENT],
      )
      .inSingletonScope()
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
