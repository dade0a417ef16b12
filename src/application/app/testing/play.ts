import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { Actor, type AnyActorLogic, type EventObject, StateMachine } from 'xstate'
import { startPiazza } from '#application/app/piazza.ts'
import { type Ports, PORTS } from '#application/ports/ports.ts'
import type { User, UserId } from '#domain/identity/user.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { openScope, type Scope } from '#application/kit/scope.ts'
import { ANYTHING, KEEPS_NOTHING } from '#application/kit/testing/walk.ts'

type Answers = Readonly<Record<string, (...asked: readonly never[]) => unknown>>

export const answer =
  <Value>(value: Value): (() => TaskEither.TaskEither<never, Value>) =>
  () =>
    TaskEither.right(value)
export const failure =
  <Failure>(failure: Failure): (() => TaskEither.TaskEither<Failure, never>) =>
  () =>
    TaskEither.left(failure)

/** Waits until nothing is left to do but what time brings. */
const allSettled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const MARIO = {
  id: 7 as UserId,
  username: 'mario.rossi',
  name: 'Mario',
  surname: 'Rossi',
  roles: [],
} as unknown as User

/** Ports that note each call. A call without an answer among the given ones is never answered. */
const portsWith = (answers: Answers) => {
  const calls: (readonly [port: string, ...asked: unknown[]])[] = []
  const at = (path: string): unknown =>
    new Proxy(() => {}, {
      get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : at(`${path}.${key}`)),
      apply: (_, __, asked: never[]) => {
        calls.push([path, ...asked])
        return answers[path] ? answers[path](...asked) : () => new Promise(() => {})
      },
    })
  const stated: Readonly<Record<string, unknown>> = { configuration: DEFAULTS, unsent: KEEPS_NOTHING }
  const ports = Object.fromEntries(
    Object.keys(PORTS).map((name) => [name, stated[name] ?? at(name)]),
  ) as unknown as Ports
  return { ports, calls }
}

type Action = readonly [name: string, act: (...given: readonly unknown[]) => unknown]

/** All functions of what a flow shows, by the way to them. */
const actionsOf = (shown: unknown, way = ''): readonly Action[] =>
  shown === ANYTHING
    ? []
    : typeof shown === 'function'
      ? [[way, shown as Action[1]]]
      : typeof shown === 'object' &&
          shown !== null &&
          [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(shown))
        ? Object.entries(shown).flatMap(([key, value]) => actionsOf(value, `${way}.${key}`))
        : []

type Flow<Shown> = Readonly<{ now: () => Shown; ask?: (query: never) => void }>

type Opens<Shown> = (scope: Scope, tell: (query: unknown) => void) => Flow<Shown>
type Step<Shown> = readonly [act: ((now: Shown, ask: (query: never) => void) => unknown) | undefined, shows: object]

/** Opens a flow in a running app, for Mario and over ports that a test answers. */
const play = async <Shown>(open: Opens<Shown>, answers: Answers, steps: readonly Step<Shown>[]) => {
  let known: ((actor: Actor<AnyActorLogic>, event: EventObject) => void) | undefined
  let changes = 0
  const { send } = Actor.prototype
  // Actors bind it when they are made.
  Actor.prototype.send = function (this: Actor<AnyActorLogic>, event: never) {
    if (known) known(this, event)
    else send.call(this, event)
  }
  const { ports, calls } = portsWith({
    'sessions.isOpen': () => true,
    'accounts.currentUser': answer(MARIO),
    'clock.now': () => Date.parse('2026-11-20T10:00:00Z'),
    'presence.isOnline': () => true,
    'presence.isVisible': () => true,
    ...answers,
  })
  const piazza = startPiazza(ports)
  const scope = openScope({ ports, piazza }, () => (changes += 1))
  /** Whether an action reaches a machine that knows its event, a port, the URL or an observer. */
  const leadsSomewhere = (act: Action[1]): boolean => {
    const before = calls.length + changes
    known = ({ logic }: { logic: unknown }, { type }) => {
      if (!(logic instanceof StateMachine) || logic.events.includes(type)) changes += 1
    }
    const returned = act(ANYTHING, ANYTHING)
    known = undefined
    return returned !== undefined || calls.length + changes > before
  }
  try {
    await allSettled()
    const flow = open(scope, () => (changes += 1))
    await allSettled()
    const shown: Shown[] = []
    const leading = new Map<string, boolean>()
    for (const [act] of steps) {
      act?.(flow.now(), flow.ask ?? (() => {}))
      await allSettled()
      shown.push(flow.now())
      for (const [name, action] of actionsOf(flow.now()))
        leading.set(name, leadsSomewhere(action) || leading.get(name) === true)
    }
    return { shown, deadEnds: [...leading].flatMap(([name, isLeading]) => (isLeading ? [] : [name])) }
  } finally {
    scope.close()
    piazza.stop()
    Actor.prototype.send = send
  }
}

/**
 * A flow and some steps: what it is to show after each, and a function that plays them and returns what it did show, and
 * the actions that led nowhere after any of them.
 */
export const played = <Shown>(name: string, open: Opens<Shown>, answers: Answers, ...steps: readonly Step<Shown>[]) =>
  [name, steps.map(([, shows]) => shows), () => play(open, answers, steps)] as const
