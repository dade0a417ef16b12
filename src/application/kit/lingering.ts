import type { Actor, AnyActorLogic, AnyActorRef } from 'xstate'
import type { ActFailed } from '#application/news.ts'
import type { FlowGiven } from './app.ts'

type ActFailure = ActFailed['failure']
type Snapshot = Readonly<{
  status: string
  hasTag?: (tag: string) => boolean
  children?: Readonly<Record<string, AnyActorRef | undefined>>
  /** `problem`: why an act failed, where `failure` is that of a reading. */
  context?: Readonly<{ failure?: ActFailure | undefined; problem?: ActFailure | undefined }>
}>
const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Snapshot

/** Why the last act of an actor failed. */
const actFailureOf = (actor: AnyActorRef): ActFailure | undefined => {
  const { context = {} } = snapshotOf(actor)
  return 'problem' in context ? context.problem : context.failure
}

/** The actors that are about something, among an actor and its children. One that a defect has ended never settles. */
const workers = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { status, hasTag, children = {} } = snapshotOf(actor)
  if (status === 'error') return []
  const below = Object.values(children).flatMap((child) => (child ? workers(child) : []))
  return hasTag?.call(snapshotOf(actor), 'busy') === true ? [actor, ...below] : below
}

/** What the citizen is told of a failure by others: by the machine itself, or by the client. */
const heardFailures = ({ piazza, ports }: FlowGiven) => {
  const heard = new Set<unknown>()
  const deafen = [
    piazza.listen((news) => {
      // Without words of the server nobody says it (EVENT-09), and what the outbox tells the flows is said by them.
      const isSilent =
        news.type === 'write.refused' ||
        (news.type === 'userEvent.failed' && !('message' in news.failure && news.failure.message))
      if ('failure' in news && !isSilent) heard.add(news.failure)
    }),
    ports.traffic.watchFailures((failure) => heard.add(failure)),
  ]
  return { heard, deafen: () => deafen.forEach((stop) => stop()) }
}

/**
 * Ends an actor whose page is left. One that is about something goes on until that has ended: its news are told over the
 * page and lead nowhere, and a failure that nobody else says is told with the way back. What was typed is in its form
 * again; passwords are not (ERR-08). `unfollow` ends the hearing of its news.
 */
export const endOf = <Logic extends AnyActorLogic>(
  given: FlowGiven,
  actor: Actor<Logic>,
  unfollow: () => void,
  back: string | undefined,
): void => {
  const { piazza } = given
  unfollow()
  const working = workers(actor)
  if (working.length === 0) return void actor.stop()
  // What a part is about may fail in the whole: a removal in the event that it is of.
  const concerned = [...new Set<AnyActorRef>([...working, actor])]
  const before = new Set(concerned.map(actFailureOf))
  const unfollowLeft = piazza.follow(actor, true)
  const { heard, deafen } = heardFailures(given)
  let isOver = false
  const settle = (): void => {
    if (isOver || workers(actor).length > 0) return
    isOver = true
    watching.unsubscribe()
    deafen()
    for (const one of concerned) {
      const failure = actFailureOf(one)
      if (failure === undefined || before.has(failure)) continue
      snapshotOf(one).children?.['draft']?.send({ type: 'fields.returned' })
      if (!heard.has(failure)) piazza.tell({ type: 'act.failed', failure, back }, true)
      heard.add(failure)
    }
    unfollowLeft()
    actor.stop()
  }
  // After the macrostep: its last snapshot is the one that counts, and its news are told.
  const watching = actor.system.inspect(({ type }) => type === '@xstate.snapshot' && queueMicrotask(settle))
}
