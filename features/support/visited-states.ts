import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type AnyMachineSnapshot, StateMachine } from 'xstate'

/**
 * Notes from now on each state that any machine enters, by id; `visited` is told after each change. XState has no inspector for all actors at once, so that
 * the transition of its machines is wrapped.
 */
export const watchVisits = (visited: (ids: readonly string[]) => void = () => {}): ReadonlySet<string> => {
  const ids = new Set<string>()
  const note = (snapshot: AnyMachineSnapshot, before?: unknown): AnyMachineSnapshot => {
    const { _nodes: entered } = snapshot
    for (const { id } of entered) ids.add(id)
    if (snapshot !== before) visited(entered.map(({ id }) => id))
    return snapshot
  }
  const machines = StateMachine.prototype
  const { transition, getInitialSnapshot } = machines
  machines.transition = function (...given) {
    return note(transition.apply(this, given), given[0])
  }
  machines.getInitialSnapshot = function (...given) {
    return note(getInitialSnapshot.apply(this, given))
  }
  return ids
}

/** Writes the ids of the visited states to a file, as a list. */
export const writeVisits = (file: string, ids: ReadonlySet<string>): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...ids].toSorted()))
}
