import type { NoticeContent } from '#domain/notices/notice.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import type { SenderName, TagName } from '../senders.ts'

/** When a notice was received: minutes before the world's moment, or days before at a time of day. */
export type Arrival = Readonly<{ minutesAgo: number }> | Readonly<{ daysAgo: number; at: string }>

/** The source of a notice; seeding adds ids and times. */
export type NoticeSketch = Readonly<{
  title: string
  summary: string
  body: string
  sender: SenderName
  tags: readonly TagName[]
  arrived: Arrival
  seen: boolean
  content: NoticeContent
  files?: readonly (readonly [label: string, extension: string])[]
  /** The initial answers: such a survey is closed. */
  answers?: readonly string[]
}>

/** A day relative to today, with its texts. */
export type Days = Readonly<{
  day: (fromToday: number) => LocalDate
  /** 'al 24 novembre', 'all’8 novembre' */
  until: (fromToday: number) => string
  /** 'dal 24 al 28 novembre', 'dall’8 novembre al 1º dicembre' */
  span: (from: number, until: number) => string
  /** 'lunedì 24 novembre' */
  saidWhole: (fromToday: number) => string
}>

export const STANDARD: NoticeContent = { template: 'standard' }
