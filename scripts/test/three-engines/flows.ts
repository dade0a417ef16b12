/** Plays what citizens do, each on a device of its own in a town of its own. */
import { citizenAt } from './citizen.ts'
import type { Flow } from './flows/flow.ts'
import { IDENTITY } from './flows/identity.ts'
import { LOOKING } from './flows/looking.ts'
import { MAP_FLOWS } from './flows/map.ts'
import { WRITING } from './flows/writing.ts'
import { store } from './in-page.ts'
import { type Engine, PHONE } from './tab.ts'
import { openTown } from './town.ts'

export const FLOWS: readonly Flow[] = [...IDENTITY, ...WRITING, ...LOOKING, ...MAP_FLOWS]

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
    const citizen = citizenAt(tab)
    await citizen.rests()
    await act(citizen, town)
    return await citizen.errors()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await tab.close()
    await town.close()
  }
}
