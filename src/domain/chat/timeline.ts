import type { UserId } from '#domain/identity/user.ts'
import { addDays, dayOf, type Instant, type LocalDate, type LocalTime } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { type Chat, type ChatMessage, speakerOf } from './chat.ts'
import type { Outgoing } from './outgoing.ts'

/** One line of a conversation: a day, a message, or a message that has not arrived yet. */
export type TimelineRow =
  | Readonly<{ kind: 'day'; key: string; day: LocalDate }>
  | Readonly<{
      kind: 'said'
      key: string
      message: ChatMessage
      isOwn: boolean
      /** Whether it is known whose it is (fault 55). */
      isKnown: boolean
      /** Whether it is the first of consecutive messages of one author. */
      isFirst: boolean
    }>
  | Readonly<{ kind: 'outgoing'; key: string; message: Outgoing; isFirst: boolean }>

/** Computes the day of each moment; moments of one day are computed once. */
const daysOf = (): ((at: Instant) => LocalDate) => {
  let known: Readonly<{ day: LocalDate; from: Instant; until: Instant }> | undefined
  return (at) => {
    if (known === undefined || at < known.from || at >= known.until) {
      const day = dayOf(at)
      known = { day, from: at, until: instantAt(addDays(day, 1), '00:00' as LocalTime) }
    }
    return known.day
  }
}

/**
 * A conversation in chronological order, by day; a message without a moment belongs to the day before it (CHAT-03).
 */
export const saidByDay = (
  { messages }: Pick<Chat, 'messages'>,
  me: UserId,
  username?: string,
): readonly TimelineRow[] => {
  const dayAt = daysOf()
  const rows: TimelineRow[] = []
  let day: LocalDate | undefined
  let speaker: UserId | ReturnType<typeof speakerOf> | undefined
  for (const message of messages) {
    const its = message.at === undefined ? day : dayAt(message.at)
    if (its !== undefined && its !== day) {
      rows.push({ kind: 'day', key: `day ${its} ${message.id}`, day: its })
      speaker = undefined
    }
    day = its
    const who = speakerOf(message, me, username)
    const from = message.from ?? who
    const isOwn = who === 'me'
    const isKnown = who !== 'unknown'
    rows.push({ kind: 'said', key: `said ${message.id}`, message, isOwn, isKnown, isFirst: from !== speaker })
    speaker = from
  }
  return rows
}

/** Messages that have not arrived yet are last, in their order. */
export const withOutgoing = (said: readonly TimelineRow[], outbox: readonly Outgoing[]): readonly TimelineRow[] => {
  if (outbox.length === 0) return said
  const last = said.at(-1)
  const isOwnBefore = last?.kind === 'said' && last.isOwn
  return [
    ...said,
    ...outbox.map((message, at) => ({
      kind: 'outgoing' as const,
      key: `outgoing ${message.key}`,
      message,
      isFirst: at === 0 && !isOwnBefore,
    })),
  ]
}
