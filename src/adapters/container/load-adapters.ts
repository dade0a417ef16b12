import { type Ports, PORTS } from '#application/ports/ports.ts'
import { EARLY } from './early.ts'
import type { Environment } from './environment.ts'
import { lateAdapter } from './late-adapter.ts'
import { type Make, SERVICES, servicesBy } from './services.ts'

/** Loads the adapters that first screens are shown with: at the first call of one of them, or earlier. */
export const fetchShownFirst = () => import('./shown-first.ts')

/** Loads the container of all other late adapters: at the first call of one of them. */
export const fetchContainer = () => import('./container.ts')

/**
 * Loads the adapters of one tab: `browserEnvironment(base)` in a browser, another environment elsewhere. The services
 * of the first page are created at once; a missing one fails here and not during a flow.
 */
export const loadAdapters = (environment: Environment): Ports => {
  const there = new Map<string, object>([['environment', environment]])
  const made = (makers: Readonly<Record<string, Make<object>>>, name: string): object => {
    const make = makers[name]
    if (make === undefined) throw new Error(`Nothing makes "${name}"`)
    return make(services)
  }
  const given = (name: string): object => {
    const service = there.get(name) ?? made(EARLY, name)
    there.set(name, service)
    return service
  }
  const services = servicesBy(given)
  let container: ((name: string) => Promise<object>) | undefined
  for (const [name, { comes, absent }] of Object.entries(SERVICES)) {
    const load = async () => {
      if (comes === 'shown') return made((await fetchShownFirst()).SHOWN, name)
      container ??= (await fetchContainer()).createContainer(there)
      return container(name)
    }
    if (absent) there.set(name, lateAdapter(load, absent))
  }
  for (const name of Object.keys(EARLY)) given(name)
  return Object.fromEntries(Object.keys(PORTS).map((name) => [name, given(name)])) as unknown as Ports
}
