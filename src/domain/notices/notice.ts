import type { Id } from '#domain/id.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Survey } from '#domain/surveys/survey.ts'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import type { Partly, PartlyTimed } from '#domain/unreadable.ts'

export type NoticeId = Id<'Notice'>
/** One notice as one citizen received it (wire: noticeSent). */
export type ReceivedNoticeId = Id<'ReceivedNotice'>
export type NoticeFileId = Id<'NoticeFile'>
export type TagId = Id<'Tag'>
export type ActivityId = Id<'Activity'>

/** The template of a notice (NOTICE-07). */
export type NoticeTemplate = 'standard' | 'survey' | 'calendar' | 'images' | 'video' | 'menu' | 'place' | 'works'

export type Tag = Readonly<{ id: TagId; name: string }>

/** The activity that sent a notice; the id is undefined when the server does not send it. */
export type Sender = Readonly<{ id: ActivityId | undefined; name: string; image: string | undefined }>

/** What the list tells of a received notice as well as its page. */
type Received = Readonly<{
  id: ReceivedNoticeId
  /** The number of the notice it delivers, which a position needs (NOTICE-09); undefined when the server does not send it. */
  noticeId: NoticeId | undefined
  title: string
  sender: Sender
  tags: readonly Tag[]
  /** Undefined when the server does not send it. */
  receivedAt: Instant | undefined
  /** Undefined where the server does not say whether it was read. */
  seen: boolean | undefined
}>

/** A notice as a row of the list; its summary is plain text, and may be empty. */
export type NoticeSummary = Received & Readonly<{ summary: string; template: NoticeTemplate; surveyClosed: boolean }>

/**
 * [decided] Whether a notice is marked as new and stands before the others (NOTICE-02, HOME-10): only where the server says
 * that it was not read. One of which it says nothing would stay new for ever.
 */
export const isUnread = ({ seen }: Pick<NoticeSummary, 'seen'>): boolean => seen === false

/** Whether the server says that a notice was read. Of one of which it says nothing neither this nor `isUnread` holds. */
export const isRead = ({ seen }: Pick<NoticeSummary, 'seen'>): boolean => seen === true

/** [decided] Whether a notice waits for an answer: a survey does until it is closed (HOME-10). */
export const isOpenSurvey = ({ template, surveyClosed }: NoticeSummary): boolean =>
  template === 'survey' && !surveyClosed

export type NoticeFile = Readonly<{ id: NoticeFileId; label: string; extension: string }>

export type NoticeDate = PartlyTimed &
  Readonly<{
    id: Id<'NoticeDate'>
    title: string
    /** Undefined when the server sends no day: then it cannot be added to a calendar. */
    startDate: LocalDate | undefined
    startTime: LocalTime | undefined
    endDate: LocalDate | undefined
    endTime: LocalTime | undefined
    place: string | undefined
  }>

/** A date with a day: it can be added to a calendar. */
export type DatedNoticeDate = NoticeDate & Readonly<{ startDate: LocalDate }>
export const hasDay = (date: NoticeDate): date is DatedNoticeDate => date.startDate !== undefined

export type NoticeImage = Readonly<{ id: Id<'NoticeImage'>; file: string; caption: string }>

export type MenuDish = Readonly<{ name: string; description: string | undefined; price: number | undefined }>
export type MenuCourse = Readonly<{ title: string; dishes: readonly MenuDish[] }>

/** The place of a notice. */
export type NoticePlace = Readonly<{ position: Coordinates | undefined; address: string | undefined }>

/** The content of a notice beyond its text, by template (NOTICE-07). */
export type NoticeContent =
  | Readonly<{ template: 'standard' }>
  | Readonly<{ template: 'survey'; survey: Survey }>
  | (Readonly<{ template: 'calendar'; dates: readonly NoticeDate[] }> & Partly<'dates'>)
  | (Readonly<{ template: 'images'; images: readonly NoticeImage[] }> & Partly<'images'>)
  | (Readonly<{ template: 'video'; video: string | undefined }> & Partly<'video'>)
  | (Readonly<{ template: 'menu'; courses: readonly MenuCourse[] }> & Partly<'courses'>)
  | Readonly<{ template: 'place'; place: NoticePlace }>
  | (Readonly<{
      template: 'works'
      place: NoticePlace
      from: LocalDate | undefined
      until: LocalDate | undefined
    }> &
      Partly<'from' | 'until'>)

/** A whole received notice; its body is HTML from outside: sanitise before showing (NOTICE-12). */
export type ReceivedNotice = Received & Readonly<{ body: string; files: readonly NoticeFile[]; content: NoticeContent }>

/** Whether a position can be sent for a notice: that requires the number of the delivered notice (NOTICE-09). */
export const takesPosition = ({ noticeId }: Pick<ReceivedNotice, 'noticeId'>): boolean => noticeId !== undefined

/** A notice as an activity published it (NOTICE-11). */
export type PublishedNotice = Readonly<{
  id: NoticeId
  title: string
  summary: string
  template: NoticeTemplate
  sender: Sender
  /** Undefined when the server does not send it. */
  publishedAt: Instant | undefined
}>
