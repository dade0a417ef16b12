import type { NoticeContent } from '#domain/notices/notice.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import type { SenderName, TagName } from '../senders.ts'

/** When a notice came: so many minutes before the world's moment, or so many days before at a time of the clock. */
export type Arrival = Readonly<{ minutesAgo: number }> | Readonly<{ daysAgo: number; at: string }>

/** A notice as its author writes it; numbers and times come with planting. */
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
  /** What was answered before the world began: such a survey is closed. */
  answers?: readonly string[]
}>

/** The day so many days from today, and how a citizen reads it. */
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
