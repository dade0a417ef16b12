import * as t from 'io-ts'
import * as Either from 'fp-ts/lib/Either.js'
import type { NoticeSummary, NoticeTemplate, PublishedNotice, Sender, Tag } from '#domain/notices/notice.ts'
import {
  flag,
  flagOrNo,
  id,
  isNothing,
  mapped,
  nameField,
  optional,
  optionalText,
  optionalWords,
  orEmpty,
  otherwise,
  scalar,
  titleField,
  Wire,
} from './wire.ts'
import { listOrNone } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { NOTICE } from './names/others.ts'
import { instant } from './wire-moments.ts'
import { instantFrom } from './wire-time.ts'
import { choice } from './wire-words.ts'

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
export const template = otherwise(templates, UNKNOWN_TEMPLATE)
/** The template as a filter: an unset one is not sent. */
export const templateFilter = optional(templates)

export const tag: Wire<Tag> = record('tag', { id: ['id', id('Tag')], name: nameField })

/** The sender of a notice that names none. */
const NOBODY: Sender = { id: undefined, name: '', image: undefined }

export const sender: Wire<Sender> = otherwise<Sender>(
  nameOrRecord(
    record('sender', { id: ['id', optional(id('Activity'))], name: nameField, image: ['logo', optionalText] }),
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
export const seenMark = new Wire<boolean | undefined>(
  mark.name,
  // A server that tells of it writes yes or no.
  mark.shape,
  (value, context) =>
    value !== undefined && isNothing(value) ? t.success(false) : markIfTold.validate(value, context),
  markIfTold.encode,
)

const NOTHING_TOLD = {
  noticeId: undefined,
  title: '',
  summary: '',
  template: UNKNOWN_TEMPLATE,
  sender: NOBODY,
  tags: [],
} as const

const noticeRow = record(
  'notice row',
  {
    noticeId: ['id', optional(id('Notice'))],
    title: titleField,
    summary: ['abstract', orEmpty(optionalWords)],
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
  ({ notice, ...received }) => ({ ...received, ...notice }),
  ({ id, receivedAt, seen, surveyClosed, ...notice }) => ({ id, receivedAt, seen, surveyClosed, notice }),
)

export const publishedNotice: Wire<PublishedNotice> = record(
  'published notice',
  {
    id: ['id', id('Notice')],
    title: titleField,
    summary: ['abstract', orEmpty(optionalWords)],
    template: ['template', template],
    sender: ['activity', sender],
    publishedAt: ['created', optional(instant)],
  },
  NOTICE,
)
