import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type Snapshot,
} from 'xstate'
import type { LongLivedName } from '#application/long-lived.ts'
import type { FlowGiven } from './app.ts'
import { endOf } from './lingering.ts'

/** The lifetime of a flow. Everything started here ends when the scope closes, once it is about nothing any more. */
export type Scope = FlowGiven &
  Readonly<{
    /**
     * Starts an actor. The app receives its events; observers of the flow are notified of its changes, of its children's,
     * and of a defect that ends it.
     */
    run: <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) => Actor<Logic>
    /** Starts an actor under a name by which reactions to the news of other flows find it. */
    runAs: <Logic extends AnyActorLogic>(name: LongLivedName, logic: Logic, input: InputFrom<Logic>) => Actor<Logic>
    /** Observes an actor that outlives the flow, such as the session. */
    watch: (actor: AnyActorRef, changed?: () => void) => void
    /** Notifies the observers of the flow of a change. */
    changed: () => void
    onClose: (end: () => void) => void
    /** A nested scope, which can be closed earlier. */
    inner: () => ClosableScope
  }>

/** A scope and the function that ends everything in it. Closing is idempotent. */
export type ClosableScope = Scope & Readonly<{ close: () => void }>

/** Opens a scope; `changed` is called after each change in it. `address`: where its page is, for the way back to it. */
export const openScope = (
  { ports, piazza }: FlowGiven,
  changed: () => void,
  address: () => string | undefined = () => undefined,
): ClosableScope => {
  const endings: (() => void)[] = []
  const onClose = (end: () => void) => void endings.push(end)
  const watch: Scope['watch'] = (actor, hear = changed) => {
    const watching = actor.system.inspect((event) => {
      if (event.type === '@xstate.snapshot' && isWithin(event.actorRef as AnyActorRef, actor)) hear()
    })
    onClose(watching.unsubscribe)
  }
  return {
    ports,
    piazza,
    changed,
    runAs: (name, logic, input) => {
      const actor = piazza.open(name, logic, input)
      watch(actor)
      onClose(() => piazza.close(actor))
      return actor
    },
    onClose,
    watch,
    run: (logic, input) => {
      const actor = start(logic, { input })
      const unfollow = piazza.follow(actor)
      watch(actor)
      // Of two observers one hears no errors: XState then reports the defect as one that nobody has caught.
      actor.subscribe(() => {})
      actor.subscribe({ error: changed })
      actor.start()
      onClose(() => endOf({ ports, piazza }, actor, unfollow, address()))
      return actor
    },
    inner: () => {
      const scope = openScope({ ports, piazza }, changed, address)
      onClose(scope.close)
      return scope
    },
    close: () => {
      for (const end of endings.splice(0).reverse()) end()
    },
  }
}

/** Whether an actor is another one or a child of it: the flows of the root share a system. */
const isWithin = (actor: AnyActorRef | undefined, other: AnyActorRef): boolean =>
  // oxlint-disable-next-line no-underscore-dangle -- XState offers the parent under this name alone.
  actor !== undefined && (actor === other || isWithin(actor._parent, other))

/** The options of `createActor` depend on the type of the logic, which is generic here. */
const start = createActor as unknown as <Logic extends AnyActorLogic>(
  logic: Logic,
  options: Readonly<{ input: InputFrom<Logic> }>,
) => Actor<Logic>

/** A part of a flow that restarts when its key changes. */
export const keyed = <Opened>(scope: Scope) => {
  let open: Readonly<{ key: string; opened: Opened; close: () => void }> | undefined
  return {
    now: (): Opened | undefined => open?.opened,
    /** Opens the part for a key; the same key leaves it open. `undefined` closes it. */
    show: (key: string | undefined, make: (scope: Scope) => Opened): void => {
      if (key === open?.key) return
      open?.close()
      open = undefined
      if (key !== undefined) {
        const inner = scope.inner()
        open = { key, opened: make(inner), close: inner.close }
      }
      scope.changed()
    },
  }
}

/**
 * A part of a flow that a defect of its own actor ends alone: the rest works on, and `retry` starts the part again. Parts
 * that a machine invokes are caught there instead (`brokenUntil`).
 */
export const restartable = <Logic extends AnyActorLogic>(scope: Scope, open: (inner: Scope) => Actor<Logic>) => {
  const part = keyed<Actor<Logic>>(scope)
  let starts = 0
  const restart = (): void => part.show(String((starts += 1)), open)
  restart()
  const now = (): Actor<Logic> | undefined => {
    const actor = part.now()
    return actor && hasDefect(actor) ? undefined : actor
  }
  return {
    /** Undefined once a defect has ended it. */
    now,
    /** Sends it what makes it try again; after a defect it is started again. */
    retry: (event: EventFromLogic<Logic>): void => {
      const actor = now()
      if (actor) actor.send(event)
      else restart()
    },
  }
}

const hasDefect = (actor: AnyActorRef): boolean => (actor.getSnapshot() as Snapshot<unknown>).status === 'error'
