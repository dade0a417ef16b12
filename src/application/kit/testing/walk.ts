import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  SimulatedClock,
} from 'xstate'
import type { Instant } from '#domain/time/calendar.ts'
import { takesKeptAlone } from '#application/ports/kept-first.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import { type AdjacencyMap, getAdjacencyMap, getShortestPaths } from 'xstate/graph'

/** The end of an invoked actor, or a snapshot of it, as an event of its machine. */
export type Ending =
  | Readonly<{ type: `xstate.snapshot.${string}`; snapshot: Readonly<{ context: unknown }> }>
  | Readonly<{ type: `xstate.done.actor.${string}`; output: unknown }>
  | Readonly<{ type: `xstate.error.actor.${string}`; error: unknown }>

export const ends = (actor: string, output: unknown): Ending => ({ type: `xstate.done.actor.${actor}`, output })
export const shows = (actor: string, context: unknown): Ending => ({
  type: `xstate.snapshot.${actor}`,
  snapshot: { context },
})
export const fails = (actor: string, error: unknown): Ending => ({ type: `xstate.error.actor.${actor}`, error })

/** The failure of a reading without a network that has an earlier value. */
export const outdated = (value: unknown) => ({
  _tag: 'Unreachable' as const,
  kept: { value, at: 1 as Instant, asked: 2 as Instant },
})

/** What the device has kept for a reading; `isOlder`: its age is shown. */
export const found = (of: string, value: unknown, isOlder = false) => ({
  type: 'kept.found' as const,
  of,
  kept: {
    value,
    older: isOlder ? { _tag: 'Awaited' as const, kept: { value, at: 1 as Instant, asked: 2 as Instant } } : undefined,
  },
})

export type WalkPlan<Machine extends AnyStateMachine> = Readonly<{
  /** Every input to start from; a machine without input is walked once. */
  inputs?: readonly InputFrom<Machine>[]
  /** The events of citizens and sources, and the ends of invoked actors; delays are added from the definition. */
  events: readonly (EventFromLogic<Machine> | Ending)[]
  /** The initial context of an invoked machine, by its source, for a machine that observes its child. */
  showing?: Readonly<Record<string, unknown>>
  /** The parts of the context that the guards read: states that are equal in them are visited once. */
  sees?: (context: ContextFrom<Machine>) => unknown
}>

/** The result of a walk. */
export type Walked = Readonly<{
  states: number
  transitions: number
  /** States that no path reaches. */
  unreached: readonly string[]
  /** Transitions that no path takes, each guarded branch separately. */
  untaken: readonly string[]
  /** Paths on which a running machine differs from its definition, and places of the definition that name nothing. */
  strayed: readonly string[]
}>

const below = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

const guardName = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? '' : ` [${typeof guard === 'object' && 'type' in guard ? String(guard.type) : 'guard'}]`

const described = (transition: AnyTransitionDefinition): string => {
  const targets = transition.target?.map(({ id }) => id).join(', ') ?? 'itself'
  return `${transition.source.id} – ${transition.eventType || 'always'}${guardName(transition)} → ${targets}`
}

/** What a machine computes by itself; everything else in its definition names something. */
const COMPUTED: ReadonlySet<string> = new Set(['context', 'input', 'output', 'params'])
const ACTING: ReadonlySet<string> = new Set(['actions', 'entry', 'exit', 'guard'])

const isEmpty = (one: unknown): boolean =>
  one === '' || (typeof one === 'object' && Object.keys(one ?? {}).length === 0)

/** The places of a definition with an empty name, or with an action or a guard that has none. */
const nameless = (definition: object, way = ''): readonly string[] =>
  Object.entries(definition).flatMap(([key, value]: [string, unknown]) => {
    const here = `${way} ${key}`
    if (COMPUTED.has(key)) return []
    if (value === '' || (ACTING.has(key) && [value].flat().some(isEmpty))) return [`Nothing is named at${here}`]
    return typeof value === 'object' && value !== null ? nameless(value, here) : []
  })

/** Waits until all settled promises have been processed. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** Stands for whatever is called: all that is read of it is the same again. */
export const ANYTHING: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 1 : ANYTHING),
  apply: () => ANYTHING,
})

/** The ports of a machine whose actors a test provides itself. */
export const NO_PORTS = ANYTHING as never

