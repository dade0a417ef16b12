import type { UserId } from '#domain/identity/user.ts'
import type { SubscriptionId, Topic, TopicId, TopicType } from './topic.ts'

/** What is sent to follow a topic. */
export type SubscriptionRequest = Readonly<{ topic: TopicId; user: UserId }>

/** What the server answers to it, as it says it: an identity, or none and a status with words. */
export type SubscriptionAnswer = Readonly<{
  /** 0 where there is none; undefined where the server does not say. */
  id: SubscriptionId | 0 | undefined
  /** A letter of the server; I and N are known. */
  status: string | undefined
  message: string | undefined
}>

/** A subscription as this device keeps it (TOPIC-08). */
export type KeptSubscription = Readonly<{ id: SubscriptionId; request: SubscriptionRequest }>

/** What an answer comes to. */
export type SubscriptionOutcome =
  | Readonly<{ kind: 'subscribed'; id: SubscriptionId }>
  /** The server says nothing but that it is done: reading the activity anew tells the number. */
  | Readonly<{ kind: 'done' }>
  /** Access must be asked for, by name and surname (TOPIC-09). */
  | Readonly<{ kind: 'accessRequired' }>
  /** Not now: the server says why (TOPIC-10). */
  | Readonly<{ kind: 'warned'; message: string | undefined }>
  /** No: the server says why (TOPIC-11). */
  | Readonly<{ kind: 'refused'; message: string | undefined }>

/** Status of a topic that cannot be followed yet (TOPIC-10), and of one that cannot be followed (TOPIC-11). */
const WARNING = 'I'
const REFUSAL = 'N'

/** Reads what the server says of a subscription (TOPIC-08 … TOPIC-11). */
export const subscriptionOutcome = ({ id, status, message }: SubscriptionAnswer): SubscriptionOutcome => {
  if (id) return { kind: 'subscribed', id }
  if (id === undefined && status === undefined) return { kind: 'done' }
  if (status === WARNING) return { kind: 'warned', message }
  return status === REFUSAL ? { kind: 'refused', message } : { kind: 'accessRequired' }
}

/** What must happen before a topic's subscription is sent. */
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

/** What a topic asks for first (TOPIC-03, TOPIC-06, TOPIC-07). */
export const firstStep = ({ type }: Pick<Topic, 'type'>): SubscriptionStep => STEPS[type]

/** Who asks for access to a topic (TOPIC-09): filled fields of the profile come locked. */
export type AccessRequest = Readonly<{
  name: string
  nameLocked: boolean
  surname: string
  surnameLocked: boolean
}>

/** A request for access as it begins, from what the profile says of its owner (TOPIC-09). */
export const accessRequestOf = (profile: Readonly<{ name: string; surname: string }> | undefined): AccessRequest => {
  const name = profile?.name.trim() ?? ''
  const surname = profile?.surname.trim() ?? ''
  return { name, nameLocked: name !== '', surname, surnameLocked: surname !== '' }
}

/** What a topic that asks for a password is given (TOPIC-03). */
export type TopicPassword = Readonly<{ password: string }>

/** Whose access is asked for (TOPIC-09). */
export type AccessNames = Readonly<{ name: string; surname: string }>

const missing = <Values extends Readonly<Record<string, string>>>(
  values: Values,
): Readonly<{ [Field in keyof Values]?: 'missing' }> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value.trim() === '' ? [[field, 'missing']] : [])),
  ) as Readonly<{ [Field in keyof Values]?: 'missing' }>

/** A topic's password cannot be empty (TOPIC-05). */
export const topicPasswordProblems = ({ password }: TopicPassword) => missing({ password })

/** Who asks for access says both names (TOPIC-09). */
export const accessProblems = ({ name, surname }: AccessNames) => missing({ name, surname })
