import type { Instant } from '#domain/time/calendar.ts'
import type { KeptChat, KeptMessage } from '../collections/chats.ts'

/** The activity with automatic answers. */
const ANSWERING = 4
/** The delay of its answer, in milliseconds. */
export const ANSWER_AFTER = 2_500

const ANSWERS = [
  'Grazie del messaggio! Ci pensiamo noi.',
  'Certo, nessun problema.',
  'Un momento: chiedo in cucina e ti scrivo.',
  'Va bene, a presto!',
] as const

/**
 * The automatic answer of an activity, once it is due: one answer to all messages since its last one (CHAT-04). `said`
 * is the whole conversation, in order.
 */
export const answerDue = (
  { id, owner, activity }: KeptChat,
  said: readonly KeptMessage[],
  now: Instant,
): Omit<KeptMessage, 'id'> | undefined => {
  const last = said.at(-1)
  if (activity !== ANSWERING || last === undefined || last.from !== owner) return undefined
  const at = (last.at + ANSWER_AFTER) as Instant
  const given = said.filter(({ isAnswer }) => isAnswer).length
  return at > now
    ? undefined
    : { chat: id, from: undefined, text: ANSWERS[given % ANSWERS.length] ?? ANSWERS[0], at, isAnswer: true }
}

/** The number of unread messages of others. */
export const unreadIn = ({ owner, readTo = 0 as never }: KeptChat, said: readonly KeptMessage[]): number =>
  said.filter(({ id, from }) => from !== owner && id > readTo).length
