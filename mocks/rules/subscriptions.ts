import type { UserId } from '#domain/identity/user.ts'
import type { SubscriptionAnswer } from '#domain/topics/subscription.ts'
import { findTopic, type SubscriptionId, type Topic, type TopicId } from '#domain/topics/topic.ts'
import type { KeptActivity } from '../collections/directory.ts'
import { Refusal } from './refusal.ts'

/** The password of the topics with one (TOPIC-03). */
export const TOPIC_PASSWORD = 'volontari'

/** Topics that cannot be followed any more, with their message. */
const CLOSED: ReadonlyMap<number, string> = new Map([[108, 'Iscrizioni chiuse']])

/** The data of the user who wants to subscribe. */
export type Follower = Readonly<{
  /** The existing subscription, if any. */
  follows: SubscriptionId | undefined
  hasAskedForAccess: boolean
  /** Whether the right password was entered. */
  hasKey: boolean
  hasActiveAddress: boolean
  /** Whether the profile has an address. */
  hasProfile: boolean
}>

/** The statuses 'not now' (TOPIC-10), 'no' (TOPIC-11) and 'request access first' (TOPIC-09). */
const warned = (message: string): SubscriptionAnswer => ({ id: undefined, status: 'I', message })
const refused = (message: string): SubscriptionAnswer => ({ id: undefined, status: 'N', message })
const ACCESS_REQUIRED: SubscriptionAnswer = { id: undefined, status: 'R', message: undefined }

/** Why a topic of a type cannot be followed by this user; undefined when it can. */
const obstacles: Readonly<Record<Topic['type'], (follower: Follower) => SubscriptionAnswer | undefined>> = {
  public: () => undefined,
  private: ({ hasAskedForAccess }) =>
    hasAskedForAccess ? warned('Hai già inviato la richiesta: ti avvisiamo appena la accettano') : ACCESS_REQUIRED,
  password: ({ hasKey }) => (hasKey ? undefined : refused('Serve la password dell’argomento')),
  profile: ({ hasProfile }) =>
    hasProfile
      ? warned('L’ufficio deve confermare la tua iscrizione: ti avvisiamo appena è attiva')
      : warned('Completa prima il tuo profilo: servono indirizzo e comune'),
  addresses: ({ hasActiveAddress }) => (hasActiveAddress ? undefined : refused('Scegli prima almeno un indirizzo')),
  districts: ({ hasActiveAddress }) => (hasActiveAddress ? undefined : refused('Scegli prima il tuo quartiere')),
  personal: () => refused('A questo argomento non ci si iscrive: è già tuo'),
}

/** The answer to a subscription request that is refused; undefined when it is accepted (TOPIC-08 … TOPIC-11). */
export const subscriptionObstacle = (topic: Topic, follower: Follower): SubscriptionAnswer | undefined => {
  if (follower.follows !== undefined) return warned('Segui già questo argomento')
  const closed = CLOSED.get(topic.id)
  return closed === undefined ? obstacles[topic.type](follower) : refused(closed)
}

/** Whether the password of a topic is right (TOPIC-03, TOPIC-04). */
export const isTopicPassword = ({ type }: Topic, password: string): boolean =>
  type === 'password' && password === TOPIC_PASSWORD

/** A topic by its id, among those of every activity. */
export const topicIn = (activities: readonly KeptActivity[], id: TopicId | undefined): Topic | undefined => {
  if (id === undefined) return undefined
  for (const { activity } of activities) {
    const topic = findTopic(activity.topics, id)
    if (topic !== undefined) return topic
  }
  return undefined
}

/** Users subscribe themselves only. */
export const followerRefusal = (caller: UserId, user: UserId): Refusal | undefined =>
  caller === user ? undefined : new Refusal(403, 'Non puoi farlo con questo account', 'NOT_YOURS')

/** Why a request for access is refused, if so (TOPIC-09). */
export const accessRefusal = (
  topic: Topic,
  { name, surname }: Readonly<{ name: string; surname: string }>,
  hasAskedForAccess: boolean,
): Refusal | undefined => {
  if (topic.type !== 'private') return new Refusal(422, 'Questo argomento non chiede un permesso', 'NO_ACCESS_NEEDED')
  if (name.trim() === '' || surname.trim() === '') return new Refusal(422, 'Scrivi nome e cognome', 'NAMES_REQUIRED')
  return hasAskedForAccess ? new Refusal(409, 'Hai già inviato la richiesta', 'ALREADY_ASKED') : undefined
}
