import type { Scope } from '#application/kit/scope.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { QuestionId, Survey } from '#domain/surveys/survey.ts'
import { survey } from './survey.implementations.ts'
import * as seen from './survey.selectors.ts'

/** The state and the actions of an open survey. */
export const openSurvey = (scope: Scope, input: Readonly<{ notice: ReceivedNoticeId; survey: Survey }>) => {
  const actor = scope.run(survey(scope.ports), input)
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
      isSending: seen.isSending(snapshot),
      isUnkept: seen.isUnkept(snapshot),
      isAnonymous: seen.isAnonymous(snapshot),
      mayBeAnonymous: seen.mayBeAnonymous(snapshot),
      questions: seen.questions(snapshot),
      answers: seen.answers(snapshot),
      failure: seen.sendingFailure(snapshot),
      ...verbs,
    }
  }
}
export type SurveyNow = ReturnType<ReturnType<typeof openSurvey>>
