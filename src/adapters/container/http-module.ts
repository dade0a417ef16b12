import * as Option from 'fp-ts/lib/Option.js'
import { ContainerModule } from 'inversify'
import { createClient } from '../http/client/client.ts'
import { createTraffic } from '../http/client/traffic.ts'
import { createHttpAccounts } from '../http/HttpAccounts.ts'
import { createHttpHomeEntries } from '../http/HttpHomeEntries.ts'
import { createHttpLanguages } from '../http/HttpLanguages.ts'
import { createHttpReceivedNotices } from '../http/HttpReceivedNotices.ts'
import type { Environment } from './environment.ts'
import { CLIENT, PORTS, TRAFFIC_RECORD, VAULT } from './tokens.ts'

/** What is reached over HTTP, all through one client. */
export const httpModule = ({ base, fetch, now, locks }: Environment): ContainerModule =>
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
            language: () => Option.toUndefined(preferences.language()),
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
    bind(PORTS.receivedNotices).toResolvedValue(createHttpReceivedNotices, [CLIENT]).inSingletonScope()
    bind(PORTS.homeEntries).toResolvedValue(createHttpHomeEntries, [CLIENT]).inSingletonScope()
    bind(PORTS.languages).toResolvedValue(createHttpLanguages, [CLIENT]).inSingletonScope()
  })
