import { type Reading, someOf } from '#application/kit/reading.ts'
import type { CalendarRead } from '#application/time/user-events/read-calendar.ts'
import { awaitsAnswer, type ChatSummary } from '#domain/chat/chat.ts'
import { nextSaved } from '#domain/events/agenda.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { User } from '#domain/identity/user.ts'
import { isOpenSurvey, isUnread, type NoticeSummary } from '#domain/notices/notice.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { dayTimeOf } from '#domain/time/wall-clock.ts'
import { GLANCE } from './panels.ts'

/** What waits for the citizen's answer: an open survey, or a chat whose last word asks something (HOME-10). */
export type WaitingMatter =
  | Readonly<{ kind: 'survey'; notice: NoticeSummary }>
  | Readonly<{ kind: 'chat'; chat: ChatSummary }>

/** What waits, the newest first, and how much of it there is. */
export type WaitingMatters = Reading<readonly WaitingMatter[]> & Readonly<{ count: number }>

/** [decided] How much of what waits Home shows: it keeps the room of so many rows (HOME-10). */
export const WAITING_GLANCE = 2

/** The notices of Home: what civil protection warns of, then what is unread, then the others, each the newest first. */
export const noticesFirst = (
  all: readonly NoticeSummary[],
  warning: NoticeSummary | undefined,
): readonly NoticeSummary[] => {
  const others = all.filter((notice) => notice !== warning)
  return [
    ...(warning ? [warning] : []),
    ...others.filter(isUnread),
    ...others.filter((notice) => !isUnread(notice)),
  ].slice(0, GLANCE)
}

const momentOf = (one: WaitingMatter): number => (one.kind === 'survey' ? one.notice.receivedAt : one.chat.lastAt) ?? 0

/**
 * What waits for an answer, of what could be read (HOME-10): while something is on its way nothing is said, and what
 * cannot be read is told only where nothing else is known.
 */
export const waitingNow = (
  notices: Reading<readonly NoticeSummary[]> | undefined,
  chats: Reading<readonly ChatSummary[]> | undefined,
  reader: Pick<User, 'id' | 'username'> | undefined,
): WaitingMatters | undefined => {
  const read = [notices, chats].filter((one) => one !== undefined)
  const [first] = read
  if (first === undefined) return undefined
  const all: readonly WaitingMatter[] = [
    ...(notices?.value ?? []).filter(isOpenSurvey).map((notice) => ({ kind: 'survey' as const, notice })),
    ...(chats?.value ?? [])
      .filter((chat) => reader !== undefined && awaitsAnswer(chat, reader))
      .map((chat) => ({ kind: 'chat' as const, chat })),
  ].sort((one, other) => momentOf(other) - momentOf(one))
  const told = (face: Reading<unknown>['face']) => read.find((one) => one.face === face)
  const failed = told('failed') ?? told('missing')
  const isUnknown = reader === undefined && chats !== undefined
  const said = told('loading') ?? (all.length === 0 ? failed : undefined) ?? told('stale') ?? told('loaded') ?? first
  return {
    ...said,
    ...(isUnknown && said.face === 'loaded' && { face: 'loading' }),
    value: all.slice(0, WAITING_GLANCE),
    count: all.length,
    retry: () => {
      for (const { retry } of read) retry()
    },
  }
}

/** The next event of a calendar. What the device kept of the calendar is old, and says so (ERR-04). */
export const nextIn = ({ value, ...reading }: Reading<CalendarRead>, now: Instant): Reading<readonly PublicEvent[]> => {
  const next = value && nextSaved(value.events, dayTimeOf(now))
  const shown = someOf({ ...reading, value }, () => (next ? [next] : []))
  return value?.outdated ? { ...shown, face: 'stale', failure: value.outdated } : shown
}
