import type { ChatId, ChatMessageId } from '#domain/chat/chat.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserEventId } from '#domain/events/user-event.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ActivityId, ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { Original } from '#domain/origin.ts'
import type { Portrait } from '#domain/profile/portrait.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { AccountNames } from '#domain/profile/profile-draft.ts'
import type { SurveySubmission } from '#domain/surveys/survey.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { isYetToCome, storedMoment } from '#domain/time/stored-moment.ts'
import type { SubscriptionRequest } from '#domain/topics/subscription.ts'
import type { SubscriptionId, TopicId } from '#domain/topics/topic.ts'

/** What a citizen writes, and what it takes to send it and to read it back. */
export type Write =
  | Readonly<{ kind: 'noticeSeen'; notice: ReceivedNoticeId }>
  | Readonly<{ kind: 'surveyAnswered'; notice: ReceivedNoticeId; submission: SurveySubmission }>
  | Readonly<{ kind: 'eventAdded'; event: EventId }>
  | (Readonly<{ kind: 'eventReminded'; event: EventId; userEvent: UserEventId; reminder: Instant | undefined }> &
      Original)
  | Readonly<{ kind: 'eventRemoved'; event: EventId; userEvent: UserEventId }>
  | Readonly<{ kind: 'topicFollowed'; activity: ActivityId | undefined; request: SubscriptionRequest }>
  /** `names`: those that the account takes on with it, in a call of its own (PROF-04). `portrait`: a change of the picture. */
  | Readonly<{
      kind: 'profileSaved'
      profile: Profile
      names: AccountNames | undefined
      portrait: Portrait | undefined
    }>
  | Readonly<{ kind: 'accountRenamed'; names: AccountNames }>
  | Readonly<{ kind: 'topicLeft'; activity: ActivityId | undefined; topic: TopicId; subscription: SubscriptionId }>
  /** `after`: the last message known at its writing, 0 for none. `twins`: how many of the same text go before it. */
  | Readonly<{ kind: 'messageSaid'; chat: ChatId; text: string; after: ChatMessageId | 0; twins: number }>

/** What a write is about. Writes of one subject are sent in the order they were made. */
export type Subject = `${'notice' | 'survey' | 'event' | 'topic' | 'profile' | 'chat'}:${number}`

export const surveySubject = (notice: ReceivedNoticeId): Subject => `survey:${notice}`
export const eventSubject = (event: EventId): Subject => `event:${event}`
export const topicSubject = (topic: TopicId): Subject => `topic:${topic}`
export const chatSubject = (chat: ChatId): Subject => `chat:${chat}`
/** A citizen has one profile. */
export const PROFILE_SUBJECT: Subject = 'profile:0'

export const subjectOf = (write: Write): Subject => {
  switch (write.kind) {
    case 'noticeSeen':
      return `notice:${write.notice}`
    case 'surveyAnswered':
      return surveySubject(write.notice)
    case 'eventAdded':
    case 'eventReminded':
    case 'eventRemoved':
      return eventSubject(write.event)
    case 'topicFollowed':
      return topicSubject(write.request.topic)
    case 'topicLeft':
      return topicSubject(write.topic)
    case 'profileSaved':
    case 'accountRenamed':
      return PROFILE_SUBJECT
    case 'messageSaid':
      return chatSubject(write.chat)
    default:
      return write satisfies never
  }
}

/** The calls of an act, in their order. It is told done when the server has the last of them (ERR-07). */
export const callsOf = (write: Write): readonly [Write, ...Write[]] =>
  write.kind === 'profileSaved' && write.names
    ? [
        { ...write, names: undefined },
        { kind: 'accountRenamed', names: write.names },
      ]
    : [write]

/** The place of a write in the outbox of the device; later writes have higher numbers. */
export type WriteNumber = number & { readonly __kind: 'Write' }

/**
 * `posted`: the tab that made it is about to send it. `waiting`: not sent yet, and its author knows that it waits.
 * `sending`: handed to the network. `unsettled`: it was handed to the network, and nobody knows whether it arrived.
 * `refused`: the server refused it, and its author has not been told. `held`: the server did not take it, and its author
 * sends it again or gives it up.
 */
export type EntryStatus = 'posted' | 'waiting' | 'sending' | 'unsettled' | 'refused' | 'held'

/** Why the server refused a write; the status is 0 where none is known. */
export type Refusal = Readonly<{ status: number; message: string | undefined }>

/** One write that the server does not have yet, as far as this device knows. */
export type Entry = Readonly<{
  number: WriteNumber
  owner: UserId
  write: Write
  /** How many of its calls the server has. */
  done: number
  /** When it was written. */
  at: Instant
  /** The number of failed attempts. */
  attempts: number
  /** When it was tried last; undefined before the first attempt. */
  triedAt: Instant | undefined
  /** When it was handed to the network last; undefined before that, and once that request has ended. */
  sentAt: Instant | undefined
  /** When it may be tried again. */
  notBefore: Instant
  standing: EntryStatus
  /** Present in a refused entry. */
  refusal: Refusal | undefined
}>

const twinsIn = ({ write }: Pick<Entry, 'write'>): number => (write.kind === 'messageSaid' ? write.twins : 0)

/** Whether an entry still stands as it was read: nothing that changes of it while it waits is another. */
export const isAsRead = (
  found: Pick<Entry, 'standing' | 'attempts' | 'done' | 'write'> | undefined,
  read: Entry,
): boolean =>
  found?.standing === read.standing &&
  found.attempts === read.attempts &&
  found.done === read.done &&
  twinsIn(found) === twinsIn(read)

