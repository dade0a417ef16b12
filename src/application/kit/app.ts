import type { Actor, AnyActorLogic, AnyActorRef, InputFrom } from 'xstate'
import type { Known } from '#application/known.ts'
import type { LongLived, LongLivedName } from '#application/long-lived.ts'
import type { News } from '#application/news.ts'
import type { Ports } from '#application/ports/ports.ts'

/** What flows need of the running app. `startPiazza` makes one; tests of a flow may hand in parts of it. */
export type App = Readonly<{
  session: LongLived['session']
  unread: LongLived['unread']
  /** A flow that lives beyond one screen; undefined while it is not open. */
  find: <Name extends LongLivedName>(name: Name) => LongLived[Name] | undefined
  /** Opens a flow under a name by which all find it; one that is open already stays as it is. */
  open: <Logic extends AnyActorLogic>(name: LongLivedName, logic: Logic, input: InputFrom<Logic>) => Actor<Logic>
  close: (flow: AnyActorRef) => void
  /** What is remembered for the way back. */
  known: () => Known
  /** Lets all flows hear some news. `isLeft`: their page was left, so that they lead nowhere. */
  tell: (news: News, isLeft?: boolean) => void
  /**
   * Lets the news of a flow that nobody opened by a name be heard, and the flow hear of the network, until the returned
   * function is called. `isLeft`: its page was left, and it ends with what it is about.
   */
  follow: (flow: AnyActorRef, isLeft?: boolean) => () => void
  /** Hears all news until the returned function is called; those who are there first also hear what came before them. */
  listen: (listener: (news: News, isLeft: boolean) => void) => () => void
}>

/** The arguments of a flow: the ports, and the running app. */
export type FlowGiven = Readonly<{ ports: Ports; piazza: App }>
