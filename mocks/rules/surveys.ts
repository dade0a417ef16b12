import { isAnswered, type Survey, type SurveySubmission } from '#domain/surveys/survey.ts'
import type { Received } from '../collections/notices.ts'
import { Refusal } from './refusal.ts'

/** The survey of a notice with its reader's state; undefined on notices without one. */
export const surveyOf = ({ notice, closed, answers }: Received): Survey | undefined =>
  notice.content.template !== 'survey'
    ? undefined
    : {
        ...notice.content.survey,
        closed,
        questions: notice.content.survey.questions.map((question) => ({
          ...question,
          answer: answers.find((answer) => answer.question === question.id)?.value ?? question.answer,
        })),
      }

/**
 * A notice after its survey was answered: closed, with the answers, and without a name when anonymous (SURVEY-03,
 * SURVEY-04).
 */
export const answered = (
  received: Received,
  submission: SurveySubmission,
  username: string,
): Pick<Received, 'closed' | 'answers' | 'answeredBy'> | Refusal => {
  const survey = surveyOf(received)
  if (survey === undefined) return new Refusal(422, 'Questa notifica non ha un questionario', 'NO_SURVEY')
  if (survey.closed) return new Refusal(409, 'Il questionario è chiuso: non accetta altre risposte', 'SURVEY_CLOSED')
  if (submission.anonymous && !survey.mayBeAnonymous)
    return new Refusal(422, 'Questo questionario non accetta risposte anonime', 'NOT_ANONYMOUS')
  const given = Object.fromEntries(submission.responses.map(({ question, value }) => [question, value]))
  const counted = submission.responses.filter(({ question }) =>
    survey.questions.some((one) => one.id === question && isAnswered(one, given)),
  )
  if (counted.length === 0) return new Refusal(422, 'Rispondi ad almeno una domanda', 'NO_ANSWERS')
  return { closed: true, answers: counted, answeredBy: submission.anonymous ? undefined : username }
}
