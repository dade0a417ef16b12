import type { News } from '#application/news.ts'
import type { Sessions } from '#application/ports/sessions.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import { receivesNotices } from '#domain/identity/user.ts'
import type { LongLived, LongLivedName } from '#application/long-lived.ts'

/** Where reactions go: the flows that are open, and what is being written in case the session is lost meanwhile. */
export type Reacting = Readonly<{
  /** A flow that lives beyond one screen; undefined while it is not open. */
  find: <Name extends LongLivedName>(name: Name) => LongLived[Name] | undefined
  unsent: Pick<Unsent, 'rescue' | 'belongTo' | 'forget'>
  sessions: Pick<Sessions, 'belongTo'>
  /** Lets what is open be read again. */
  readAgain: () => void
}>

type Reaction<Type extends News['type']> = (news: Extract<News, { type: Type }>, flows: Reacting) => void

/** News that concern whoever looks at the screen alone: they are announced or lead somewhere, and no flow reacts. */
type Unheard =
  | 'accessRequest.sent'
  | 'act.failed'
  | 'account.activated'
  | 'activation.wanted'
  | 'agreement.saved'
  | 'chat.notOpened'
  | 'chat.opened'
  | 'chats.removed'
  | 'draft.notKept'
  | 'favourite.made'
  | 'favourite.notKept'
  | 'favourite.restored'
  | 'favourite.unmade'
  | 'file.mailed'
  | 'file.notSaved'
  | 'installation.offered'
  | 'language.notLoaded'
  | 'map.kept'
  | 'map.notKept'
  | 'message.notKept'
  | 'message.refused'
  | 'message.sent'
  | 'message.written'
  | 'myTown.chosen'
  | 'page.notShared'
  | 'page.shared'
  | 'page.wanted'
  | 'password.changed'
  | 'passwordCode.expired'
  | 'position.refused'
  | 'position.sent'
  | 'registration.sent'
  | 'reminder.due'
  | 'reminder.opened'
  | 'search.asked'
  | 'signIn.chosen'
  | 'signIn.completed'
  | 'signIn.migrationRequired'
  | 'signIn.passwordChangeRequired'
  | 'subscription.ended'
  | 'subscription.interrupted'
  | 'subscription.made'
  | 'subscription.refused'
  | 'subscription.warned'
  | 'survey.unanswered'
  | 'topicPassword.refused'
  | 'unsubscription.failed'
  | 'update.ready'
  | 'user.confirmed'
  | 'user.removed'
  | 'user.unconfirmed'
  | 'userEvent.changed'
  | 'userEvent.failed'
  | 'write.delayed'
  | 'write.failed'
  | 'write.refused'
  | 'writes.delayed'

/** Reactions that several news have in common. */
const inviteToSignIn = (_: unknown, { find }: Reacting) => find('session')?.send({ type: 'signIn.invited' })
const readCitizenAgain = (_: unknown, { find }: Reacting) => {
  for (const name of ['session', 'myTown'] as const) find(name)?.send({ type: 'content.changed', isAboutCitizen: true })
}
const countAgain = (_: unknown, { find }: Reacting) => find('unread')?.send({ type: 'refresh.requested' })
const readNoticesAgain = (_: unknown, { find }: Reacting) => find('notices')?.send({ type: 'rows.changed' })
const readChatsAgain = (_: unknown, { find }: Reacting) => find('chats')?.send({ type: 'rows.changed' })
const remind = (news: Extract<News, { type: 'calendar.read' | 'userEvent.known' }>, { find }: Reacting) =>
  find('reminders')?.send(news)
/** Whoever gives up the device in hand is signed out; they have been asked already. */
const signOut = ({ find }: Reacting) => {
  find('session')?.send({ type: 'signOut.requested' })
  find('session')?.send({ type: 'signOut.confirmed' })
}

/**
 * What some news of one flow mean for the others: the one place where flows hear of each other. The table is total: news
 * that are neither here nor among the unheard do not compile.
 */
const REACTIONS: { readonly [Type in Exclude<News['type'], Unheard>]: Reaction<Type> } = {
  'signIn.accepted': (_, { find }) => find('session')?.send({ type: 'session.opened' }),
  'signIn.declined': (_, { find }) => find('favourites')?.send({ type: 'wish.dropped' }),
  'account.deleted': (_, { find }) => find('session')?.send({ type: 'account.deleted' }),
  // Its author is in another tab, or on a page that was left: nobody else tells this one (ERR-10). What a mark as seen
  // changes is told by `notice.seen`; a page that writes one and is read for it again would do both for ever (fault 56).
  // The chats read what a message changes in them by themselves, and nothing else that is open shows it.
  'write.sent': ({ isAwaited, entry: { write } }, { find, readAgain }) => {
    if (isAwaited || write.kind === 'noticeSeen') return
    if (write.kind !== 'messageSaid' || find('chats') === undefined) readAgain()
  },
  'user.changed': ({ user }, { find, unsent, sessions }) => {
    // Before the flows that read it.
    sessions.belongTo(user.id)
    unsent.belongTo(user.id)
    find('favourites')?.send({ type: 'owner.arrived', owner: user.id })
    find('outbox')?.send({ type: 'owner.arrived', owner: user.id })
    find('unread')?.send({ type: receivesNotices(user) ? 'reader.arrived' : 'reader.left' })
  },
  'user.unavailable': (_, { find }) => find('favourites')?.send({ type: 'owner.arrived', owner: undefined }),
  'session.lost': (_, { find, unsent }) => {
    unsent.rescue()
    find('favourites')?.send({ type: 'owner.lost' })
    find('outbox')?.send({ type: 'owner.refused' })
    find('unread')?.send({ type: 'reader.left' })
  },
  'session.closed': ({ isHere }, { find, unsent }) => {
    unsent.forget()
    find('favourites')?.send({ type: 'owner.left' })
    // The tab of the sign-out throws away what waits: one that hears of it late would throw away what is newer.
    find('outbox')?.send({ type: isHere ? 'owner.left' : 'owner.lost' })
    find('unread')?.send({ type: 'reader.left' })
  },
  'notice.seen': (news, flows) => {
    countAgain(news, flows)
    readNoticesAgain(news, flows)
  },
  'survey.sent': readNoticesAgain,
  'notices.removed': countAgain,
  // What was read is new no more, and what was said is the last thing said (CHAT-01).
  'conversation.moved': readChatsAgain,
  'calendar.read': remind,
  'userEvent.known': remind,
  'device.switched': ({ inHand, enabled }, flows) => {
    if (inHand && !enabled) signOut(flows)
  },
  'device.removed': ({ inHand }, flows) => {
    if (inHand) signOut(flows)
  },
  'subscription.signInRequired': inviteToSignIn,
  'favourite.signInRequired': inviteToSignIn,
  'userEvent.signInRequired': inviteToSignIn,
  'chat.signInRequired': inviteToSignIn,
  'reader.wanted': (_, { find }) => find('session')?.send({ type: 'user.requested' }),
  'profile.saved': readCitizenAgain,
  'profile.savedUnnamed': readCitizenAgain,
  // An administrator may have changed their own account.
  'user.saved': readCitizenAgain,
}

/** Lets the other flows react to some news. */
export const react = (news: News, flows: Reacting): void =>
  // The table is indexed by the very type of the news; TypeScript cannot see that the two go together.
  (REACTIONS as Readonly<Partial<Record<string, (news: never, flows: Reacting) => void>>>)[news.type]?.(
    news as never,
    flows,
  )
