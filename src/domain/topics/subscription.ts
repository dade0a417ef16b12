import { isUnwritten } from '#domain/text/typed.ts'
import type { UserId } from '#domain/identity/user.ts'
import { isFollowed, type SubscriptionId, type Topic, type TopicId, type TopicType } from './topic.ts'

/** The request to follow a topic. */
export type SubscriptionRequest = Readonly<{ topic: TopicId; user: UserId }>

/** The raw answer of the server: an id, or none and a status with a message. */
export type SubscriptionAnswer = Readonly<{
  /** 0 where there is none; undefined where the server does not send it. */
  id: SubscriptionId | 0 | undefined
  /** A letter; I and N are known. */
  status: string | undefined
  message: string | undefined
}>

/** A subscription as stored on this device (TOPIC-08). */
export type KeptSubscription = Readonly<{ id: SubscriptionId; request: SubscriptionRequest }>

/** The outcome of an answer. */
export type SubscriptionOutcome =
  | Readonly<{ kind: 'subscribed'; id: SubscriptionId }>
  /** The server only confirms: the activity must be read again to learn the id. */
  | Readonly<{ kind: 'done' }>
  /** Access must be requested with name and surname (TOPIC-09). */
  | Readonly<{ kind: 'accessRequired' }>
  /** Not possible now: the server gives the reason (TOPIC-10). */
  | Readonly<{ kind: 'warned'; message: string | undefined }>
  /** Refused: the server gives the reason (TOPIC-11). */
  | Readonly<{ kind: 'refused'; message: string | undefined }>

/** The status of a topic that cannot be followed yet (TOPIC-10), and of one that cannot be followed (TOPIC-11). */
const WARNING = 'I'
const REFUSAL = 'N'

/** Reads the outcome of a subscription (TOPIC-08 … TOPIC-11). */
export const subscriptionOutcome = ({ id, status, message }: SubscriptionAnswer): SubscriptionOutcome => {
  if (id) return { kind: 'subscribed', id }
  if (id === undefined && status === undefined) return { kind: 'done' }
  if (status === WARNING) return { kind: 'warned', message }
  return status === REFUSAL ? { kind: 'refused', message } : { kind: 'accessRequired' }
}

/**
 * What became of a subscription that was not made at once: it waits for approval, or the topic is closed to this
 * citizen. [decided] The device remembers it, because no call of the server tells it.
 */
export type TopicStanding = 'waiting' | 'closed'

/** A standing as stored on this device. */
export type KeptStanding = SubscriptionStatus & Readonly<{ topic: TopicId }>

/** A standing, and why the topic is closed, in the words of the server where it said so. */
export type SubscriptionStatus = Readonly<{ standing: TopicStanding; reason: string | undefined }>

/** What an answer says of the topic from now on; undefined once it is followed, or while access can be requested. */
export const standingAfter = (answer: SubscriptionAnswer): SubscriptionStatus | undefined => {
  const outcome = subscriptionOutcome(answer)
  if (outcome.kind === 'warned') return { standing: 'waiting', reason: undefined }
  return outcome.kind === 'refused' ? { standing: 'closed', reason: outcome.message?.trim() || undefined } : undefined
}

/** What is known of a topic beyond its subscription: nothing once it is followed. */
export const statusUnlessFollowed = (
  topic: Pick<Topic, 'subscription'>,
  status: SubscriptionStatus | undefined,
): SubscriptionStatus | undefined => (isFollowed(topic) ? undefined : status)

/** The step before the subscription of a topic is sent. */
export type SubscriptionStep = 'password' | 'addresses' | 'none'

const STEPS: Readonly<Record<TopicType, SubscriptionStep>> = {
  public: 'none',
  private: 'none',
  profile: 'none',
  personal: 'none',
  password: 'password',
  addresses: 'addresses',
  districts: 'addresses',
}

/** The requirement of a topic (TOPIC-03, TOPIC-06, TOPIC-07). */
export const firstStep = ({ type }: Pick<Topic, 'type'>): SubscriptionStep => STEPS[type]

/** The initial request for access: the fields that the profile fills are locked (TOPIC-09). */
export const accessRequestOf = (profile: Readonly<{ name: string; surname: string }> | undefined) => {
  const name = profile?.name.trim() ?? ''
  const surname = profile?.surname.trim() ?? ''
  return { name, nameLocked: name !== '', surname, surnameLocked: surname !== '' }
}

/** The password of a topic (TOPIC-03). */
export type TopicPassword = Readonly<{ password: string }>

/** The person who requests access (TOPIC-09). */
export type AccessNames = Readonly<{ name: string; surname: string }>

/** A topic's password cannot be empty (TOPIC-05). */
export const topicPasswordProblems = ({ password }: TopicPassword): Readonly<{ password?: 'missing' }> =>
  isUnwritten(password) ? { password: 'missing' } : {}

/** A request for access requires both names (TOPIC-09). */
export const accessProblems = ({
  name,
  surname,
}: AccessNames): Readonly<{ name?: 'missing'; surname?: 'missing' }> => ({
  ...(isUnwritten(name) && { name: 'missing' }),
  ...(isUnwritten(surname) && { surname: 'missing' }),
})