/** A port of which a test gives what it plays; whatever else is called of it fails by its name. */
export const portOf = <Port extends object>(given: Partial<NoInfer<Port>>): Port =>
  new Proxy(given, {
    get: (part, name) =>
      Reflect.get(part, name) ??
      (() => {
        throw new Error(`Nobody has a call for ${String(name)} here`)
      }),
  }) as Port

/** A storage port that stores nothing. */
export const KEEPS_NOTHING: Unsent = {
  isEmpty: () => true,
  take: () => Option.none,
  hold: () => {},
  giveBack: () => {},
  release: () => {},
  rescue: () => {},
  belongTo: () => {},
  forget: () => {},
}

type Answer = Readonly<{ resolve: (output: unknown) => void; reject: (error: unknown) => void }>

/** The machine with invoked actors that wait for the test to end them. */
const withWaitingActors = (
  machine: AnyStateMachine,
  nodes: readonly AnyStateNode[],
  first: Readonly<Record<string, unknown>>,
) => {
  const answers = new WeakMap<AnyActorRef, Answer>()
  const waiting = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => answers.set(self, { resolve, reject })),
  )
  const showing = (first: unknown): typeof waiting => ({
    ...waiting,
    getInitialSnapshot: (...given) => ({ ...waiting.getInitialSnapshot(...given), context: first }),
    transition: (snapshot, event, scope) =>
      event.type === SHOW ? { ...snapshot, context: event['context'] } : waiting.transition(snapshot, event, scope),
  })
  const names = nodes.flatMap((node) => node.invoke.map(({ src }) => String(src)))
  const actors = names.map((name) => [name, name in first ? showing(first[name]) : waiting])
  return { answers, provided: machine.provide({ actors: Object.fromEntries(actors) }) }
}

type Step = Readonly<{ event: AnyEventObject; state: AnyMachineSnapshot }>
type Delay = Readonly<{ eventType: string; delay: unknown }>

const milliseconds = (machine: AnyStateMachine, delay: unknown, context: unknown): number => {
  const stated = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  const known: unknown = typeof stated === 'function' ? stated({ context }) : stated
  if (typeof known !== 'number') throw new Error(`The length of the delay "${String(delay)}" is not a number`)
  return known
}

const place = (snapshot: AnyMachineSnapshot): string => JSON.stringify([snapshot.status, snapshot.value])

/** Makes a waiting actor show another context. */
const SHOW = 'walk.show'
const showingOf = /^xstate\.snapshot\.(?<actor>.+)$/
const endingOf = /^xstate\.(?:done|error)\.actor\.(?<actor>.+)$/

/**
 * Walks through the whole definition of a machine: by the shortest path to each state, then through each of its
 * transitions. A real actor runs every path; its invoked actors end as the path says.
 */
