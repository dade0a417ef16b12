import { type ActorRefFrom, createActor } from 'xstate'
import type { chatsMachine } from '#application/chats/chats.machine.ts'
import type { favouritesMachine, Owner } from '#application/favourites/favourites.machine.ts'
import { createRecall } from '#application/kit/recall.ts'
import type { News } from '#application/news.ts'
import type { noticesMachine } from '#application/notices/notices.machine.ts'
import { unread } from '#application/notices/unread.machine.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { remindersMachine } from '#application/user-events/reminders.machine.ts'
import { session } from '#application/session/session.implementations.ts'
import { currentUser, standing } from '#application/session/session.selectors.ts'
import type { Chat, ChatId } from '#domain/chat/chat.ts'
import { react } from './reactions.ts'
import { createSignInAttempt } from './sign-in-attempt.ts'

type Telling = Readonly<{ on: (type: '*', listener: (news: News) => void) => { unsubscribe: () => void } }>
type Notices = ActorRefFrom<typeof noticesMachine>
type Chats = ActorRefFrom<typeof chatsMachine>
type Favourites = ActorRefFrom<typeof favouritesMachine>
type Reminders = ActorRefFrom<typeof remindersMachine>

/** How many conversations are remembered for the way back. */
const TALKS = 5

/** The application as it runs: what lives beyond one screen, and the news of all flows in one place. */
export type Piazza = ReturnType<typeof startPiazza>

/** Starts what lives as long as the app: the session and the unread count. */
export const startPiazza = (ports: Ports) => {
  const listeners = new Set<(news: News) => void>()
  /** What happened before anyone listened, such as a session refused while the interface still loads. */
  let early: News[] | undefined = []
  let notices: Notices | undefined
  let chats: Chats | undefined
  let favourites: Favourites | undefined
  let reminders: Reminders | undefined
  const sessionActor = createActor(session(ports), { input: { isOpen: ports.sessions.isOpen() } })
  const unreadActor = createActor(unread(ports))
  const attempt = createSignInAttempt()
  const talks = createRecall<ChatId, Chat>(TALKS)

  /** Lets everyone hear some news. */
  const tell = (news: News) => {
    const { unsent } = ports
    const flows = { session: sessionActor, unread: unreadActor, notices, chats, favourites, reminders }
    react(news, { ...flows, talks, attempt, unsent })
    if (early) early.push(news)
    else for (const listener of listeners) listener(news)
  }
  const tellEarly = () => {
    const waiting = early ?? []
    early = undefined
    for (const news of waiting) for (const listener of listeners) listener(news)
  }
  /** Lets the news of a flow be heard by the others and by whoever listens, until the returned function is called. */
  const follow = (flow: Telling): (() => void) => {
    const subscription = flow.on('*', tell)
    return () => subscription.unsubscribe()
  }
  follow(sessionActor)
  unreadActor.start()
  sessionActor.start()
  return {
    session: sessionActor,
    unread: unreadActor,
    attempt,
    /** The conversations that were read last: whoever comes back to one sees it at once. */
    talks,
    follow,
    tell,
    /** The notices while their screens are open: other flows tell them what changed. Their own news are heard as any flow's. */
    openNotices: (actor: Notices): (() => void) => {
      notices = actor
      return () => {
        if (notices === actor) notices = undefined
      }
    },
    /** The chats while their screens are open: conversations tell them what was said and read. Their own news are heard as any flow's. */
    openChats: (actor: Chats): (() => void) => {
      chats = actor
      return () => {
        if (chats === actor) chats = undefined
      }
    },
    /** The reminders while someone is signed in: other flows tell them what is read of the calendar. */
    openReminders: (actor: Reminders): (() => void) => {
      reminders = actor
      const unfollow = follow(actor)
      return () => {
        unfollow()
        if (reminders === actor) reminders = undefined
      }
    },
    /** The favourites, made when a screen first needs them and kept from then on; whoever is given them starts them. */
    openFavourites: (make: (owner: Owner & Readonly<{ isSignedIn: boolean }>) => Favourites): Favourites => {
      if (favourites === undefined) {
        const snapshot = sessionActor.getSnapshot()
        favourites = make({
          isSignedIn: standing(snapshot) === 'authenticated',
          owner: currentUser(snapshot)?.id,
        })
        follow(favourites)
      }
      return favourites
    },
    /** The favourites, once they were needed. */
    favourites: (): Favourites | undefined => favourites,
    /** Hears all news until the returned function is called; those who are there first also hear what came before them. */
    listen: (listener: (news: News) => void): (() => void) => {
      listeners.add(listener)
      if (early) queueMicrotask(tellEarly)
      return () => listeners.delete(listener)
    },
  }
}
