import { type Actor, type AnyActorLogic, type AnyActorRef, createActor, type InputFrom } from 'xstate'
import { unread } from '#application/notices/unread.machine.ts'
import type { News } from '#application/news.ts'
import type { Ports } from '#application/ports/ports.ts'
import { tellDeeply, tellNetwork } from '#application/kit/network.ts'
import { present } from '#application/kit/present.ts'
import { tellChanges } from '#application/kit/returning.ts'
import { session } from '#application/session/session.implementations.ts'
import type { Known } from './known.ts'
import { react } from './reactions.ts'
import { type LongLived, type LongLivedName, rootMachine } from './root.machine.ts'

type Stoppable = Readonly<{ stop: () => unknown }>
type Listener = (news: News, isLeft: boolean) => void
type Telling = Readonly<{ on: (type: '*', listener: (news: News) => void) => { unsubscribe: () => void } }>

/** The application as it runs: the flows that live beyond one screen, and the news of all flows in one place. */
export type Piazza = ReturnType<typeof startPiazza>

/** Starts the root machine, and with it the session and the count of unread notices. */
export const startPiazza = (ports: Ports) => {
  const listeners = new Set<Listener>()
  /** What happened before anyone listened, such as a session refused while the interface still loads. */
  let early: News[] | undefined = []
  /**
   * Lets everyone hear some news: the root remembers, the other flows react, the listeners announce and lead. `isLeft`: their
   * page was left, so that they lead nowhere.
   */
  const tell = (news: News, isLeft = false): void => {
    root.send(news)
    react(news, { find, unsent: ports.unsent, sessions: ports.sessions, readAgain })
    if (early) early.push(news)
    else for (const listener of listeners) listener(news, isLeft)
  }
  const readAgain = (): void => {
    for (const actor of actors()) tellDeeply(actor, { type: 'content.changed' })
  }
  const root = createActor(rootMachine.provide({ actors: { session: session(ports), unread: unread(ports) } }), {
    input: { isOpen: ports.sessions.isOpen(), hear: (news) => tell(news) },
  })
  /** A flow that lives beyond one screen; undefined while it is not open. */
  const find = <Name extends LongLivedName>(name: Name): LongLived[Name] | undefined => root.system.get(name)
  root.start()
  const followed = new Set<AnyActorRef>()
  const left = new Set<Stoppable>()
  const actors = () => [...Object.values(root.getSnapshot().children), ...followed]
  const deaf = [tellNetwork(ports.presence, actors), tellChanges(ports, actors)]
  const tellEarly = () => {
    const waiting = early ?? []
    early = undefined
    for (const news of waiting) for (const listener of listeners) listener(news, false)
  }
  return {
    session: present(find('session')),
    unread: present(find('unread')),
    find,
    /** Opens a flow under its name in the root's system; one that is open already stays as it is. */
    open: <Logic extends AnyActorLogic>(name: LongLivedName, logic: Logic, input: InputFrom<Logic>): Actor<Logic> => {
      if (!find(name)) root.send({ type: 'flow.opened', name, logic, input })
      return present(find(name)) as unknown as Actor<Logic>
    },
    close: (flow: AnyActorRef): void => root.send({ type: 'flow.closed', flow }),
    /** What is remembered for the way back. */
    known: (): Known => root.getSnapshot().context.known,
    /** The citizen has turned away from the sign-in: whose it was is forgotten. */
    leaveSignIn: (): void => root.send({ type: 'signIn.left' }),
    tell,
    /** Ends the app. */
    stop: (): void => {
      for (const stop of deaf) stop()
      for (const flow of left) flow.stop()
      root.stop()
    },
    /**
     * Lets the news of a flow that the root does not own be heard, and the flow hear of the network, until the returned
     * function is called. `isLeft`: its page was left, and it ends with what it is about.
     */
    follow: (flow: AnyActorRef, isLeft = false): (() => void) => {
      const subscription = (flow as unknown as Telling).on('*', (news) => tell(news, isLeft))
      followed.add(flow)
      if (isLeft) left.add(flow as unknown as Stoppable)
      return () => {
        subscription.unsubscribe()
        followed.delete(flow)
        left.delete(flow as unknown as Stoppable)
      }
    },
    /** Hears all news until the returned function is called; those who are there first also hear what came before them. */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener)
      if (early) queueMicrotask(tellEarly)
      return () => listeners.delete(listener)
    },
  }
}
