import { assign, emit, setup } from 'xstate'
import { failureOf, isKept, keptIn, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { type KeptFirst, takesKeptAway } from '#application/kit/kept-first.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
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
  | NetworkNews
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

/** A date for a calendar, with the moment of its notice. */
export type PositionToSend = Readonly<{ position: Coordinates; notice: NoticeId; received: ReceivedNoticeId }>

const toDownloadFailure = failureOf<DownloadFailure>({ NotSaved: true })

/** The types of the machine, and its actors, actions and guards. */
export const noticeSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ id: ReceivedNoticeId }>,
    events: {} as Event,
    emitted: {} as NoticeNews,
    tags: {} as 'downloading' | 'mailing' | 'savingDate' | 'locating' | 'busy',
  },
  actors: {
    recall: needsPort<KeptFirst<ReceivedNotice> | undefined, ReceivedNoticeId>('recall'),
    readNotice: needsPort<ReceivedNotice, ReceivedNoticeId>('readNotice'),
    markSeen: needsPort<void, ReceivedNoticeId>('markSeen'),
    downloadFile: needsPort<void, NoticeFile>('downloadFile'),
    mailFile: needsPort<string | undefined, NoticeFile>('mailFile'),
    saveDate: needsPort<void, DatedNoticeDate>('saveDate'),
    locate: needsPort<Coordinates, void>('locate'),
    sendPosition: needsPort<void, PositionToSend>('sendPosition'),
  },
  actions: {
    keepNotice: assign((_, notice: ReceivedNotice) => ({ notice, failure: undefined, isEarly: false })),
    keepEarly: assign((_, kept: KeptFirst<ReceivedNotice> | undefined) => ({
      notice: kept?.value,
      failure: kept?.older,
      isEarly: true,
    })),
    dropNotice: assign({ notice: undefined }),
    keepOutdated: assign((_, error: unknown) => ({ notice: keptIn<ReceivedNotice>(error)?.value })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error), isEarly: false })),
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
    isKept,
    lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    hasFailed: ({ context: { failure, isEarly } }) => failure !== undefined && !isEarly,
    isUnseen: ({ context: { notice, isEarly } }) => !isEarly && notice?.seen === false,
    isConfirmed: ({ context: { isEarly } }) => !isEarly,
    /** [decided] A survey waits for the server: it may be closed, or answered elsewhere (ERR-11). */
    isShownFirst: (_, kept: KeptFirst<ReceivedNotice> | undefined) =>
      kept !== undefined && kept.value.content.template !== 'survey',
    isTakenAway: (_, error: unknown) => takesKeptAway(requestFailureOf(error)),
    isMissing: (_, error: unknown) => requestFailureOf(error)._tag === 'Missing',
    isNotSaved: (_, error: unknown) => toDownloadFailure(error)._tag === 'NotSaved',
  },
})
