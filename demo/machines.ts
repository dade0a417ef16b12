/** The machines that run in the app, read from its flows, and their drawings. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'

/** A machine in the app, and the states that it is in. */
export type LiveMachine = Readonly<{
  /** Unique among the actors of the page. */
  session: string
  machine: AnyStateMachine
  /** The paths of the active states, outer ones first: `authenticated`, `authenticated.idle`. */
  active: readonly string[]
}>

/** What `scripts/build/machine-drawings.ts` writes of a machine. */
export type DrawnMachine = Readonly<{
  /** The folder and the name of its export. */
  key: string
  id: string
  /** What each state means, in English, by its path. */
  states: Readonly<Record<string, string>>
  /** The file of the drawing beside the list; undefined for a machine of one state. */
  drawing: string | undefined
}>

/** Where the drawings are. */
export const DRAWINGS = '/macchine'
/** The list of them. */
export const LIST = 'macchine.json'

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'getStateNodeById' in logic

/** The paths of a state value, outer ones first. */
export const pathsOf = (value: StateValue, within = ''): readonly string[] =>
  typeof value === 'string'
    ? [within + value]
    : Object.entries(value).flatMap(([name, inner]) =>
        [within + name].concat(inner === undefined ? [] : pathsOf(inner, `${within}${name}.`)),
      )

/** All machines of the flows, each before its children. */
export const machinesIn = (flows: readonly AnyActorRef[]): readonly LiveMachine[] =>
  flows.flatMap((flow) => {
    const snapshot = flow.getSnapshot() as Partial<AnyMachineSnapshot> | undefined
    if (snapshot?.status !== 'active') return []
    const { logic } = flow as unknown as Readonly<{ logic: unknown }>
    const inside = machinesIn(
      Object.values<AnyActorRef | undefined>(snapshot.children ?? {}).filter((child) => child !== undefined),
    )
    if (!isMachine(logic)) return inside
    const value: StateValue = snapshot.value ?? {}
    return [{ session: flow.sessionId, machine: logic, active: pathsOf(value) }, ...inside]
  })

/** The drawing of a machine: the one of its id; where two share it, the one that has all active states. */
export const drawnAs = ({ machine, active }: LiveMachine, drawn: readonly DrawnMachine[]): DrawnMachine | undefined => {
  const named = drawn.filter(({ id }) => id === machine.id)
  return named.find(({ states }) => active.every((path) => path in states)) ?? named[0]
}
