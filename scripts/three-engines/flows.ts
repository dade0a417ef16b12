/** Plays what citizens do, each on a device of its own in a town of its own. */
import { citizenAt } from './citizen.ts'
import type { Flow } from './flows/flow.ts'
import { IDENTITY } from './flows/identity.ts'
import { LOOKING } from './flows/looking.ts'
import { WRITING } from './flows/writing.ts'
import { type Seen, store, visit } from './in-page.ts'
import { QUIETLY } from './patience.ts'
import { type Engine, PHONE } from './tab.ts'
import { openTown } from './town.ts'
import type { Watched } from './watch.ts'

export const FLOWS: readonly Flow[] = [...IDENTITY, ...WRITING, ...LOOKING]

/** Plays a flow in an engine, and returns what went wrong. */
export const play = async (
  { as: username, at, play: act }: Flow,
  engine: Engine,
  release: string,
): Promise<readonly string[]> => {
  const town = await openTown(release)
  const tab = await engine.device(PHONE)
  try {
    if (username !== undefined) {
      await tab.open(`${town.origin}/legal`)
      await tab.run(store, await town.storedFor(username))
    }
    await tab.open(town.origin + at)
    await tab.run(visit, null, QUIETLY)
    await act(citizenAt(tab), town)
    return await tab.run((): Seen['errors'] => (globalThis as Watched).piazzaWatch.errors)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await tab.close()
    await town.close()
  }
}
