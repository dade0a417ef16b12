import type { PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import { type Entry, type Occasion, staysWithAuthor, type Write, type WriteNumber } from '#domain/outbox/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { Failure } from './sending-outcomes.ts'

/** What the outbox knows. */
export type OutboxContext = Readonly<{
  /** Undefined while nobody is signed in, or their identity is not known. */
  owner: UserId | undefined
  entries: readonly Entry[]
  /** When the entries were read. */
  now: Instant
  isOnline: boolean
  /** Whether the network came back since the entries were read. */
  isRegained: boolean
  regainedAt: Instant | undefined
  /** Whether the entries have changed since they were read. */
  isStale: boolean
  /** The writes of this tab whose authors wait for the outcome. */
  awaited: ReadonlySet<WriteNumber>
  /** The entry being sent. */
  current: Entry | undefined
  /** Whether an attempt before this one may have arrived. */
  isInDoubt: boolean
  /** Why sending the current entry failed; undefined before that. */
  failure: Failure | undefined
  /** The server's answer to the current entry. */
  answer: unknown
}>

/** What the outbox hears. */
export type OutboxEvent =
  | PresenceNews
  | { type: 'owner.arrived'; owner: UserId }
  /** The session is over elsewhere: the entries wait for their owner. */
  | { type: 'owner.lost' }
  /** The server refuses the session, and what is sent in it: the entries wait for their owner. */
  | { type: 'owner.refused' }
  /** The citizen signed out: the entries are removed. */
  | { type: 'owner.left' }
  /** An entry was stored by this tab, and its author waits for the outcome. */
  | { type: 'write.posted'; number: WriteNumber }
  /** Another tab has changed the entries, or this one has removed one. */
  | { type: 'entries.changed' }
  | { type: 'turn.gained' }

/** Events that the outbox publishes. `isAwaited`: its author still waits for the outcome, and says it themselves. */
export type OutboxNews =
  | { type: 'write.sent'; entry: Entry; answer: unknown; isAwaited: boolean }
  /** The server refused it, or does not have it while its author waits: it is out of the outbox, and not sent again. */
  | { type: 'write.refused'; entry: Entry; failure: RequestFailure; isAwaited: boolean }
  /** They are kept, and sent later: their authors need not wait. */
  | { type: 'writes.delayed'; numbers: readonly WriteNumber[] }

/** Events about writes, for the citizen. */
export type PostingNews =
  /** It is kept and sent later, or lasts as long as the page where the storage is blocked or full (faults 30 and 31). */
  | { type: 'write.delayed'; write: Write; isKept: boolean }
  | { type: 'write.failed'; write: Write; failure: RequestFailure }

export const NOTHING: Pick<OutboxContext, 'entries' | 'awaited' | 'current' | 'isInDoubt' | 'failure' | 'answer'> = {
  entries: [],
  awaited: new Set(),
  current: undefined,
  isInDoubt: false,
  failure: undefined,
  answer: undefined,
}

export const occasionOf = ({ now, awaited, regainedAt }: OutboxContext): Occasion => ({ now, awaited, regainedAt })
export const currentOf = ({ current }: OutboxContext): Entry => present(current)
export const isAwaited = (context: OutboxContext): boolean => context.awaited.has(currentOf(context).number)
export const withoutCurrent = (context: OutboxContext): Pick<OutboxContext, 'awaited' | 'entries'> => {
  const { number } = currentOf(context)
  return {
    awaited: new Set([...context.awaited].filter((one) => one !== number)),
    entries: context.entries.filter((one) => one.number !== number),
  }
}
/** The current entry, refused for the reason that the server gave; one that stays with its author is held. */
export const refusedCurrent = (context: OutboxContext): Entry => {
  const { failure } = context
  const refusal =
    failure?._tag === 'Refused'
      ? { status: failure.status, message: failure.message }
      : { status: 0, message: failure?._tag === 'Missing' ? failure.message : undefined }
  const current = currentOf(context)
  return { ...current, standing: staysWithAuthor(current) ? 'held' : 'refused', refusal }
}
export const refusalOf = (context: OutboxContext): RequestFailure =>
  context.failure === undefined || context.failure._tag === 'Unexpected'
    ? { _tag: 'Refused', ...present(currentOf(context).refusal) }
    : context.failure
/** The awaited entries that no tab has handed to the network. */
export const toRelease = ({ entries, awaited }: OutboxContext): readonly Entry[] =>
  entries.filter(({ number, standing }) => awaited.has(number) && standing === 'posted')
