import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { DownloadFailure, Downloads } from '#application/ports/downloads.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Positions } from '#application/ports/positions.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import { safeFileName } from '#domain/links/safe-link.ts'
import { calendarFile } from '#domain/notices/calendar-file.ts'
import type { NoticeFile } from '#domain/notices/notice.ts'
import { type DateToSave, noticeMachine, type PositionToSend } from './notice.machine.ts'

type Ports = Readonly<{ receivedNotices: ReceivedNotices; positions: Positions; downloads: Downloads }>

/** Fetches a file and gives it to the citizen under a safe name (NOTICE-08). */
const download =
  ({ receivedNotices, downloads }: Pick<Ports, 'receivedNotices' | 'downloads'>) =>
  (file: NoticeFile, signal: AbortSignal): TaskEither.TaskEither<RequestFailure | DownloadFailure, void> =>
    pipe(
      receivedNotices.fileContent(file.id, signal),
      TaskEither.chainW((content) => downloads.save(safeFileName(file.label, file.extension), content)),
    )

/** Gives a date to the citizen as a file that any calendar takes in (NOTICE-07). */
const saveDate =
  ({ downloads }: Pick<Ports, 'downloads'>) =>
  ({ date, said }: DateToSave): TaskEither.TaskEither<DownloadFailure, void> =>
    downloads.save(safeFileName(date.title, 'ics'), new Blob([calendarFile(date, said)], { type: 'text/calendar' }))

export const notice = (ports: Ports) =>
  noticeMachine.provide({
    actors: {
      readNotice: fromReading(ports.receivedNotices.one),
      markSeen: fromPort(ports.receivedNotices.markSeen),
      downloadFile: fromReading(download(ports)),
      mailFile: fromPort((file: NoticeFile) => ports.receivedNotices.mailFile(file.id)),
      saveDate: fromPort(saveDate(ports)),
      locate: fromPort(ports.positions.current),
      sendPosition: fromPort((where: PositionToSend) => ports.receivedNotices.sendPosition(where)),
    },
  })
