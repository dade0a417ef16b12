import type { Scope } from '#application/kit/scope.ts'
import { openWaiting, poster } from '#application/outbox/posting.flow.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { surveySubject } from '#domain/outbox/outbox.ts'
import { anonymityOf, type QuestionId, type Survey } from '#domain/surveys/survey.ts'
import { missingAnswers, surveyMachine } from './survey.machine.ts'

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
      isReady: snapshot.hasTag('ready'),
      isClosed: snapshot.matches('closed'),
      /** Whether it was closed during this visit. */
      isClosedNow: snapshot.matches('closed') && !input.survey.closed,
      /** Present while the answers wait to be sent. */
      waiting: waiting(),
      isSending: snapshot.hasTag('busy'),
      isUnkept: snapshot.matches({ open: { work: 'answering', device: 'unkept' } }),
      /** Undefined where the survey does not allow it. */
      isAnonymous: anonymityOf(snapshot.context.survey, snapshot.context.draft.anonymous),
      questions: snapshot.context.survey.questions,
      answers: snapshot.context.draft.answers,
      missing: missingAnswers(snapshot.context),
      failure: snapshot.context.failure,
      ...verbs,
    }
  }
}
export type SurveyNow = ReturnType<ReturnType<typeof openSurvey>>
