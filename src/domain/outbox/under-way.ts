import type { Instant } from '#domain/time/calendar.ts'
import { storedMoment } from '#domain/time/stored-moment.ts'
import type { Entry, Write } from './outbox.ts'

/**
 * [decided] How long a slow server may still take a request whose answer nobody hears any more, in milliseconds: twice as
 * long as the app waits for an answer.
 */
export const ON_ITS_WAY = 30_000

/** How long after the moment that the device keeps of it a request may leave, in milliseconds: so much less the server has. */
export const LEAVES_WITHIN = 1_000

/** What a server may do twice when it is asked twice. All else ends in the same state, however often it is sent. */
const DONE_TWICE: ReadonlySet<Write['kind']> = new Set(['surveyAnswered', 'eventAdded', 'topicFollowed', 'messageSaid'])

/** An entry that is handed to the network now. */
export const handedOver = (entry: Entry, now: Instant): Entry => ({ ...entry, standing: 'sending', sentAt: now })

/**
 * Whether an entry may leave with the moment that the device keeps of it. A page that slept while it was stored, or a slow
 * storage, has it leave later than the device would believe.
 */
export const mayLeave = (sentAt: Instant, now: Instant): boolean => sentAt <= now && now <= sentAt + LEAVES_WITHIN

/** An entry whose request has ended while its page waited for it: it is not on its way any more. */
export const ended = (entry: Entry): Entry => ({ ...entry, sentAt: undefined })

/**
 * Whether a request may yet be done that the server did not have when it was asked: one more would do it twice (fault 25).
 */
export const mayBeUnderWay = ({ write, sentAt }: Entry, now: Instant): boolean =>
  DONE_TWICE.has(write.kind) && sentAt !== undefined && now < storedMoment(sentAt, now) + ON_ITS_WAY
