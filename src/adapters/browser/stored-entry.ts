import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import type { Entry, Write } from '#domain/outbox/outbox.ts'
import { profile } from '../http/codecs/account.ts'
import { surveySubmission } from '../http/codecs/notices.ts'
import { count, id, isRecord, optional, optionalText, record, scalar, type Wire, words } from '../http/codecs/wire.ts'
import { instant } from '../http/codecs/wire-moments.ts'
import { choice } from '../http/codecs/wire-words.ts'
import { readWire } from '../http/codecs/reading.ts'

type Payload<Kind extends Write['kind']> = Omit<Extract<Write, { kind: Kind }>, 'kind'>

const request = record('request', { topic: ['topic', id('Topic')], user: ['user', id('User')] })
const names = record('names', { name: ['name', words], surname: ['surname', words] })
const event = ['event', id('Event')] as const
const userEvent = ['userEvent', id('UserEvent')] as const
const activity = ['activity', optional(id('Activity'))] as const

/** The stored form of each kind of write. */
const WRITES: { readonly [Kind in Write['kind']]: Wire<Payload<Kind>> } = {
  noticeSeen: record('read mark', { notice: ['notice', id('ReceivedNotice')] }),
  surveyAnswered: record('survey answers', {
    notice: ['notice', id('ReceivedNotice')],
    submission: ['submission', surveySubmission],
  }),
  eventAdded: record('added event', { event }),
  eventReminded: record('reminder', { event, userEvent, reminder: ['reminder', optional(instant)] }),
  eventRemoved: record('removed event', { event, userEvent }),
  topicFollowed: record('followed topic', { activity, request: ['request', request] }),
  topicLeft: record('left topic', {
    activity,
    topic: ['topic', id('Topic')],
    subscription: ['subscription', id('Subscription')],
  }),
  profileSaved: record('saved profile', { profile: ['profile', profile], names: ['names', optional(names)] }),
  accountRenamed: record('new names', { names: ['names', names] }),
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
    const { result, losses } = readWire(codecOf(kind), value)
    return Either.isRight(result) && losses.length === 0 ? ({ kind, ...result.right } as Write) : undefined
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
  notBefore: ['notBefore', instant],
  standing: [
    'standing',
    choice('standing', {
      posted: 'posted',
      waiting: 'waiting',
      sending: 'sending',
      unsettled: 'unsettled',
      refused: 'refused',
    }),
  ],
  refusal: ['refusal', optional(record('refusal', { status: ['status', count], message: ['message', optionalText] }))],
})

export const encodeContent = (value: StoredContent): unknown => content.encode(value)

/** Undefined for a content that cannot be read as a whole. */
export const decodeContent = (value: unknown): StoredContent | undefined => {
  // Entries of an earlier version have one call.
  const { result, losses } = readWire(content, isRecord(value) ? { done: 0, ...value } : value)
  return losses.length > 0
    ? undefined
    : pipe(
        result,
        Either.getOrElseW(() => undefined),
      )
}