/** A new entry. `isUnattended`: its author does not wait for the outcome, and any tab may send it. */
export const posted = (owner: UserId, write: Write, at: Instant, isUnattended = false): Omit<Entry, 'number'> => ({
  owner,
  write,
  done: 0,
  at,
  attempts: 0,
  triedAt: undefined,
  sentAt: undefined,
  notBefore: at,
  standing: isUnattended ? 'waiting' : 'posted',
  refusal: undefined,
})

/** The call of an entry that is to be sent next. */
export const callOf = ({ write, done }: Entry): Write => callsOf(write)[done] ?? write

/** Whether calls of an entry follow the one that is sent. */
export const hasMoreCalls = ({ write, done }: Entry): boolean => done + 1 < callsOf(write).length

/** The entry once the server has the call that was sent, and others follow. */
export const advanced = (entry: Entry): Entry => ({
  ...entry,
  done: entry.done + 1,
  attempts: 0,
  triedAt: undefined,
  sentAt: undefined,
  notBefore: entry.at,
  standing: 'waiting',
})

/** Whether what the server does not take stays where it was written, until its author decides (CHAT-07). */
export const staysWithAuthor = ({ write }: Pick<Entry, 'write'>): boolean => write.kind === 'messageSaid'

/** An entry that its author sends again: it is read back first. */
export const sentAgain = <One extends Entry>(entry: One): One => ({
  ...entry,
  attempts: 0,
  triedAt: undefined,
  notBefore: entry.at,
  standing: 'unsettled',
  refusal: undefined,
})

/** Whether the call of an entry may have reached the server at an attempt before this one. */
export const isInDoubt = (entry: Entry): boolean => isUnsettled(entry) || entry.attempts > 0

/** The first delay before a write is tried again, in milliseconds. */
const FIRST_DELAY = 2_000
/** The longest delay between two attempts, in milliseconds. */
export const LONGEST_DELAY = 5 * 60_000

/**
 * [decided] The delay before the next attempt, in milliseconds: it doubles with each failed attempt, and chance takes
 * away up to half of it, so that not every device comes back in the same second. `chance` is from 0 to 1.
 */
export const delayAfter = (attempts: number, chance: number): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (attempts - 1)) * (1 - chance / 2)

/** The entry after an attempt that ended without a certain outcome. */
export const postponed = (entry: Entry, now: Instant, chance: number): Entry => {
  const attempts = entry.attempts + 1
  return {
    ...entry,
    attempts,
    triedAt: now,
    // Put right with the clock: what was sent by one that ran ahead is not in doubt until then (fault 54).
    sentAt: entry.sentAt && storedMoment(entry.sentAt, now),
    notBefore: (now + delayAfter(attempts, chance)) as Instant,
    standing: 'unsettled',
  }
}

/** [decided] How long the tab that made a write has for sending it before any tab does, in milliseconds. */
const AUTHORS_TURN = 60_000

export type Occasion = Readonly<{
  now: Instant
  /** The numbers of the writes of this tab whose authors wait for the outcome. */
  awaited: ReadonlySet<WriteNumber>
  /** When the network came back last: writes that were tried before are due at once. */
  regainedAt: Instant | undefined
}>

/** When an entry may be sent, in milliseconds since the Unix epoch. One from a clock that ran ahead may be sent now; one that is held, at no time. */
const dueAt = ({ number, standing, at, triedAt, notBefore }: Entry, { now, awaited, regainedAt }: Occasion): number => {
  if (standing === 'held') return Number.POSITIVE_INFINITY
  if (isYetToCome(triedAt ?? at, now)) return now
  if (standing === 'posted' && !awaited.has(number)) return at + AUTHORS_TURN
  if (triedAt !== undefined && regainedAt !== undefined && triedAt < regainedAt) return storedMoment(regainedAt, now)
  return Math.min(notBefore, (triedAt ?? at) + LONGEST_DELAY)
}

/** The first entry of each subject: the others wait for it. */
const heads = (entries: readonly Entry[]): readonly Entry[] => {
  const before = new Set<Subject>()
  return entries.filter(({ write }) => {
    const subject = subjectOf(write)
    const isFirst = !before.has(subject)
    before.add(subject)
    return isFirst
  })
}

/** The entry to send now; undefined when none is due. Entries come in the order of their numbers. */
export const nextDue = (entries: readonly Entry[], occasion: Occasion): Entry | undefined =>
  heads(entries).find((entry) => dueAt(entry, occasion) <= occasion.now)

/** The time until an entry is due, in milliseconds; undefined without entries. */
export const dueIn = (entries: readonly Entry[], occasion: Occasion): number | undefined => {
  const times = heads(entries).map((entry) => dueAt(entry, occasion))
  return times.length === 0 ? undefined : Math.max(0, Math.min(...times) - occasion.now)
}

/** Whether the network has had a write, and nobody knows whether it arrived: it is read back before it is sent again. */
export const isUnsettled = ({ standing }: Entry): boolean => standing === 'sending' || standing === 'unsettled'

/** The entries that wait about one subject: its author knows of them, or finds them after a restart. */
export const waitingAbout = (entries: readonly Entry[], subject: Subject): readonly Entry[] =>
  entries.filter((entry) => subjectOf(entry.write) === subject)

/** What waits on a device: how many writes that their authors know of, and of how many citizens. */
export type WaitingCount = Readonly<{ writes: number; owners: number }>

/** [decided] A read mark concerns nobody: it is sent, and not counted. */
export const countWaiting = (entries: readonly Entry[]): WaitingCount => {
  const counted = entries.filter(({ write }) => write.kind !== 'noticeSeen')
  return { writes: counted.length, owners: new Set(counted.map(({ owner }) => owner)).size }
}
