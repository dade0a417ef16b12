import type { Ports } from '#application/ports/ports.ts'
import type { MakeAdapter } from './container.ts'
import type { Environment } from './environment.ts'
import { late } from './late.ts'
import { type Early, type Late, PORTS, SHARED } from './services.ts'

const TABLE: Readonly<Record<string, Early<object> | Late<object>>> = { ...SHARED, ...PORTS }

/** Fetches the container of the adapters that come late: with the first of them, or before. */
export const fetchContainer = () => import('./container.ts')

/**
 * Loads every adapter for one tab: `browserEnvironment(base)` in a browser, an environment of one's own elsewhere. What
 * the first page needs is made here, by the table; what comes late, by the container that is fetched with it.
 */
export const loadAdapters = (environment: Environment): Ports => {
  const made = new Map<string, object>([['environment', environment]])
  let container: MakeAdapter | undefined
  const given = (name: string): object => {
    const service = made.get(name) ?? make(name)
    made.set(name, service)
    return service
  }
  const make = (name: string): object => {
    const row = TABLE[name]
    if (row === undefined) throw new Error(`Nothing tells how "${name}" is made`)
    const { needs } = row
    if ('make' in row) return row.make(...(needs.map(given) as never[]))
    return late(async () => {
      const [{ createContainer }, makeAdapter] = await Promise.all([fetchContainer(), row.load()])
      container ??= createContainer(given)
      return container(name, needs, makeAdapter)
    }, row.absent)
  }
  return Object.fromEntries(Object.keys(PORTS).map((name) => [name, given(name)])) as Ports
}
