import { assign, emit, raise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { failureOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure } from '#application/ports/positions.ts'
import {
  type DatedNoticeDate,
  type NoticeFile,
  type NoticeId,
  type ReceivedNotice,
  type ReceivedNoticeId,
  takesPosition,
} from '#domain/notices/notice.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

/** [decided] A survey waits for the server: it may be closed, or answered elsewhere (ERR-11). */
const isShownFirst = ({ content }: ReceivedNotice): boolean => content.template !== 'survey'

export const noticeReading = resourceMachine<ReceivedNoticeId, ReceivedNotice>('noticeReading', { isShownFirst })

type Reading = SnapshotFrom<typeof noticeReading>

type Context = Readonly<{
  id: ReceivedNoticeId
  notice: ReceivedNotice | undefined
  failure: RequestFailure | Unexpected | undefined
  /** Whether the notice is the one that the device has kept, and the answer under way (ERR-11). */
  isEarly: boolean
  /** The file last requested, by download or by e-mail. */
  file: NoticeFile | undefined
  /** The date last requested, as a calendar file. */
  date: DatedNoticeDate | undefined
  /** The position last read from the device. */
  position: Coordinates | undefined
}>

type Event =
  | { type: 'retry.requested' }
  /** Another answer of the server, or of the device. */
  | { type: 'notice.read' }
  | { type: 'file.downloadRequested'; file: NoticeFile }
  | { type: 'file.mailRequested'; file: NoticeFile }
  | { type: 'date.saveRequested'; date: DatedNoticeDate }
  | { type: 'position.requested' }

/** Events that an open notice publishes. */
export type NoticeNews =
  | { type: 'notice.seen'; id: ReceivedNoticeId }
  | { type: 'file.notSaved' }
  | { type: 'file.mailed'; message: string | undefined }
  | { type: 'position.sent' }
  | { type: 'position.refused'; reason: PositionFailure['_tag'] }

/** A date for a calendar, and the notice that it is of. */
export type DateToSave = Readonly<{ date: DatedNoticeDate; notice: ReceivedNoticeId }>

/** A position, and the notice that it is sent for. */
export type PositionToSend = Readonly<{ position: Coordinates; notice: NoticeId; received: ReceivedNoticeId }>

const toDownloadFailure = failureOf<DownloadFailure>({ NotSaved: true })

/** The types of the machine, and its actors, actions and guards. */
export const noticeSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ id: ReceivedNoticeId }>,
    events: {} as Event,
    emitted: {} as NoticeNews,
    children: {} as { reading: 'reading' },
    tags: {} as 'downloading' | 'mailing' | 'savingDate' | 'locating' | 'busy' | 'broken',
  },
  actors: {
    reading: noticeReading,
    markSeen: needsPort<void, ReceivedNoticeId>('markSeen'),
    downloadFile: needsPort<void, NoticeFile>('downloadFile'),
    mailFile: needsPort<string | undefined, NoticeFile>('mailFile'),
    saveDate: needsPort<void, DateToSave>('saveDate'),
    locate: needsPort<Coordinates, void>('locate'),
    sendPosition: needsPort<void, PositionToSend>('sendPosition'),
  },
  actions: {
    keepReading: assign((_, { context: { value, failure, isEarly } }: Reading) => ({
      notice: value,
      failure,
      isEarly,
    })),
    readAgain: sendTo('reading', { type: 'retry.requested' }),
    tellRead: raise({ type: 'notice.read' }),
    keepFile: assign((_, file: NoticeFile) => ({ file })),
    keepDate: assign((_, date: DatedNoticeDate) => ({ date })),
    keepPosition: assign((_, position: Coordinates) => ({ position })),
    tellSeen: emit(({ context }) => ({ type: 'notice.seen' as const, id: context.id })),
    tellNotSaved: emit({ type: 'file.notSaved' }),
    tellMailed: emit((_, { message }: Readonly<{ message: string | undefined }>) => ({
      type: 'file.mailed' as const,
      message,
    })),
    tellPositionSent: emit({ type: 'position.sent' }),
    tellPositionRefused: emit((_, error: unknown) => {
      const failure = positionFailureOf(error)
      return {
        type: 'position.refused' as const,
        reason: failure._tag === 'Unexpected' ? ('PositionUnavailable' as const) : failure._tag,
      }
    }),
  },
  guards: {
    takesPosition: ({ context }) => context.notice !== undefined && takesPosition(context.notice),
    isAnother: ({ context }, { context: { value } }: Reading) => value !== undefined && value !== context.notice,
    isUnseen: ({ context: { notice, isEarly } }) => !isEarly && notice !== undefined && notice.seen !== true,
    isSeen: ({ context: { notice, isEarly } }) => !isEarly && notice?.seen === true,
    isDelayed: (_, error: unknown) => requestFailureOf(error)._tag === 'Aborted',
    isNotSaved: (_, error: unknown) => toDownloadFailure(error)._tag === 'NotSaved',
  },
})
