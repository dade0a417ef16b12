import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { errorOf, failureOf, fromPort, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import { present } from '#application/kit/present.ts'
import { answerNow, type Post } from '#application/outbox/posted.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import { type CalendarFilePorts, saveEntry } from '#application/time/calendar-saving/save-entry.ts'
import { safeFileName } from '#domain/links/safe-link.ts'
import {
  type DatedNoticeDate,
  type NoticeFile,
  isRead,
  type NoticeId,
  type ReceivedNotice,
  type ReceivedNoticeId,
  takesPosition,
} from '#domain/notices/notice.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

type Ports = CalendarFilePorts & Readonly<{ receivedNotices: ReceivedNotices; positions: Positions }>

/** What was last requested. */
type Requested = Readonly<{
  /** By download or by e-mail. */
  file: NoticeFile | undefined
  /** As a calendar file. */
  date: DatedNoticeDate | undefined
  /** The notice for which the position is sent, and the position as the device reads it. */
  noticeId: NoticeId | undefined
  position: Coordinates | undefined
}>

type Context = Requested & Readonly<{ id: ReceivedNoticeId }>

type Event =
  /** Another answer of the server, or of the device where it stays. */
  | { type: 'notice.read'; notice: ReceivedNotice }
  | { type: 'file.downloadRequested'; file: NoticeFile }
  | { type: 'file.mailRequested'; file: NoticeFile }
  | { type: 'date.saveRequested'; date: DatedNoticeDate }
  /** `noticeId`: the number of the delivered notice. */
  | { type: 'position.requested'; noticeId: ReceivedNotice['noticeId'] }

/** Events that an open notice publishes. */
export type NoticeNews =
  | { type: 'notice.seen'; id: ReceivedNoticeId }
  | { type: 'file.notSaved' }
  | { type: 'file.mailed'; message: string | undefined }
  | { type: 'position.sent' }
  | { type: 'position.refused'; reason: PositionFailure['_tag'] }

/** A date for a calendar, and the notice that it is of. */
type DateToSave = Readonly<{ date: DatedNoticeDate; notice: ReceivedNoticeId }>

/** Fetches a file and saves it under a safe name (NOTICE-08). */
const download =
  ({ receivedNotices, downloads }: Ports) =>
  (file: NoticeFile, signal: AbortSignal): TaskEither.TaskEither<RequestFailure | DownloadFailure, void> =>
    pipe(
      receivedNotices.fileContent(file.id, signal),
      TaskEither.chainW((content) => downloads.save(safeFileName(file.label, file.extension), content)),
    )

/** A date as a calendar entry (NOTICE-07). Its number is unique within its notice only. */
const entryOf = ({
  notice,
  date: { id, title, startDate, startTime, endDate, endTime, place },
}: DateToSave): CalendarEntry => ({
  uid: `notice-${notice}-date-${id}`,
  title,
  startDate,
  startTime,
  endDate,
  endTime,
  place,
})

const toDownloadFailure = failureOf<DownloadFailure>({ NotSaved: true })

/**
 * What becomes of one received notice that its flow reads: it is marked as seen; its files, its dates and the citizen's
 * position are sent on request, one at a time.
 */
export const noticeMachine = (ports: Ports, post: Post) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ id: ReceivedNoticeId }>,
      events: {} as Event,
      emitted: {} as NoticeNews,
      tags: {} as 'locating' | 'busy',
    },
    actors: {
      markSeen: fromPort((notice: ReceivedNoticeId) => answerNow(post({ kind: 'noticeSeen', notice }))),
      downloadFile: fromReading(download(ports)),
      mailFile: fromPort(({ id }: NoticeFile) => ports.receivedNotices.mailFile(id)),
      saveDate: fromPort((asked: DateToSave) => saveEntry(ports)(entryOf(asked))),
      locate: fromPort(ports.positions.current),
      sendPosition: fromPort(ports.receivedNotices.sendPosition),
    },
    actions: {
      keep: assign((_, requested: Partial<Requested>) => requested),
      tellSeen: emit(({ context }) => ({ type: 'notice.seen' as const, id: context.id })),
      tellNotSaved: emit({ type: 'file.notSaved' }),
      tellMailed: emit((_, message: string | undefined) => ({ type: 'file.mailed' as const, message })),
      tellPositionSent: emit({ type: 'position.sent' }),
      tellPositionRefused: emit((_, error: unknown) => {
        const { _tag: tag } = positionFailureOf(error)
        return { type: 'position.refused' as const, reason: tag === 'Unexpected' ? 'PositionUnavailable' : tag }
      }),
    },
    guards: {
      takesPosition: (_, delivered: Parameters<typeof takesPosition>[0]) => takesPosition(delivered),
      isSeen: (_, notice: ReceivedNotice) => isRead(notice),
      isDelayed: (_, error: unknown) => requestFailureOf(error)._tag === 'Aborted',
      isNotSaved: (_, error: unknown) => toDownloadFailure(error)._tag === 'NotSaved',
    },
  }).createMachine({
    id: 'notice',
    context: ({ input: { id } }) => ({
      id,
      file: undefined,
      date: undefined,
      noticeId: undefined,
      position: undefined,
    }),
    type: 'parallel',
    states: {
      attention: {
        initial: 'unmarked',
        states: {
          unmarked: {
            description: 'It is marked with the next answer that says it is unseen.',
            on: {
              'notice.read': [
                { target: 'marked', guard: { type: 'isSeen', params: ({ event }) => event.notice } },
                { target: 'marking' },
              ],
            },
          },
          marking: {
            invoke: {
              id: 'markSeen',
              src: 'markSeen',
              input: ({ context }) => context.id,
              onDone: { target: 'marked', actions: 'tellSeen' },
              onError: [{ target: 'entrusted', guard: { type: 'isDelayed', params: errorOf } }, 'unmarked'],
            },
          },
          entrusted: {
            description:
              'The outbox sends the mark, once: a server may say for long that the notice is unseen (fault 56).',
          },
          marked: {},
        },
      },
      errand: {
        initial: 'none',
        states: {
          none: {
            on: {
              'file.downloadRequested': {
                target: 'downloading',
                actions: { type: 'keep', params: ({ event: { file } }) => ({ file }) },
              },
              'file.mailRequested': {
                target: 'mailing',
                actions: { type: 'keep', params: ({ event: { file } }) => ({ file }) },
              },
              'date.saveRequested': {
                target: 'savingDate',
                actions: { type: 'keep', params: ({ event: { date } }) => ({ date }) },
              },
              'position.requested': {
                target: 'locating',
                guard: { type: 'takesPosition', params: ({ event }) => event },
                actions: { type: 'keep', params: ({ event: { noticeId } }) => ({ noticeId }) },
              },
            },
          },
          downloading: {
            invoke: {
              id: 'downloadFile',
              src: 'downloadFile',
              input: ({ context }) => present(context.file),
              onDone: 'none',
              onError: [
                { target: 'none', guard: { type: 'isNotSaved', params: errorOf }, actions: 'tellNotSaved' },
                { target: 'none' },
              ],
            },
          },
          mailing: {
            tags: 'busy',
            invoke: {
              id: 'mailFile',
              src: 'mailFile',
              input: ({ context }) => present(context.file),
              onDone: { target: 'none', actions: { type: 'tellMailed', params: ({ event }) => event.output } },
              onError: 'none',
            },
          },
          savingDate: {
            invoke: {
              id: 'saveDate',
              src: 'saveDate',
              input: ({ context }) => ({ date: present(context.date), notice: context.id }),
              onDone: 'none',
              onError: { target: 'none', actions: 'tellNotSaved' },
            },
          },
          locating: {
            tags: 'locating',
            invoke: {
              id: 'locate',
              src: 'locate',
              onDone: {
                target: 'sendingPosition',
                actions: { type: 'keep', params: ({ event }) => ({ position: event.output }) },
              },
              onError: { target: 'none', actions: { type: 'tellPositionRefused', params: errorOf } },
            },
          },
          sendingPosition: {
            description: 'A failed call is silent by design; the notice stays usable (NOTICE-09).',
            tags: ['locating', 'busy'],
            invoke: {
              id: 'sendPosition',
              src: 'sendPosition',
              input: ({ context }) => ({
                position: present(context.position),
                notice: present(context.noticeId),
                received: context.id,
              }),
              onDone: { target: 'none', actions: 'tellPositionSent' },
              onError: 'none',
            },
          },
        },
      },
    },
  })