export const walk = async <Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events, showing = {}, sees = () => undefined }: WalkPlan<Machine>,
): Promise<Walked> => {
  const original: AnyStateMachine = machine
  const { answers, provided } = withWaitingActors(original, below(original.root), showing)
  const nodes = below(provided.root)
  const delays: readonly Delay[] = nodes.flatMap((node) =>
    node.after.map(({ eventType, delay }) => ({ eventType, delay })),
  )
  const everyEvent: readonly AnyEventObject[] = [...events, ...delays.map(({ eventType }) => ({ type: eventType }))]

  const reached = new Set<AnyStateNode>()
  const taken = new Set<AnyTransitionDefinition>()
  const strayed = new Set<string>()

  const happens = async (actor: AnyActorRef, clock: SimulatedClock, event: AnyEventObject): Promise<void> => {
    const delayed = delays.find(({ eventType }) => eventType === event.type)
    const ending = endingOf.exec(event.type)?.groups?.['actor']
    const shown = showingOf.exec(event.type)?.groups?.['actor']
    if (delayed)
      clock.increment(milliseconds(provided, delayed.delay, (actor.getSnapshot() as AnyMachineSnapshot).context))
    else if (shown !== undefined) {
      const { context } = event['snapshot'] as Readonly<{ context: unknown }>
      ;(actor.getSnapshot() as AnyMachineSnapshot).children[shown]?.send({ type: SHOW, context })
    } else if (ending === undefined) actor.send(event)
    else {
      const child = (actor.getSnapshot() as AnyMachineSnapshot).children[ending]
      const answer = child && answers.get(child)
      if (event.type.startsWith('xstate.done.')) answer?.resolve(event['output'])
      else answer?.reject(event['error'])
      await settle()
    }
  }

  const run = async (input: unknown, steps: readonly Step[]) => {
    const clock = new SimulatedClock()
    const actor = createActor(provided, {
      input,
      clock,
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return
        const { _transitions: microstep } = seen
        const { _nodes: entered } = seen.snapshot as AnyMachineSnapshot
        for (const transition of microstep) taken.add(transition)
        for (const node of [...microstep.map(({ source }) => source), ...entered]) reached.add(node)
      },
    })
    actor.start()
    for (const [index, { event, state }] of steps.entries()) {
      if (index > 0) await happens(actor, clock, event)
      const now = actor.getSnapshot()
      if (place(now) !== place(state)) {
        const route = steps.slice(1, index + 1).map((step) => step.event.type)
        strayed.add(`${route.join(', ')}: ${place(now)} instead of ${place(state)}`)
      }
    }
    actor.stop()
  }

  for (const input of inputs ?? [undefined]) {
    const options = {
      input,
      events: everyEvent,
      limit: 5000,
      serializeState: (snapshot: AnyMachineSnapshot) => `${place(snapshot)} ${JSON.stringify(sees(snapshot.context))}`,
      filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
        snapshot.status === 'active' && provided.getTransitionData(snapshot, event).length > 0,
    }
    const map: AdjacencyMap<AnyMachineSnapshot, AnyEventObject> = getAdjacencyMap(provided, options)
    for (const path of getShortestPaths(provided, options)) {
      await run(input, path.steps)
      const here = options.serializeState(path.state)
      const open: readonly Step[] = Object.entries(map).flatMap(([key, { transitions }]) =>
        key === here ? Object.values(transitions) : [],
      )
      for (const step of open) await run(input, [...path.steps, step])
    }
  }

  const transitions = nodes.flatMap(transitionsOf)
  return {
    states: nodes.length,
    transitions: transitions.length,
    unreached: nodes.filter((node) => !reached.has(node)).map(({ id }) => id),
    untaken: transitions.filter((transition) => !taken.has(transition)).map(described),
    strayed: [...strayed, ...nameless(original.config)],
  }
}

/** Which options are required depends on the type of the machine, which is generic here. */
const actorOf = createActor as unknown as <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => Actor<Machine>

/** Runs a machine for a test, and hears what it tells. */
export const started = <Machine extends AnyStateMachine>(machine: Machine, options: ActorOptions<Machine> = {}) => {
  const actor = actorOf(machine, options)
  const news: EmittedFrom<Machine>[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  return { actor, news, see: () => actor.getSnapshot() }
}

/** A pending call of a port, which the test answers. */
export type PortCall<Asked extends readonly unknown[], Failure, Output> = Readonly<{
  asked: Asked
  succeed: (output: Output) => Promise<void>
  fail: (failure: Failure) => Promise<void>
}>

const NOTHING_KEPT = { _tag: 'Awaited' } as const
const asksDevice = (asked: readonly unknown[]): boolean =>
  asked.some((one) => one instanceof AbortSignal && takesKeptAlone(one))

/** A port of which the device has kept nothing: it is called for what is asked of the server alone. */
export const unkept =
  <Asked extends readonly unknown[], Failure, Output>(port: (...asked: Asked) => TaskEither<Failure, Output>) =>
  (...asked: Asked): TaskEither<Failure, Output> =>
    asksDevice(asked) ? async () => Either.left(NOTHING_KEPT as Failure) : port(...asked)

/** A port whose calls wait for the test to answer them. It has kept nothing on the device. */
export const waitingPort = <Asked extends readonly unknown[], Failure, Output>() => {
  const calls: PortCall<Asked, Failure, Output>[] = []
  const port =
    (...asked: Asked): TaskEither<Failure, Output> =>
    () =>
      new Promise((resolve) => {
        if (asksDevice(asked)) {
          resolve(Either.left(NOTHING_KEPT as Failure))
          return
        }
        const answer = async (result: Either.Either<Failure, Output>) => {
          resolve(result)
          await settle()
        }
        calls.push({
          asked,
          succeed: (output) => answer(Either.right(output)),
          fail: (failure) => answer(Either.left(failure)),
        })
      })
  /** The call at an index from the end; by default the last one. */
  const call = (ago = 0): PortCall<Asked, Failure, Output> => {
    const found = calls.at(-1 - ago)
    if (!found) throw new Error('The port was not called that often')
    return found
  }
  return { port, calls, call }
}
