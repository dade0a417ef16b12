import { type Coming, early, late, type PortsOf, shown, type Those, UNREACHABLE } from '#application/ports/port.ts'
import { PORTS } from '#application/ports/ports.ts'
import type { Places } from '#application/ports/places.ts'
import type { BrowserStorage } from '../browser/browser-storage.ts'
import type { Client } from '../http/client/client.ts'
import type { TrafficRecord } from '../http/client/traffic.ts'
import type { KeptAnswers } from '../http/kept-answers.ts'
import type { Vault } from '../http/client/vault.ts'
import type { MapShelf } from '../map/browser-kept-map.ts'
import type { Grounds } from '../map/ground.ts'
import type { Environment } from './environment.ts'

/** The ports, and the services that adapters share and the application cannot see. */
export const SERVICES = {
  ...PORTS,
  storage: early<BrowserStorage>(),
  /** Data of this tab only. */
  tabStorage: early<BrowserStorage>(),
  client: early<Client>(),
  /** The current language, else the stored one. */
  language: early<() => string | undefined>(),
  /** What lies under the places of a map. */
  grounds: early<Grounds>(),
  answers: shown<KeptAnswers>(UNREACHABLE),
  addressSearch: late<Pick<Places, 'search'>>(UNREACHABLE),
}

/** Everything that adapters are made from. To other adapters some have more to offer than to the application. */
export type Services = PortsOf<typeof SERVICES> &
  Readonly<{ environment: Environment; sessions: Vault; traffic: TrafficRecord; keptMap: MapShelf }>

/** How a service is made: what it needs, it takes out of the others. */
export type Make<A> = (others: Services) => A | Promise<A>
/** How all services are made that come at some time. */
export type Makers<Comes extends Coming> = {
  readonly [Name in Those<typeof SERVICES, Comes>]: Make<Services[Name]>
}

/** The services, each of which is asked for when it is taken. */
export const servicesBy = (given: (name: string) => object): Services =>
  new Proxy({} as Services, { get: (_, name) => given(String(name)) })
