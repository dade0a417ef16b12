import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { survey as surveyOf } from '#application/survey/survey.implementations.ts'
import {
  answers,
  isAnonymous,
  isClosed,
  isReady,
  isSending,
  isUnkept,
  mayBeAnonymous,
  questions,
  sendingFailure,
} from '#application/survey/survey.selectors.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { QuestionId, Survey } from '#domain/surveys/survey.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'

/** A questionnaire: what was answered so far, and what can be done with it. */
export const useSurvey = (input: Readonly<{ notice: ReceivedNoticeId; survey: Survey }>) => {
  const piazza = usePiazza()
  const actor = useActorRef(surveyOf(usePorts()), { input })
  useEffect(() => piazza.follow(actor), [piazza, actor])
  return {
    isReady: useSelector(actor, isReady),
    isClosed: useSelector(actor, isClosed),
    isSending: useSelector(actor, isSending),
    isUnkept: useSelector(actor, isUnkept),
    isAnonymous: useSelector(actor, isAnonymous),
    mayBeAnonymous: useSelector(actor, mayBeAnonymous),
    questions: useSelector(actor, questions),
    answers: useSelector(actor, answers),
    failure: useSelector(actor, sendingFailure),
    answer: (question: QuestionId, value: string) => actor.send({ type: 'question.answered', question, value }),
    chooseAnonymity: (anonymous: boolean) => actor.send({ type: 'anonymity.chosen', anonymous }),
    submit: () => actor.send({ type: 'survey.submitted' }),
  }
}
