import * as t from 'io-ts'
import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import type {
  MenuCourse,
  NoticeContent,
  NoticeDate,
  NoticeFile,
  NoticeImage,
  NoticeSummary,
  NoticeTemplate,
  PublishedNotice,
  ReceivedNotice,
  Sender,
  Tag,
} from '#domain/notices/notice.ts'
import { coordinatesFrom } from '#domain/places/coordinates.ts'
import { isUnreadable, type Partly } from '#domain/unreadable.ts'
import { partly, partlyWhereNamed } from './partly.ts'
import {
  decimal,
  flag,
  flagOrNo,
  id,
  isNothing,
  filledText,
  mapped,
  nameField,
  optional,
  optionalText,
  optionalWords,
  otherwise,
  scalar,
  titleField,
  Wire,
  words,
} from './wire.ts'
import { listOrNone, numbered } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { DISH, NOTICE, NOTICE_DATE, NOTICE_FILE, NOTICE_IMAGE } from './names/others.ts'
import { date, instant, time } from './wire-moments.ts'
import { instantFrom } from './wire-time.ts'
import { choice } from './wire-words.ts'
import { question } from './surveys.ts'

const templates: Wire<NoticeTemplate> = choice('notice template', {
  standard: 'S',
  survey: 'Q',
  calendar: 'C',
  images: 'I',
  video: 'V',
  menu: 'M',
  place: 'G',
  works: 'W',
})

/** [decided] An unknown or absent template is shown as a standard notice. */
export const UNKNOWN_TEMPLATE: NoticeTemplate = 'standard'
const template = otherwise(templates, UNKNOWN_TEMPLATE)
/** The template as a filter: an unset one is not sent. */
export const templateFilter = optional(templates)

export const tag: Wire<Tag> = record('tag', { id: ['id', id('Tag')], name: nameField })

/** The sender of a notice that names none. */
const NOBODY: Sender = { id: undefined, name: '', image: undefined }

const sender: Wire<Sender> = otherwise<Sender>(
  nameOrRecord(
    record('sender', {
      id: ['id', optional(id('Activity'))],
      name: nameField,
      image: ['logo', optionalText],
    }),
  ),
  NOBODY,
)

/** Whether something was done: a flag, or the moment at which it was, which servers leave empty until then. */
const mark = scalar(
  'mark',
  { kind: 'flag' },
  (value) => {
    const read = flag.decode(value)
    return Either.isRight(read) ? read.right : instantFrom(value) === undefined ? undefined : true
  },
  flag.encode,
)
const markIfTold = optional(mark)
/**
 * Whether a notice was read. What is empty says that it was not: some servers write the moment. Undefined where the server
 * says nothing of it, which the seed does not name, or nothing that can be read (fault 55).
 */
const seenMark = new Wire<boolean | undefined>(
  mark.name,
  // A server that tells of it writes yes or no.
  mark.shape,
  (value, context) =>
    value !== undefined && isNothing(value) ? t.success(false) : markIfTold.validate(value, context),
  markIfTold.encode,
)

export const noticeFile: Wire<NoticeFile> = record(
  'notice file',
  {
    id: ['id', id('NoticeFile')],
    label: ['label', words],
    extension: ['extension', words],
  },
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
  {
    id: ['id', optional(id('NoticeImage'))],
    file: ['image', filledText],
    caption: ['caption', words],
  },
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
        {
          name: nameField,
          description: ['description', optionalWords],
          price: ['price', optional(decimal)],
        },
        DISH,
      ),
    ),
  ],
})

const NOTHING_TOLD = {
  noticeId: undefined,
  title: '',
  summary: undefined,
  template: UNKNOWN_TEMPLATE,
  sender: NOBODY,
  tags: [],
} as const

const noticeRow = record(
  'notice row',
  {
    noticeId: ['id', optional(id('Notice'))],
    title: titleField,
    summary: ['abstract', optionalWords],
    template: ['template', template],
    sender: ['activity', sender],
    tags: ['tags', listOrNone(tag)],
  },
  NOTICE,
)

/**
 * A row of the list: the received notice, with few fields of the notice itself. A row without its notice can still be
 * opened.
 */
export const noticeSummary: Wire<NoticeSummary> = mapped(
  record('noticeSent row', {
    id: ['id', id('ReceivedNotice')],
    receivedAt: ['created', optional(instant)],
    seen: ['seen', seenMark],
    surveyClosed: ['closedSurvey', flagOrNo],
    notice: ['notice', otherwise<typeof noticeRow._A>(noticeRow, NOTHING_TOLD)],
  }),
  ({ notice, ...received }) => ({ ...received, ...notice, summary: notice.summary ?? '' }),
  ({ id, receivedAt, seen, surveyClosed, ...notice }) => ({ id, receivedAt, seen, surveyClosed, notice }),
)

const wireNotice = partly(
  record('notice', {
    noticeId: ['id', optional(id('Notice'))],
    title: titleField,
    body: ['description', optionalText],
    template: ['template', template],
    sender: ['activity', sender],
    tags: ['tags', listOrNone(tag)],
    files: ['noticeFiles', listOrNone(noticeFile)],
    questions: ['noticeQuestions', listOrNone(question)],
    dates: ['noticeDates', noticeDates],
    images: ['noticeImages', noticeImages],
    video: ['video', optionalText],
    courses: ['noticeMenus', listOrNone(course)],
    latitude: ['latitude', optional(decimal)],
    longitude: ['longitude', optional(decimal)],
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

/** The fields of a content that could not be read. */
const lostOf = <Field extends 'questions' | 'dates' | 'images' | 'video' | 'courses' | 'from' | 'until'>(
  notice: WireReceived['notice'],
  ...fields: readonly Field[]
): Partly<Field> => {
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

const placeOf = ({ latitude, longitude, address }: WireReceived['notice']) => ({
  position: Option.toUndefined(coordinatesFrom(latitude, longitude)),
  address,
})

/** The template's fields in the flat record; the others stay absent. */
const wireContent = (content: NoticeContent): Partial<WireReceived['notice']> => {
  switch (content.template) {
    case 'standard':
      return {}
    case 'survey':
      return { questions: content.survey.questions }
    case 'calendar':
      return { dates: content.dates }
    case 'images':
      return { images: content.images }
    case 'video':
      return { video: content.video }
    case 'menu':
      return { courses: content.courses }
    case 'place':
      return { ...content.place.position, address: content.place.address }
    case 'works':
      return {
        ...content.place.position,
        address: content.place.address,
        from: content.from,
        until: content.until,
      }
    default:
      return content satisfies never
  }
}

const noContent = {
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
    return {
      id,
      receivedAt,
      seen,
      noticeId,
      title,
      body: body ?? '',
      sender,
      tags,
      files,
      content: contentOf[template](wire),
    }
  },
  ({ id, receivedAt, seen, content, ...notice }) => ({
    id,
    receivedAt,
    seen,
    surveyClosed: content.template === 'survey' && content.survey.closed,
    anonymousSurvey: content.template === 'survey' && content.survey.mayBeAnonymous,
    notice: { ...noContent, ...notice, template: content.template, ...wireContent(content) },
  }),
)

export const publishedNotice: Wire<PublishedNotice> = mapped(
  record(
    'published notice',
    {
      id: ['id', id('Notice')],
      title: titleField,
      summary: ['abstract', optionalWords],
      template: ['template', template],
      sender: ['activity', sender],
      publishedAt: ['created', optional(instant)],
    },
    NOTICE,
  ),
  ({ summary, ...rest }) => ({ ...rest, summary: summary ?? '' }),
  (notice) => notice,
)
