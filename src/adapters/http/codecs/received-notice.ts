/** A whole received notice: a flat record, of which the template says what counts. */
import type {
  MenuCourse,
  NoticeContent,
  NoticeDate,
  NoticeFile,
  NoticeImage,
  NoticeTemplate,
  ReceivedNotice,
} from '#domain/notices/notice.ts'
import { isUnreadable, type Partly } from '#domain/unreadable.ts'
import { sender, seenMark, tag, template } from './notices.ts'
import { partly, partlyWhereNamed } from './partly.ts'
import { positionFields, positionOf } from './position.ts'
import {
  decimal,
  filledText,
  flagOrNo,
  id,
  mapped,
  nameField,
  optional,
  optionalText,
  optionalWords,
  orEmpty,
  titleField,
  type Wire,
  words,
} from './wire.ts'
import { listOrNone, numbered } from './wire-lists.ts'
import { record } from './wire-records.ts'
import { DISH, NOTICE_DATE, NOTICE_FILE, NOTICE_IMAGE } from './names/others.ts'
import { date, instant, time } from './wire-moments.ts'
import { question } from './surveys.ts'

const noticeFile: Wire<NoticeFile> = record(
  'notice file',
  { id: ['id', id('NoticeFile')], label: ['label', words], extension: ['extension', words] },
  NOTICE_FILE,
)

const noticeDate = partlyWhereNamed(
  record(
    'notice date',
    {
      id: ['id', optional(id('NoticeDate'))],
      title: titleField,
      startDate: ['dateStart', optional(date)],
      startTime: ['timeStart', optional(time)],
      endDate: ['dateEnd', optional(date)],
      endTime: ['timeEnd', optional(time)],
      place: ['place', optionalWords],
    },
    NOTICE_DATE,
  ),
  'startTime',
  'endDate',
)
const noticeDates: Wire<readonly NoticeDate[]> = numbered<NoticeDate>(listOrNone(noticeDate))

const noticeImage = record(
  'notice image',
  { id: ['id', optional(id('NoticeImage'))], file: ['image', filledText], caption: ['caption', words] },
  NOTICE_IMAGE,
)
const noticeImages: Wire<readonly NoticeImage[]> = numbered<NoticeImage>(listOrNone(noticeImage))

const course: Wire<MenuCourse> = record('menu course', {
  title: titleField,
  dishes: [
    'items',
    listOrNone(
      record(
        'dish',
        { name: nameField, description: ['description', optionalWords], price: ['price', optional(decimal)] },
        DISH,
      ),
    ),
  ],
})

const wireNotice = partly(
  record('notice', {
    noticeId: ['id', optional(id('Notice'))],
    title: titleField,
    body: ['description', orEmpty(optionalText)],
    template: ['template', template],
    sender: ['activity', sender],
    tags: ['tags', listOrNone(tag)],
    files: ['noticeFiles', listOrNone(noticeFile)],
    questions: ['noticeQuestions', listOrNone(question)],
    dates: ['noticeDates', noticeDates],
    images: ['noticeImages', noticeImages],
    video: ['video', optionalText],
    courses: ['noticeMenus', listOrNone(course)],
    ...positionFields,
    address: ['address', optionalWords],
    from: ['dateStart', optional(date)],
    until: ['dateEnd', optional(date)],
  }),
  'questions',
  'dates',
  'images',
  'video',
  'courses',
  'from',
  'until',
)
const wireReceived = record('noticeSent', {
  id: ['id', id('ReceivedNotice')],
  receivedAt: ['created', optional(instant)],
  seen: ['seen', seenMark],
  surveyClosed: ['closedSurvey', flagOrNo],
  anonymousSurvey: ['anonymousSurvey', flagOrNo],
  notice: ['notice', wireNotice],
})
type WireReceived = (typeof wireReceived)['_A']
type WireNotice = WireReceived['notice']
type Watched = NonNullable<WireNotice['unreadable']>[number]

/** The fields of a content that could not be read. */
const lostOf = <Field extends Watched>(notice: WireNotice, ...fields: readonly Field[]): Partly<Field> => {
  const unreadable = fields.filter((field) => isUnreadable(notice, field))
  return unreadable.length === 0 ? {} : { unreadable }
}

/** The fields of the wire's flat record, by template. */
const contentOf: { readonly [T in NoticeTemplate]: (wire: WireReceived) => Extract<NoticeContent, { template: T }> } = {
  standard: () => ({ template: 'standard' }),
  survey: ({ surveyClosed, anonymousSurvey, notice }) => ({
    template: 'survey',
    survey: {
      questions: notice.questions,
      closed: surveyClosed,
      mayBeAnonymous: anonymousSurvey,
      ...lostOf(notice, 'questions'),
    },
  }),
  calendar: ({ notice }) => ({ template: 'calendar', dates: notice.dates, ...lostOf(notice, 'dates') }),
  images: ({ notice }) => ({ template: 'images', images: notice.images, ...lostOf(notice, 'images') }),
  video: ({ notice }) => ({ template: 'video', video: notice.video, ...lostOf(notice, 'video') }),
  menu: ({ notice }) => ({ template: 'menu', courses: notice.courses, ...lostOf(notice, 'courses') }),
  place: ({ notice }) => ({ template: 'place', place: placeOf(notice) }),
  works: ({ notice }) => ({
    template: 'works',
    place: placeOf(notice),
    from: notice.from,
    until: notice.until,
    ...lostOf(notice, 'from', 'until'),
  }),
}

const placeOf = (notice: WireNotice) => ({ position: positionOf(notice), address: notice.address })

/** The template's fields in the flat record; the others stay absent. */
const wireContent = (content: NoticeContent): Partial<WireNotice> => {
  switch (content.template) {
    case 'survey':
      return { questions: content.survey.questions }
    case 'place':
    case 'works': {
      const { place, ...days } = content
      return { ...place.position, address: place.address, ...days }
    }
    case 'standard':
    case 'calendar':
    case 'images':
    case 'video':
    case 'menu':
      return content
    default:
      return content satisfies never
  }
}

const NO_CONTENT = {
  questions: [],
  dates: [],
  images: [],
  video: undefined,
  courses: [],
  latitude: undefined,
  longitude: undefined,
  address: undefined,
  from: undefined,
  until: undefined,
}

/** A whole received notice: its template determines which fields of its flat record count (NOTICE-07). */
export const receivedNotice: Wire<ReceivedNotice> = mapped(
  wireReceived,
  (wire) => {
    const { id, receivedAt, seen, notice } = wire
    const { noticeId, title, body, sender, tags, files, template } = notice
    return { id, receivedAt, seen, noticeId, title, body, sender, tags, files, content: contentOf[template](wire) }
  },
  ({ id, receivedAt, seen, content, ...notice }) => ({
    id,
    receivedAt,
    seen,
    surveyClosed: content.template === 'survey' && content.survey.closed,
    anonymousSurvey: content.template === 'survey' && content.survey.mayBeAnonymous,
    notice: { ...NO_CONTENT, ...notice, template: content.template, ...wireContent(content) },
  }),
)
