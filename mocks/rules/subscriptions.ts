import type { UserId } from '#domain/identity/user.ts'
import type { SubscriptionAnswer } from '#domain/topics/subscription.ts'
import { findTopic, type SubscriptionId, type Topic, type TopicId } from '#domain/topics/topic.ts'
import type { KeptActivity } from '../collections/directory.ts'
import { Refusal } from './refusal.ts'

/** The password of the topics that ask for one (TOPIC-03). */
export const TOPIC_PASSWORD = 'volontari'

/** Topics that nobody can follow any more, and what is said of it. */
const CLOSED: ReadonlyMap<number, string> = new Map([[108, 'Iscrizioni chiuse']])

/** What is known of who wants to follow a topic. */
export type Follower = Readonly<{
  /** The subscription they have already, if they have. */
  follows: SubscriptionId | undefined
  hasAskedForAccess: boolean
  /** Whether they told the right password. */
  hasKey: boolean
  hasActiveAddress: boolean
  /** Whether their profile says where they live. */
  hasProfile: boolean
}>

/** Not now (TOPIC-10), and no (TOPIC-11), and ask first (TOPIC-09), as the server says them. */
const warned = (message: string): SubscriptionAnswer => ({ id: undefined, status: 'I', message })
const refused = (message: string): SubscriptionAnswer => ({ id: undefined, status: 'N', message })
const ACCESS_REQUIRED: SubscriptionAnswer = { id: undefined, status: 'R', message: undefined }

/** Why a topic of a type cannot be followed as it stands; nothing when it can. */
const obstacles: Readonly<Record<Topic['type'], (follower: Follower) => SubscriptionAnswer | undefined>> = {
  public: () => undefined,
  private: ({ hasAskedForAccess }) =>
    hasAskedForAccess ? warned('Richiesta già inviata: ti avvisiamo appena viene accettata') : ACCESS_REQUIRED,
  password: ({ hasKey }) => (hasKey ? undefined : refused('Serve la password dell’argomento')),
  profile: ({ hasProfile }) =>
    hasProfile
      ? warned('La tua iscrizione va confermata dall’ufficio: ti avvisiamo appena è attiva')
      : warned('Completa prima il tuo profilo: servono indirizzo e comune'),
  addresses: ({ hasActiveAddress }) => (hasActiveAddress ? undefined : refused('Scegli prima almeno un indirizzo')),
  districts: ({ hasActiveAddress }) => (hasActiveAddress ? undefined : refused('Scegli prima il tuo quartiere')),
  personal: () => refused('A questo argomento non ci si iscrive: è già tuo'),
}

/** What a wish to follow a topic comes to: an answer that is no subscription, or nothing, and it is followed (TOPIC-08 … TOPIC-11). */
export const subscriptionObstacle = (topic: Topic, follower: Follower): SubscriptionAnswer | undefined => {
  if (follower.follows !== undefined) return warned('Segui già questo argomento')
  const closed = CLOSED.get(topic.id)
  return closed === undefined ? obstacles[topic.type](follower) : refused(closed)
}

/** Whether a topic is opened by this password (TOPIC-03, TOPIC-04). */
export const isTopicPassword = ({ type }: Topic, password: string): boolean =>
  type === 'password' && password === TOPIC_PASSWORD

/** A topic by its number, among those of every activity. */
export const topicIn = (activities: readonly KeptActivity[], id: TopicId | undefined): Topic | undefined => {
  if (id === undefined) return undefined
  for (const { activity } of activities) {
    const topic = findTopic(activity.topics, id)
    if (topic !== undefined) return topic
  }
  return undefined
}

/** Nobody follows in the name of somebody else. */
export const followerRefusal = (caller: UserId, user: UserId): Refusal | undefined =>
  caller === user ? undefined : new Refusal(403, 'Operazione non consentita', 'NOT_YOURS')

/** Why a request for access is refused, if it is (TOPIC-09). */
export const accessRefusal = (
  topic: Topic,
  { name, surname }: Readonly<{ name: string; surname: string }>,
  hasAskedForAccess: boolean,
): Refusal | undefined => {
  if (topic.type !== 'private') return new Refusal(422, 'Questo argomento non chiede un permesso', 'NO_ACCESS_NEEDED')
  if (name.trim() === '' || surname.trim() === '') return new Refusal(422, 'Indica nome e cognome', 'NAMES_REQUIRED')
  return hasAskedForAccess ? new Refusal(409, 'Richiesta già inviata', 'ALREADY_ASKED') : undefined
}
