import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { notice } from '#application/notice/notice.implementations.ts'
import {
  dateUnderWay,
  fileToDownload,
  fileToMail,
  isBusyWithErrand,
  isLocating,
  noticeFace,
  openNotice,
  readingFailure,
} from '#application/notice/notice.selectors.ts'
import type { DatedNoticeDate, NoticeFile, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

/** One received notice: what it is, and what can be asked of it. */
export const useNotice = (id: ReceivedNoticeId) => {
  const piazza = usePiazza()
  const actor = useActorRef(notice(usePorts()), { input: { id } })
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    face: useSelector(actor, noticeFace),
    notice: useSelector(actor, openNotice),
    failure: useSelector(actor, readingFailure),
    downloading: useSelector(actor, fileToDownload),
    mailing: useSelector(actor, fileToMail),
    savingDate: useSelector(actor, dateUnderWay),
    isLocating: useSelector(actor, isLocating),
    isBusy: useSelector(actor, isBusyWithErrand),
    retry: () => actor.send({ type: 'retry.requested' }),
    download: (file: NoticeFile) => actor.send({ type: 'file.downloadRequested', file }),
    mail: (file: NoticeFile) => actor.send({ type: 'file.mailRequested', file }),
    sendPosition: () => actor.send({ type: 'position.requested' }),
    saveDate: (date: DatedNoticeDate) => actor.send({ type: 'date.saveRequested', date }),
  }
}

/** What the parts of an open notice can see and ask. */
export type Errands = Omit<ReturnType<typeof useNotice>, 'face' | 'notice' | 'failure' | 'retry'>
