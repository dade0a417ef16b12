import type { News } from '#application/news.ts'
import type { Chat, ChatId } from '#domain/chat/chat.ts'

/** How many conversations are remembered for the way back. */
export const TALKS = 5

/** What the app remembers beyond one screen, in memory only. */
export type Known = Readonly<{
  /** The conversations that were read last, the latest at the end: whoever comes back to one sees it at once, while it is read anew. */
  talks: ReadonlyMap<ChatId, Chat>
  /**
   * Whose sign-in is under way, from the username that was typed to the session that opens: the way there may lead over
   * a new password (PWD-04, PWD-05).
   */
  attempt: string | undefined
  /** The registration whose account waits for its code: where that went, and what the server said (REG-01). */
  applied: Readonly<{ username: string; email: string; message: string | undefined }> | undefined
}>

const NO_TALKS: Known['talks'] = new Map()
export const NOTHING_KNOWN: Known = { talks: NO_TALKS, attempt: undefined, applied: undefined }

const withTalk = (talks: Known['talks'], chat: Chat): Known['talks'] => {
  const others = [...talks].filter(([id]) => id !== chat.id)
  return new Map([...others, [chat.id, chat] as const].slice(-TALKS))
}

/** Whoever typed another username than the one that was registered wants to activate that one. */
const wantedBy = (username: string, known: Known): Known =>
  username === '' || username === known.applied?.username ? known : { ...known, attempt: username, applied: undefined }

/** What is remembered after some news. */
export const recalled = (known: Known, news: News | Readonly<{ type: 'signIn.left' }>): Known => {
  switch (news.type) {
    case 'conversation.moved':
      return { ...known, talks: withTalk(known.talks, news.chat) }
    // What was thrown away is not shown again, and nobody sees what another has read.
    case 'chats.removed':
    case 'session.lost':
    case 'session.closed':
      return { ...known, talks: NO_TALKS }
    case 'signIn.migrationRequired':
    case 'signIn.passwordChangeRequired':
      return { ...known, attempt: news.username }
    case 'password.changed':
      return news.username === undefined ? known : { ...known, attempt: news.username }
    case 'registration.sent': {
      const { username, email, message } = news
      return { ...known, attempt: username, applied: { username, email, message } }
    }
    case 'activation.wanted':
      return wantedBy(news.username, known)
    case 'account.activated':
      return { ...known, applied: undefined }
    case 'signIn.completed':
    case 'signIn.left':
      return { ...known, attempt: undefined, applied: undefined }
    default:
      return known
  }
}
