import type { ChatMessageId } from '#domain/chat/chat.ts'
import type { Origin } from '#domain/origin.ts'
import type { Entry, Write } from '#domain/outbox/outbox.ts'
import { storedProfile } from '../http/codecs/account.ts'
import { surveySubmission } from '../http/codecs/surveys.ts'
import { count, id, isRecord, mapped, optional, optionalText, scalar, text, type Wire } from '../http/codecs/wire.ts'
import { record } from '../http/codecs/wire-records.ts'
import { instant } from '../http/codecs/wire-moments.ts'
import { choice } from '../http/codecs/wire-words.ts'
import { readWhole } from '../http/codecs/reading.ts'

type Payload<Kind extends Write['kind']> = Omit<Extract<Write, { kind: Kind }>, 'kind'>

const request = record('request', { topic: ['topic', id('Topic')], user: ['user', id('User')] })
// What the citizen wrote is stored as it is: no markup is taken out of it.
const names = record('names', { name: ['name', text], surname: ['surname', text] })
const origin = scalar<Origin>('origin', { kind: 'text' }, (value) => (isRecord(value) ? (value as Origin) : undefined))
/** A picture is stored as its bytes: not every browser keeps a Blob in its database. */
const bytes = scalar('bytes', { kind: 'file' }, (value) =>
  value instanceof Uint8Array ? new Uint8Array(value) : undefined,
)
const portrait = record('portrait', {
  picture: ['picture', optional(record('picture', { bytes: ['bytes', bytes], type: ['type', text] }))],
  before: ['before', optionalText],
})
const event = ['event', id('Event')] as const
const userEvent = ['userEvent', id('UserEvent')] as const
/** The last message that was known; 0 for none. */
const lastSaid = mapped(
  optional(id('ChatMessage')),
  (value): ChatMessageId | 0 => value ?? 0,
  (value) => value || undefined,
)
const activity = ['activity', optional(id('Activity'))] as const

/** The stored form of each kind of write. */
const WRITES: { readonly [Kind in Write['kind']]: Wire<Payload<Kind>> } = {
  noticeSeen: record('read mark', { notice: ['notice', id('ReceivedNotice')] }),
  surveyAnswered: record('survey answers', {
    notice: ['notice', id('ReceivedNotice')],
    submission: ['submission', surveySubmission],
  }),
  eventAdded: record('added event', { event }),
  eventReminded: mapped(
    record('reminder', {
      event,
      userEvent,
      reminder: ['reminder', optional(instant)],
      origin: ['origin', optional(origin)],
    }),
    ({ origin: came, ...more }): Payload<'eventReminded'> => ({ ...more, ...(came && { origin: came }) }),
    ({ origin: came, ...more }) => ({ ...more, origin: came }),
  ),
  eventRemoved: record('removed event', { event, userEvent }),
  topicFollowed: record('followed topic', { activity, request: ['request', request] }),
  topicLeft: record('left topic', {
    activity,
    topic: ['topic', id('Topic')],
    subscription: ['subscription', id('Subscription')],
  }),
  profileSaved: mapped(
    record('saved profile', {
      profile: ['profile', storedProfile],
      origin: ['origin', optional(origin)],
      names: ['names', optional(names)],
      portrait: ['portrait', optional(portrait)],
    }),
    ({ profile, origin: came, ...more }): Payload<'profileSaved'> => ({
      profile: { ...profile, ...(came && { origin: came }) },
      ...more,
    }),
    ({ profile: { origin: came, ...profile }, ...more }) => ({ profile, origin: came, ...more }),
  ),
  accountRenamed: record('new names', { names: ['names', names] }),
  messageSaid: record('message', {
    chat: ['chat', id('Chat')],
    text: ['text', text],
    after: ['after', lastSaid],
    twins: ['twins', count],
  }),
}

const isKind = (kind: unknown): kind is Write['kind'] => typeof kind === 'string' && Object.hasOwn(WRITES, kind)

/** The kind decides the codec; the two go together in `Write` alone, which TypeScript cannot see. */
const codecOf = (kind: Write['kind']): Wire<object> => WRITES[kind] as Wire<object>

const write: Wire<Write> = scalar<Write>(
  'write',
  { kind: 'text' },
  (value) => {
    const kind = isRecord(value) ? value['kind'] : undefined
    if (!isKind(kind)) return undefined
    const payload = readWhole(codecOf(kind), value)
    return payload && ({ kind, ...payload } as Write)
  },
  (value) => ({ kind: value.kind, ...(codecOf(value.kind).encode(value) as object) }),
)

/** The content of an entry as it is stored; its owner and number are columns of the database. */
export type StoredContent = Omit<Entry, 'number' | 'owner'>

const content: Wire<StoredContent> = record('entry', {
  write: ['write', write],
  at: ['at', instant],
  done: ['done', count],
  attempts: ['attempts', count],
  triedAt: ['triedAt', optional(instant)],
  sentAt: ['sentAt', optional(instant)],
  notBefore: ['notBefore', instant],
  standing: [
    'standing',
    choice('standing', {
      posted: 'posted',
      waiting: 'waiting',
      sending: 'sending',
      unsettled: 'unsettled',
      refused: 'refused',
      held: 'held',
    }),
  ],
  refusal: ['refusal', optional(record('refusal', { status: ['status', count], message: ['message', optionalText] }))],
})

export const encodeContent = (value: StoredContent): unknown => content.encode(value)

/** Undefined for a content that cannot be read as a whole. */
export const decodeContent = (value: unknown): StoredContent | undefined =>
  // Entries of an earlier version have one call.
  readWhole(content, isRecord(value) ? { done: 0, ...value } : value)
