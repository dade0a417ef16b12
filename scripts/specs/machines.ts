/**
 * The machines of the application with a description of each of their states: the machine's own, or the one of
 * `features/machine-words.json`. Words there cost the app no byte and a machine no line.
 */
import { globSync, readFileSync } from 'node:fs'
import { NO_PORTS } from '#application/kit/testing/walk.ts'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'

export const MACHINE_WORDS = 'features/machine-words.json'

/** Descriptions by the path of their state; a kind describes all machines that have each of its states. */
export type MachineWords = Readonly<{
  kinds: Readonly<Record<string, Readonly<Record<string, string>>>>
  machines: Readonly<Record<string, Readonly<Record<string, string>>>>
}>

export type DescribedState = Readonly<{
  /** Its place in the machine: `open.idle`. */
  path: string
  /** The id that XState gives it. */
  id: string
  node: AnyStateNode
  description: string | undefined
}>

export type DescribedMachine = Readonly<{
  /** The folder and the name of its export: `chat/outboxMachine`. */
  key: string
  file: string
  machine: AnyStateMachine
  /** All states below the root, each before those inside it. */
  states: readonly DescribedState[]
  /** The kinds, of those that several areas use, whose states it has. */
  kinds: readonly string[]
}>

export const isOfKind = ({ kinds }: DescribedMachine): boolean => kinds.length > 0

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const andBelow = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...below(node)]
const below = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states).flatMap(andBelow)
const pathOf = ({ path }: AnyStateNode): string => path.join('.')

/** The kinds whose states a machine has, all of them. */
const kindsOf = (paths: ReadonlySet<string>, { kinds }: MachineWords) =>
  Object.keys(kinds).filter((kind) => Object.keys(kinds[kind] ?? {}).every((path) => paths.has(path)))

/** A machine with the description of each state. */
export const described = (
  file: string,
  name: string,
  machine: AnyStateMachine,
  words: MachineWords,
): DescribedMachine => {
  const key = `${file.split('/').at(-2) ?? ''}/${name}`
  const nodes = below(machine.root)
  const kinds = kindsOf(new Set(nodes.map(pathOf)), words)
  return {
    key,
    file,
    machine,
    kinds,
    states: nodes.map((node) => {
      const path = pathOf(node)
      const shared = kinds.map((kind) => words.kinds[kind]?.[path]).find((text) => text !== undefined)
      return { path, id: node.id, node, description: node.description ?? words.machines[key]?.[path] ?? shared }
    }),
  }
}

/** The states without a description, and the words that describe nothing or what describes itself; a kind is of some machine. */
export const problemsOf = (machines: readonly DescribedMachine[], words: MachineWords): readonly string[] => [
  ...machines.flatMap(({ file, states }) =>
    states.flatMap(({ id, description }) => (description === undefined ? [`${file}: ${id} has no description`] : [])),
  ),
  ...Object.keys(words.kinds).flatMap((kind) =>
    machines.some(({ kinds }) => kinds.includes(kind))
      ? []
      : [`${MACHINE_WORDS} describes the kind ${kind}, which no machine is of`],
  ),
  ...Object.entries(words.machines).flatMap(([key, states]) => {
    const machine = machines.find((one) => one.key === key)
    if (machine === undefined) return [`${MACHINE_WORDS} describes ${key}, which does not exist`]
    return Object.keys(states).flatMap((path) => {
      const state = machine.states.find((one) => one.path === path)
      if (state === undefined) return [`${MACHINE_WORDS} describes ${key} ${path}, which does not exist`]
      return state.node.description === undefined ? [] : [`${key} ${path} is described twice`]
    })
  }),
]

export const readMachineWords = (): MachineWords => JSON.parse(readFileSync(MACHINE_WORDS, 'utf8')) as MachineWords

/**
 * The machines that a file exports, by name. A machine with effects is a function of its ports, which nobody calls here; those
 * of the kit are functions of much more, and are described by the machines made of them.
 */
export const machinesOf = async (file: string): Promise<readonly (readonly [string, AnyStateMachine])[]> => {
  const exported = Object.entries(
    (await import(/* @vite-ignore */ `../../${file}`)) as Readonly<Record<string, unknown>>,
  )
  return exported.flatMap(([name, value]) => {
    const isOfPorts = typeof value === 'function' && name.endsWith('Machine') && !file.includes('/kit/')
    const made: unknown = isOfPorts ? (value as (...ports: unknown[]) => unknown)(NO_PORTS, NO_PORTS) : value
    return isMachine(made) ? [[name, made] as const] : []
  })
}

/** Every machine that a file of the application exports. */
export const readMachines = async (words: MachineWords): Promise<readonly DescribedMachine[]> => {
  const files = globSync('src/application/**/*.machine.ts').toSorted()
  const read = files.map(async (file) =>
    (await machinesOf(file)).map(([name, machine]) => described(file, name, machine, words)),
  )
  return (await Promise.all(read)).flat()
}
