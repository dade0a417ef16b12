import { type AnyActorRef, createActor } from 'xstate'
import type { News } from '#application/news.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { App } from '#application/kit/app.ts'
import { tellDeeply } from '#application/kit/network.ts'
import { present } from '#application/kit/present.ts'
import { tellReturns } from '#application/kit/returning.ts'
import { react } from './reactions.ts'
import { rootMachine } from './root.machine.ts'

type Stoppable = Readonly<{ stop: () => unknown }>
type Listener = Parameters<App['listen']>[0]
type Telling = Readonly<{ on: (type: '*', listener: (news: News) => void) => { unsubscribe: () => void } }>

/** The application as it runs: the flows that live beyond one screen, and the news of all flows in one place. */
export type Piazza = App &
  Readonly<{
    /** The citizen has turned away from the sign-in: whose it was is forgotten. */
    leaveSignIn: () => void
    /** Ends the app. */
    stop: () => void
  }>

/** Starts the root machine, and with it the session and the count of unread notices. */
export const startPiazza = (ports: Ports): Piazza => {
  const listeners = new Set<Listener>()
  /** What happened before anyone listened, such as a session refused while the interface still loads. */
  let early: News[] | undefined = []
  /** Lets everyone hear some news: the root remembers, the other flows react, the listeners announce and lead. */
  const tell: App['tell'] = (news, isLeft = false) => {
    root.send(news)
    react(news, { find, unsent: ports.unsent, sessions: ports.sessions, readAgain })
    if (early) early.push(news)
    else for (const listener of listeners) listener(news, isLeft)
  }
  const readAgain = (): void => {
    for (const actor of actors()) tellDeeply(actor, { type: 'content.changed' })
  }
  const root = createActor(rootMachine(ports), {
    input: { isOpen: ports.sessions.isOpen(), hear: (news) => tell(news) },
  })
  const find: App['find'] = (name) => root.system.get(name)
  root.start()
  const followed = new Set<AnyActorRef>()
  const left = new Set<Stoppable>()
  const actors = () => [...Object.values(root.getSnapshot().children), ...followed]
  const deaf = tellReturns(ports, actors)
  const tellEarly = () => {
    const waiting = early ?? []
    early = undefined
    for (const news of waiting) for (const listener of listeners) listener(news, false)
  }
  return {
    session: present(find('session')),
    unread: present(find('unread')),
    find,
    open: (name, logic, input) => {
      if (!find(name)) root.send({ type: 'flow.opened', name, logic, input })
      // The root's system forgets of which logic each actor is.
      return present(find(name)) as never
    },
    close: (flow) => root.send({ type: 'flow.closed', flow }),
    known: () => root.getSnapshot().context.known,
    leaveSignIn: () => root.send({ type: 'signIn.left' }),
    tell,
    stop: () => {
      deaf()
      for (const flow of left) flow.stop()
      root.stop()
    },
    follow: (flow, isLeft = false) => {
      const subscription = (flow as unknown as Telling).on('*', (news) => tell(news, isLeft))
      followed.add(flow)
      if (isLeft) left.add(flow as unknown as Stoppable)
      return () => {
        subscription.unsubscribe()
        followed.delete(flow)
        left.delete(flow as unknown as Stoppable)
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      if (early) queueMicrotask(tellEarly)
      return () => listeners.delete(listener)
    },
  }
}
