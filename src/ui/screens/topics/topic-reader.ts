import type { Standing } from '#application/session/session.selectors.ts'
import type { TopicReader } from '#application/topic-subscription/topic-news.ts'
import type { User } from '#domain/identity/user.ts'

type Who = Readonly<{ standing: Standing; user: User | undefined; userFailure: object | undefined }>

/** Who reads the topics, as the session has it. */
export const topicReaderOf = ({ standing, user, userFailure }: Who): TopicReader => {
  if (user !== undefined) return { kind: 'known', user }
  if (standing === 'anonymous') return { kind: 'anonymous' }
  return { kind: userFailure === undefined ? 'unknown' : 'unavailable' }
}
