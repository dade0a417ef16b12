import type { OpenedFace } from '#application/kit/opened-face.ts'
import { openReading, type Reading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { poster } from '#application/outbox/posting.flow.ts'
import { openSurvey } from '#application/inbox/survey/survey.flow.ts'
import type { DatedNoticeDate, NoticeFile, ReceivedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { noticeMachine } from './notice.machine.ts'

/** [decided] A survey waits for the server: it may be closed, or answered elsewhere (ERR-11). */
const isShownFirst = ({ content }: ReceivedNotice): boolean => content.template !== 'survey'

/** The state of a notice; one that was deleted while it was open is missing (ERR-10). */
const faceOf = ({ face, failure }: Reading<ReceivedNotice>): OpenedFace => {
  if (failure?._tag === 'Missing') return 'missing'
  return face === 'loading' || face === 'failed' ? face : 'open'
}

/** An open received notice, with its survey if it has one. */
export const openNotice = (scope: Scope, id: ReceivedNoticeId) => {
  const actor = scope.run(noticeMachine(scope.ports, poster(scope)), { id })
  const survey = keyed<ReturnType<typeof openSurvey>>(scope)
  /** One that was answered elsewhere is shown as it was sent there. */
  const showSurvey = ({ content }: ReceivedNotice): void => {
    if (content.template === 'survey')
      survey.show(content.survey.closed ? 'closed' : 'open', (inner) =>
        openSurvey(inner, { notice: id, survey: content.survey }),
      )
  }
  const reading = openReading(scope, ({ receivedNotices }, signal) => receivedNotices.one(id, signal), {
    isShownFirst,
    onRead: (notice) => {
      showSurvey(notice)
      actor.send({ type: 'notice.read', notice })
    },
  })
  let hasVideoFailed = false
  let picture: number | undefined
  const verbs = {
    download: (file: NoticeFile) => actor.send({ type: 'file.downloadRequested', file }),
    mail: (file: NoticeFile) => actor.send({ type: 'file.mailRequested', file }),
    saveDate: (date: DatedNoticeDate) => actor.send({ type: 'date.saveRequested', date }),
    sendPosition: () => actor.send({ type: 'position.requested', noticeId: reading().value?.noticeId }),
    /** The video failed to play. */
    failVideo: () => {
      hasVideoFailed = true
      scope.changed()
    },
    /** Enlarges the picture at an index; `undefined` closes it. */
    lookAt: (index: number | undefined) => {
      picture = index
      scope.changed()
    },
  }
  return () => {
    const snapshot = actor.getSnapshot()
    const { file, date } = snapshot.context
    const read = reading()
    return {
      id,
      face: faceOf(read),
      notice: read.value,
      failure: read.failure,
      leftOut: read.leftOut,
      /** Whether an earlier answer is shown, because no other came (ERR-04). */
      isOutdated: read.face === 'stale',
      retry: read.retry,
      /** The running action: one at a time. */
      downloading: snapshot.matches({ errand: 'downloading' }) ? file : undefined,
      mailing: snapshot.matches({ errand: 'mailing' }) ? file : undefined,
      savingDate: snapshot.matches({ errand: 'savingDate' }) ? date : undefined,
      isLocating: snapshot.hasTag('locating'),
      isBusy: !snapshot.matches({ errand: 'none' }),
      survey: survey.now()?.(),
      hasVideoFailed,
      picture,
      ...verbs,
    }
  }
}
export type NoticeNow = ReturnType<ReturnType<typeof openNotice>>
