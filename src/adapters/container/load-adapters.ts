import type { Ports } from '#application/ports/ports.ts'
import { EARLY } from './early.ts'
import type { Environment } from './environment.ts'
import { late } from './late.ts'
import { LATE, type Row, type ServiceName } from './services.ts'

const ROWS: Readonly<Record<string, Row<object>>> = EARLY

/** What adapters share and the application never sees. */
const SHARED: ReadonlySet<string> = new Set<Exclude<ServiceName, keyof Ports>>([
  'environment',
  'storage',
  'tabStorage',
  'language',
  'client',
  'addressSearch',
])

/** Fetches the container of the adapters that come late: with the first call of one of them, or before. */
export const fetchContainer = () => import('./container.ts')

/**
 * Loads every adapter for one tab: `browserEnvironment(base)` in a browser, an environment of one's own elsewhere. What
 * the first page needs is made at once; what is missing fails here and not in the middle of a flow.
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
