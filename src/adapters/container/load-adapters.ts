import type { Ports } from '#application/ports/ports.ts'
import { EARLY } from './early.ts'
import type { Environment } from './environment.ts'
import { late } from './late.ts'
import { LATE, SHOWN_FIRST, type ServiceName, type ServiceRow } from './services.ts'

type Rows = Readonly<Record<string, ServiceRow<object>>>

/** Services that adapters share and that the application cannot see. */
const SHARED: ReadonlySet<string> = new Set<Exclude<ServiceName, keyof Ports>>([
  'environment',
  'storage',
  'tabStorage',
  'language',
  'client',
  'answers',
  'addressSearch',
])

/** Loads the adapters that first screens are shown with: at the first call of one of them, or earlier. */
export const fetchShownFirst = () => import('./shown-first.ts')

/** Loads the container of all other late adapters: at the first call of one of them. */
export const fetchContainer = () => import('./container.ts')

const isShownFirst = (name: string): boolean => SHOWN_FIRST.some((one) => one === name)

/**
 * Loads the adapters of one tab: `browserEnvironment(base)` in a browser, another environment elsewhere. The services
 * of the first page are created at once; a missing one fails here and not during a flow.
 */
export const loadAdapters = (environment: Environment): Ports => {
  const early = new Map<string, object>([['environment', environment]])
  let container: ((name: string) => Promise<object>) | undefined
  const comingLate = ([name, absent]: readonly [string, Readonly<{ _tag: string }>]) => {
    const load = async () => {
      if (isShownFirst(name)) return made((await fetchShownFirst()).SHOWN, name)
      container ??= (await fetchContainer()).createContainer(early)
      return container(name)
    }
    return [name, late(load, absent)] as const
  }
  const lateServices = new Map<string, object>(Object.entries(LATE).map(comingLate))
  const made = (rows: Rows, name: string): object => {
    const row = rows[name]
    if (row === undefined) throw new Error(`Nothing tells how "${name}" is made`)
    return row.make(...(row.needs.map(given) as never[]))
  }
  const given = (name: string): object => {
    const known = early.get(name) ?? lateServices.get(name)
    if (known) return known
    const service = made(EARLY, name)
    early.set(name, service)
    return service
  }
  for (const name of Object.keys(EARLY)) given(name)
  const ports = [...lateServices, ...early].filter(([name]) => !SHARED.has(name))
  return Object.fromEntries(ports) as unknown as Ports
}
