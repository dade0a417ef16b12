import { assign, emit, setup } from 'xstate'
import { errorOf, failureOf, isKept, keptIn, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import { positionFailureOf } from '#application/kit/position-failure.ts'
import { present } from '#application/kit/present.ts'
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

/** One received notice: it is read and marked as seen; its files and the citizen's position are sent on request. */
export const noticeMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ id: ReceivedNoticeId }>,
    events: {} as Event,
    emitted: {} as NoticeNews,
    tags: {} as 'downloading' | 'mailing' | 'savingDate' | 'locating',
  },
  actors: {
    readNotice: needsPort<ReceivedNotice, ReceivedNoticeId>('readNotice'),
    markSeen: needsPort<void, ReceivedNoticeId>('markSeen'),
    downloadFile: needsPort<void, NoticeFile>('downloadFile'),
    mailFile: needsPort<string | undefined, NoticeFile>('mailFile'),
    saveDate: needsPort<void, DatedNoticeDate>('saveDate'),
    locate: needsPort<Coordinates, void>('locate'),
    sendPosition: needsPort<void, PositionToSend>('sendPosition'),
  },
  actions: {
    keepNotice: assign((_, notice: ReceivedNotice) => ({ notice, failure: undefined })),
    keepOutdated: assign((_, error: unknown) => ({ notice: keptIn<ReceivedNotice>(error)?.value })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
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
    isUnseen: ({ context }) => context.notice?.seen === false,
    isMissing: (_, error: unknown) => requestFailureOf(error)._tag === 'Missing',
    isNotSaved: (_, error: unknown) => toDownloadFailure(error)._tag === 'NotSaved',
  },
}).createMachine({
  id: 'notice',
  context: ({ input }) => ({
    id: input.id,
    notice: undefined,
    failure: undefined,
    file: undefined,
    date: undefined,
    position: undefined,
  }),
  initial: 'reading',
  states: {
    reading: {
      on: { 'network.returned': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readNotice',
        src: 'readNotice',
        input: ({ context }) => context.id,
        onDone: { target: 'open', actions: { type: 'keepNotice', params: ({ event }) => event.output } },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf } },
          {
            target: 'open',
            guard: { type: 'isKept', params: errorOf },
            actions: [
              { type: 'keepOutdated', params: errorOf },
              { type: 'keepFailure', params: errorOf },
            ],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    missing: { type: 'final' },
    failed: {
      on: { 'retry.requested': 'reading', 'network.returned': { target: 'reading', guard: 'lackedNetwork' } },
    },
    open: {
      type: 'parallel',
      on: {
        'retry.requested': { target: 'reading', guard: 'lackedNetwork' },
        'network.returned': { target: 'reading', guard: 'lackedNetwork' },
      },
      states: {
        attention: {
          initial: 'arriving',
          states: {
            arriving: { always: [{ target: 'marking', guard: 'isUnseen' }, { target: 'marked' }] },
            marking: {
              invoke: {
                id: 'markSeen',
                src: 'markSeen',
                input: ({ context }) => context.id,
                onDone: { target: 'marked', actions: 'tellSeen' },
                onError: { description: 'The mark may wait in the outbox.', target: 'marked' },
              },
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
                  actions: { type: 'keepFile', params: ({ event }) => event.file },
                },
                'file.mailRequested': {
                  target: 'mailing',
                  actions: { type: 'keepFile', params: ({ event }) => event.file },
                },
                'date.saveRequested': {
                  target: 'savingDate',
                  actions: { type: 'keepDate', params: ({ event }) => event.date },
                },
                'position.requested': { target: 'locating', guard: 'takesPosition' },
              },
            },
            downloading: {
              tags: 'downloading',
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
              tags: 'mailing',
              invoke: {
                id: 'mailFile',
                src: 'mailFile',
                input: ({ context }) => present(context.file),
                onDone: {
                  target: 'none',
                  actions: { type: 'tellMailed', params: ({ event }) => ({ message: event.output }) },
                },
                onError: 'none',
              },
            },
            savingDate: {
              tags: 'savingDate',
              invoke: {
                id: 'saveDate',
                src: 'saveDate',
                input: ({ context }) => present(context.date),
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
                  actions: { type: 'keepPosition', params: ({ event }) => event.output },
                },
                onError: { target: 'none', actions: { type: 'tellPositionRefused', params: errorOf } },
              },
            },
            sendingPosition: {
              description: 'A failed call is silent by design; the notice stays usable (NOTICE-09).',
              tags: 'locating',
              invoke: {
                id: 'sendPosition',
                src: 'sendPosition',
                input: ({ context }) => ({
                  position: present(context.position),
                  notice: present(context.notice?.noticeId),
                  received: context.id,
                }),
                onDone: { target: 'none', actions: 'tellPositionSent' },
                onError: 'none',
              },
            },
          },
        },
      },
    },
  },
})
