import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { type CalendarFilePorts, saveEntry } from '#application/time/calendar-saving/save-entry.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { answerNow, type Post } from '#application/outbox/posted.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Positions } from '#application/ports/positions.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import { safeFileName } from '#domain/links/safe-link.ts'
import type { NoticeFile } from '#domain/notices/notice.ts'
import { noticeMachine } from './notice.machine.ts'
import { type DateToSave, noticeReading, type PositionToSend } from './notice.setup.ts'

type Ports = CalendarFilePorts & Readonly<{ receivedNotices: ReceivedNotices; positions: Positions }>

/** Fetches a file and saves it under a safe name (NOTICE-08). */
const download =
  ({ receivedNotices, downloads }: Pick<Ports, 'receivedNotices' | 'downloads'>) =>
  (file: NoticeFile, signal: AbortSignal): TaskEither.TaskEither<RequestFailure | DownloadFailure, void> =>
    pipe(
      receivedNotices.fileContent(file.id, signal),
      TaskEither.chainW((content) => downloads.save(safeFileName(file.label, file.extension), content)),
    )

/** A date as a calendar entry (NOTICE-07). Its number is unique within its notice only. */
const entryOf = ({
  notice: from,
  date: { id, title, startDate, startTime, endDate, endTime, place },
}: DateToSave): CalendarEntry => ({
  uid: `notice-${from}-date-${id}`,
  title,
  startDate,
  startTime,
  endDate,
  endTime,
  place,
})

export const notice = (ports: Ports, post: Post) =>
  noticeMachine.provide({
    actors: {
      reading: noticeReading.provide({
        actors: { load: fromReading(({ query }, signal) => ports.receivedNotices.one(query, signal)) },
      }),
      markSeen: fromPort((id) => answerNow(post({ kind: 'noticeSeen', notice: id }))),
      downloadFile: fromReading(download(ports)),
      mailFile: fromPort((file: NoticeFile) => ports.receivedNotices.mailFile(file.id)),
      saveDate: fromPort((asked: DateToSave) => saveEntry(ports)(entryOf(asked))),
      locate: fromPort(ports.positions.current),
      sendPosition: fromPort((where: PositionToSend) => ports.receivedNotices.sendPosition(where)),
    },
  })
