import type { ActorRefFrom } from 'xstate'
import type { News } from '#application/news.ts'
import type { chatsMachine } from '#application/chats/chats.machine.ts'
import type { favouritesMachine } from '#application/favourites/favourites.machine.ts'
import type { noticesMachine } from '#application/notices/notices.machine.ts'
import type { unreadMachine } from '#application/notices/unread.machine.ts'
import type { sessionMachine } from '#application/session/session.machine.ts'
import type { remindersMachine } from '#application/user-events/reminders.machine.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import type { Recall } from '#application/kit/recall.ts'
import type { Chat, ChatId } from '#domain/chat/chat.ts'
import { receivesNotices } from '#domain/identity/user.ts'
import type { SignInAttempt } from './sign-in-attempt.ts'

/** The actors that live beyond one screen; the notices and the chats only while their screens are open. */
export type LongLived = Readonly<{
  session: ActorRefFrom<typeof sessionMachine>
  unread: ActorRefFrom<typeof unreadMachine>
  notices: ActorRefFrom<typeof noticesMachine> | undefined
  chats: ActorRefFrom<typeof chatsMachine> | undefined
  /** The favourites once they were needed. */
  favourites: ActorRefFrom<typeof favouritesMachine> | undefined
  /** The reminders while someone is signed in. */
  reminders: ActorRefFrom<typeof remindersMachine> | undefined
  /** The conversations that were read last. */
  talks: Pick<Recall<ChatId, Chat>, 'keep' | 'forget'>
  /** Whose sign-in is under way. */
  attempt: SignInAttempt
  /** What is being written, in case the session is lost meanwhile. */
  unsent: Pick<Unsent, 'rescue' | 'belongTo' | 'forget'>
}>

/** Who gives up the device in hand leaves with it; they have been asked already. */
const leave = (session: LongLived['session']): void => {
  session.send({ type: 'signOut.requested' })
  session.send({ type: 'signOut.confirmed' })
}

/** What some news of one flow mean for the others: the one place where flows hear of each other. */
export const react = (
  news: News,
  { session, unread, notices, chats, favourites, reminders, talks, attempt, unsent }: LongLived,
): void => {
  switch (news.type) {
    case 'signIn.accepted':
      session.send({ type: 'session.opened' })
      break
    case 'signIn.migrationRequired':
    case 'signIn.passwordChangeRequired':
      attempt.keep(news.username)
      break
    case 'signIn.completed':
      attempt.forget()
      break
    case 'password.changed':
      if (news.username !== undefined) attempt.keep(news.username)
      break
    case 'account.deleted':
      session.send({ type: 'account.deleted' })
      break
    case 'user.changed':
      unsent.belongTo(news.user.id)
      favourites?.send({ type: 'owner.arrived', owner: news.user.id })
      unread.send({ type: receivesNotices(news.user) ? 'reader.arrived' : 'reader.left' })
      break
    case 'user.unavailable':
      favourites?.send({ type: 'owner.arrived', owner: undefined })
      break
    case 'session.lost':
      unsent.rescue()
      talks.forget()
      favourites?.send({ type: 'owner.lost' })
      unread.send({ type: 'reader.left' })
      break
    case 'session.closed':
      unsent.forget()
      talks.forget()
      favourites?.send({ type: 'owner.left' })
      unread.send({ type: 'reader.left' })
      break
    case 'notice.seen':
      unread.send({ type: 'refresh.requested' })
      notices?.send({ type: 'rows.changed' })
      break
    case 'survey.sent':
      notices?.send({ type: 'rows.changed' })
      break
    case 'notices.removed':
      unread.send({ type: 'refresh.requested' })
      break
    // What was read is new no more, and what was said is the last thing said (CHAT-01).
    case 'conversation.moved':
      talks.keep(news.chat.id, news.chat)
      chats?.send({ type: 'rows.changed' })
      break
    // What was thrown away is not shown again.
    case 'chats.removed':
      talks.forget()
      break
    case 'calendar.read':
    case 'userEvent.known':
      reminders?.send(news)
      break
    case 'device.switched':
      if (news.inHand && !news.enabled) leave(session)
      break
    case 'device.removed':
      if (news.inHand) leave(session)
      break
    case 'subscription.signInRequired':
    case 'favourite.signInRequired':
    case 'userEvent.signInRequired':
    case 'chat.signInRequired':
      session.send({ type: 'signIn.invited' })
      break
    case 'reader.wanted':
      session.send({ type: 'user.requested' })
      break
    case 'profile.saved':
    case 'profile.savedUnnamed':
    // An administrator may have changed their own account.
    case 'user.saved':
      session.send({ type: 'user.outdated' })
      break
    default:
  }
}
