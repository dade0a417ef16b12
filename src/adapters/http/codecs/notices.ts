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
import type { Question, SurveySubmission } from '#domain/surveys/survey.ts'
import {
  choice,
  count,
  date,
  decimal,
  decimalOrNone,
  flag,
  flagOrNo,
  id,
  instant,
  list,
  listOrNone,
  mapped,
  optional,
  optionalText,
  record,
  text,
  time,
  type Wire,
} from './wire.ts'

export const template: Wire<NoticeTemplate> = choice('notice template', {
  standard: 'S',
  survey: 'Q',
  calendar: 'C',
  images: 'I',
  video: 'V',
  menu: 'M',
  place: 'G',
  works: 'W',
})

export const tag: Wire<Tag> = record('tag', { id: ['id', id('Tag')], name: ['name', text] })

const sender: Wire<Sender> = record('sender', {
  id: ['id', optional(id('Activity'))],
  name: ['name', text],
  image: ['logo', optionalText],
})

const question: Wire<Question> = mapped(
  record('question', {
    id: ['id', id('Question')],
    text: ['question', text],
    kind: ['type', choice('question type', { open: 'A', rating: 'V' })],
    previous: ['noticeResponse', optional(record('response', { answer: ['response', optionalText] }))],
  }),
  ({ previous, ...rest }) => ({ ...rest, answer: previous?.answer }),
  ({ answer, ...rest }) => ({ ...rest, previous: answer === undefined ? undefined : { answer } }),
)

export const noticeFile: Wire<NoticeFile> = record('notice file', {
  id: ['id', id('NoticeFile')],
  label: ['label', text],
  extension: ['extension', text],
})

const noticeDate: Wire<NoticeDate> = record('notice date', {
  id: ['id', id('NoticeDate')],
  title: ['title', text],
  startDate: ['dateStart', optional(date)],
  startTime: ['timeStart', optional(time)],
  endDate: ['dateEnd', optional(date)],
  endTime: ['timeEnd', optional(time)],
  place: ['place', optionalText],
})

const noticeImage: Wire<NoticeImage> = record('notice image', {
  id: ['id', id('NoticeImage')],
  file: ['image', text],
  caption: ['caption', text],
})

const course: Wire<MenuCourse> = record('menu course', {
  title: ['title', text],
  dishes: [
    'items',
    list(
      record('dish', {
        name: ['name', text],
        description: ['description', optionalText],
        price: ['price', optional(decimal)],
      }),
    ),
  ],
})

/** The list's row: the notice as received, with just enough of the notice itself. */
export const noticeSummary: Wire<NoticeSummary> = mapped(
  record('noticeSent row', {
    id: ['id', id('ReceivedNotice')],
    receivedAt: ['created', optional(instant)],
    seen: ['seen', flag],
    surveyClosed: ['closedSurvey', flagOrNo],
    notice: [
      'notice',
      record('notice row', {
        noticeId: ['id', optional(id('Notice'))],
        title: ['title', text],
        summary: ['abstract', optionalText],
        template: ['template', template],
        sender: ['activity', sender],
        tags: ['tags', listOrNone(tag)],
      }),
    ],
  }),
  ({ notice, ...received }) => ({ ...received, ...notice, summary: notice.summary ?? '' }),
  ({ id, receivedAt, seen, surveyClosed, ...notice }) => ({ id, receivedAt, seen, surveyClosed, notice }),
)

const wireNotice = record('notice', {
  noticeId: ['id', optional(id('Notice'))],
  title: ['title', text],
  body: ['description', optionalText],
  template: ['template', template],
  sender: ['activity', sender],
  tags: ['tags', listOrNone(tag)],
  files: ['noticeFiles', listOrNone(noticeFile)],
  questions: ['noticeQuestions', listOrNone(question)],
  dates: ['noticeDates', listOrNone(noticeDate)],
  images: ['noticeImages', listOrNone(noticeImage)],
  video: ['video', optionalText],
  courses: ['noticeMenus', listOrNone(course)],
  latitude: ['latitude', decimalOrNone],
  longitude: ['longitude', decimalOrNone],
  address: ['address', optionalText],
  from: ['dateStart', optional(date)],
  until: ['dateEnd', optional(date)],
})
const wireReceived = record('noticeSent', {
  id: ['id', id('ReceivedNotice')],
  receivedAt: ['created', optional(instant)],
  seen: ['seen', flag],
  surveyClosed: ['closedSurvey', flagOrNo],
  anonymousSurvey: ['anonymousSurvey', flagOrNo],
  notice: ['notice', wireNotice],
})
type WireReceived = (typeof wireReceived)['_A']

/** What each template reads from the wire's one flat record. */
const contentOf: { readonly [T in NoticeTemplate]: (wire: WireReceived) => Extract<NoticeContent, { template: T }> } = {
  standard: () => ({ template: 'standard' }),
  survey: ({ surveyClosed, anonymousSurvey, notice }) => ({
    template: 'survey',
    survey: { questions: notice.questions, closed: surveyClosed, mayBeAnonymous: anonymousSurvey },
  }),
  calendar: ({ notice }) => ({ template: 'calendar', dates: notice.dates }),
  images: ({ notice }) => ({ template: 'images', images: notice.images }),
  video: ({ notice }) => ({ template: 'video', video: notice.video }),
  menu: ({ notice }) => ({ template: 'menu', courses: notice.courses }),
  place: ({ notice }) => ({ template: 'place', place: placeOf(notice) }),
  works: ({ notice }) => ({ template: 'works', place: placeOf(notice), from: notice.from, until: notice.until }),
}

const placeOf = ({ latitude, longitude, address }: WireReceived['notice']) => ({
  position: Option.toUndefined(coordinatesFrom(latitude, longitude)),
  address,
})

/** What a template writes back onto the flat record; the rest stays absent. */
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

/** A notice as received, whole: which fields of its flat record count depends on its template (NOTICE-07). */
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
  record('published notice', {
    id: ['id', id('Notice')],
    title: ['title', text],
    summary: ['abstract', optionalText],
    template: ['template', template],
    sender: ['activity', sender],
    publishedAt: ['created', optional(instant)],
  }),
  ({ summary, ...rest }) => ({ ...rest, summary: summary ?? '' }),
  (notice) => notice,
)

export const surveySubmission: Wire<SurveySubmission> = record('survey answers', {
  responses: [
    'noticeResponses',
    list(record('answer', { question: ['id', id('Question')], index: ['index', count], value: ['value', text] })),
  ],
  anonymous: ['sendAnonymous', flag],
})
