import * as seen from './notice.selectors.ts'
import { leftOutOf } from '#application/kit/left-out.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { poster } from '#application/outbox/posting.flow.ts'
import { openSurvey } from '#application/inbox/survey/survey.flow.ts'
import type { DatedNoticeDate, NoticeFile, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { notice } from './notice.implementations.ts'

/** An open received notice, with its survey if it has one. */
export const openNotice = (scope: Scope, id: ReceivedNoticeId) => {
  const actor = scope.run(notice(scope.ports, poster(scope)), { id })
  const survey = keyed<ReturnType<typeof openSurvey>>(scope)
  /** One that was answered elsewhere is shown as it was sent there. */
  const showSurvey = (): void => {
    const content = actor.getSnapshot().context.notice?.content
    if (content?.template === 'survey')
      survey.show(content.survey.closed ? 'closed' : 'open', (inner) =>
        openSurvey(inner, { notice: id, survey: content.survey }),
      )
  }
  const reading = actor.subscribe(showSurvey)
  scope.onClose(() => reading.unsubscribe())
  let hasVideoFailed = false
  let picture: number | undefined
  const verbs = {
    retry: () => actor.send({ type: 'retry.requested' }),
    download: (file: NoticeFile) => actor.send({ type: 'file.downloadRequested', file }),
    mail: (file: NoticeFile) => actor.send({ type: 'file.mailRequested', file }),
    saveDate: (date: DatedNoticeDate) => actor.send({ type: 'date.saveRequested', date }),
    sendPosition: () => actor.send({ type: 'position.requested' }),
    /** The video failed to play. */
    failVideo: () => {
      hasVideoFailed = true
      scope.changed()
    },
    /** Enlarges a picture, by its index; `undefined` closes it. */
    lookAt: (place: number | undefined) => {
      picture = place
      scope.changed()
    },
  }
  return () => {
    const snapshot = actor.getSnapshot()
    return {
      id,
      face: seen.noticeFace(snapshot),
      notice: snapshot.context.notice,
      failure: snapshot.context.failure,
      leftOut: leftOutOf(snapshot.context.notice),
      isOutdated: seen.isOutdated(snapshot),
      /** The running action: one at a time. */
      downloading: seen.fileToDownload(snapshot),
      mailing: seen.fileToMail(snapshot),
      savingDate: seen.dateUnderWay(snapshot),
      isLocating: snapshot.hasTag('locating'),
      isBusy: seen.isBusyWithErrand(snapshot),
      survey: survey.now()?.(),
      hasVideoFailed,
      picture,
      ...verbs,
    }
  }
}
export type NoticeNow = ReturnType<ReturnType<typeof openNotice>>
