import * as seen from './survey.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openWaiting, poster } from '#application/outbox/posting.flow.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { surveySubject } from '#domain/outbox/outbox.ts'
import type { QuestionId, Survey } from '#domain/surveys/survey.ts'
import { surveyMachine } from './survey.machine.ts'

/** The state and the actions of an open survey. */
export const openSurvey = (scope: Scope, input: Readonly<{ notice: ReceivedNoticeId; survey: Survey }>) => {
  const actor = scope.run(surveyMachine(scope.ports, poster(scope)), input)
  const waiting = openWaiting(scope, surveySubject(input.notice), () => {})
  scope.onClose(
    scope.piazza.listen((news) => {
      if (news.type === 'survey.sent' && news.notice === input.notice) actor.send({ type: 'survey.arrived' })
    }),
  )
  const verbs = {
    answer: (question: QuestionId, value: string) => actor.send({ type: 'question.answered', question, value }),
    chooseAnonymity: (anonymous: boolean) => actor.send({ type: 'anonymity.chosen', anonymous }),
    submit: () => actor.send({ type: 'survey.submitted' }),
  }
  return () => {
    const snapshot = actor.getSnapshot()
    return {
      isReady: seen.isReady(snapshot),
      isClosed: seen.isClosed(snapshot),
      /** Whether it was closed during this visit. */
      isClosedNow: seen.isClosed(snapshot) && !input.survey.closed,
      /** Present while the answers wait to be sent. */
      waiting: waiting(),
      isSending: seen.isSending(snapshot),
      isUnkept: seen.isUnkept(snapshot),
      isAnonymous: seen.isAnonymous(snapshot),
      mayBeAnonymous: seen.mayBeAnonymous(snapshot),
      questions: seen.questions(snapshot),
      answers: seen.answers(snapshot),
      missing: seen.missing(snapshot),
      failure: seen.sendingFailure(snapshot),
      ...verbs,
    }
  }
}
export type SurveyNow = ReturnType<ReturnType<typeof openSurvey>>
