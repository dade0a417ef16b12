import type { Ports } from '#application/ports/ports.ts'
import { EARLY } from './early.ts'
import type { Environment } from './environment.ts'
import { late } from './late.ts'
import { LATE, type ServiceRow, type ServiceName } from './services.ts'

const ROWS: Readonly<Record<string, ServiceRow<object>>> = EARLY

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

/** Loads the container of the late adapters: at the first call of one of them, or earlier. */
export const fetchContainer = () => import('./container.ts')

/**
 * Loads the adapters of one tab: `browserEnvironment(base)` in a browser, another environment elsewhere. The services
 * of the first page are created at once; a missing one fails here and not during a flow.
 */
export const loadAdapters = (environment: Environment): Ports => {
  const early = new Map<string, object>([['environment', environment]])
  let container: ((name: string) => Promise<object>) | undefined
  const comingLate = ([name, absent]: readonly [string, Readonly<{ _tag: string }>]) => {
    const load = async () => {
      container ??= (await fetchContainer()).createContainer(early)
      return container(name)
    }
    return [name, late(load, absent)] as const
  }
  const lateServices = new Map<string, object>(Object.entries(LATE).map(comingLate))
  const given = (name: string): object => {
    const known = early.get(name) ?? lateServices.get(name)
    if (known) return known
    const row = ROWS[name]
    if (row === undefined) throw new Error(`Nothing tells how "${name}" is made`)
    const made = row.make(...(row.needs.map(given) as never[]))
    early.set(name, made)
    return made
  }
  for (const name of Object.keys(EARLY)) given(name)
  const ports = [...lateServices, ...early].filter(([name]) => !SHARED.has(name))
  return Object.fromEntries(ports) as unknown as Ports
}
