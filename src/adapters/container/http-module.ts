import * as Option from 'fp-ts/lib/Option.js'
import { ContainerModule } from 'inversify'
import { createClient } from '../http/client/client.ts'
import { createTraffic } from '../http/client/traffic.ts'
import { createHttpAccountDeletion } from '../http/HttpAccountDeletion.ts'
import { createHttpAccounts } from '../http/HttpAccounts.ts'
import { createHttpAgreements } from '../http/HttpAgreements.ts'
import { createHttpDevices } from '../http/HttpDevices.ts'
import { createHttpHomeEntries } from '../http/HttpHomeEntries.ts'
import { createHttpLanguages } from '../http/HttpLanguages.ts'
import { createHttpPasswords } from '../http/HttpPasswords.ts'
import { createHttpProfiles } from '../http/HttpProfiles.ts'
import { createHttpReceivedNotices } from '../http/HttpReceivedNotices.ts'
import { createHttpRegistrations } from '../http/HttpRegistrations.ts'
import { createHttpUsers } from '../http/HttpUsers.ts'
import { createNominatimPlaces } from '../places/NominatimPlaces.ts'
import type { Environment } from './environment.ts'
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
      .toResolvedValue((client, device) => createHttpRegistrations({ client, device }), [CLIENT, PORTS.device])
      .inSingletonScope()
    bind(PORTS.agreements)
      .toResolvedValue((client) => createHttpAgreements({ client, now }), [CLIENT])
      .inSingletonScope()
    bind(PORTS.passwords).toResolvedValue(createHttpPasswords, [CLIENT]).inSingletonScope()
    bind(PORTS.accountDeletion).toResolvedValue(createHttpAccountDeletion, [CLIENT]).inSingletonScope()
    bind(PORTS.users).toResolvedValue(createHttpUsers, [CLIENT]).inSingletonScope()
    bind(PORTS.receivedNotices).toResolvedValue(createHttpReceivedNotices, [CLIENT]).inSingletonScope()
    bind(PORTS.devices).toResolvedValue(createHttpDevices, [CLIENT]).inSingletonScope()
    bind(PORTS.profiles).toResolvedValue(createHttpProfiles, [CLIENT]).inSingletonScope()
    bind(PORTS.places)
      .toResolvedValue(
        (preferences) =>
          createNominatimPlaces({
            base: places,
            language: language ?? (() => Option.toUndefined(preferences.language())),
            ...(fetch && { fetch }),
            ...(now && { now }),
          }),
        [PORTS.preferences],
      )
      .inSingletonScope()
    bind(PORTS.homeEntries).toResolvedValue(createHttpHomeEntries, [CLIENT]).inSingletonScope()
    bind(PORTS.languages).toResolvedValue(createHttpLanguages, [CLIENT]).inSingletonScope()
  })
