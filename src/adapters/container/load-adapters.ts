import { Container } from 'inversify'
import type { Ports } from '#application/ports/ports.ts'
import { browserModule } from './browser-module.ts'
import type { Environment } from './environment.ts'
import { httpModule } from './http-module.ts'
import { mapModule } from './map-module.ts'
import { PORTS } from './tokens.ts'

/** Reads every port from the container, once; what is missing fails here and not in the middle of a flow. */
export const portsFrom = (container: Container): Ports =>
  Object.fromEntries(
    Object.entries(PORTS).map(([name, token]) => [name, container.get<unknown>(token)]),
  ) as unknown as Ports

/** Loads every adapter for one tab: `browserEnvironment(base)` in a browser, an environment of one's own elsewhere. */
export const loadAdapters = (environment: Environment): Ports => {
  const container = new Container()
  container.load(browserModule(environment), httpModule(environment), mapModule(environment))
  return portsFrom(container)
}
