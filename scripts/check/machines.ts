/**
 * The rules of machines that types cannot express: every invoked actor has an id, a transition for errors and, unless
 * it never ends, one for its end; every state has a description (`features/machine-words.json`); a machine that is too
 * long must be split. Types check that an actor receives its input. Prints each violation.
 */
import { globSync, readFileSync } from 'node:fs'
import { machinesOf, problemsOf, readMachines, readMachineWords } from '#scripts/specs/machines.ts'
import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode, fromCallback, StateMachine } from 'xstate'

/** In lines. */
const MOST_LINES = 250

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const below = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]

/**
 * Callbacks are event sources: they last as long as their invoking state. Only this property distinguishes XState's
 * kinds of logic.
 */
const CALLBACK = String(fromCallback(() => undefined).transition)

const neverEnds = (logic: AnyActorLogic | undefined): boolean =>
  isMachine(logic)
    ? Object.values(logic.root.states).every(({ type }) => type !== 'final')
    : String(logic?.transition) === CALLBACK

type Invoked = Readonly<{ id?: string; src: unknown; onDone?: unknown; onError?: unknown }>

const lacks = ({ id, onDone, onError }: Invoked, logic: AnyActorLogic | undefined): readonly string[] => {
  const missing: string[] = []
  if (id === undefined) missing.push('an id')
  if (onError === undefined) missing.push('a way on when it breaks (onError)')
  if (onDone === undefined && !neverEnds(logic)) missing.push('a way on when it ends (onDone)')
  return missing
}

const invokedBy = (machine: AnyStateMachine): readonly string[] =>
  below(machine.root).flatMap((node) =>
    [node.config.invoke ?? []].flat().flatMap((invoked) => {
      const source = String(invoked.src)
      const logic = (machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>)[source]
      return lacks(invoked, logic).map((missing) => `${node.id} invokes ${source} without ${missing}`)
    }),
  )

const files = globSync('src/application/**/*.machine.ts')
const machines = await Promise.all(files.map(machinesOf))
const tooLong = files.flatMap((file) => {
  const length = readFileSync(file, 'utf8').trimEnd().split('\n').length
  return length > MOST_LINES ? [`${file} has ${length} lines: a machine over ${MOST_LINES} splits`] : []
})
const words = readMachineWords()
const undescribed = problemsOf(await readMachines(words), words)
const broken = [...new Set(machines.flat().flatMap(([, machine]) => invokedBy(machine))), ...undescribed, ...tooLong]

for (const line of broken) console.log(line)
process.exitCode = broken.length === 0 ? 0 : 1
