import type { Id } from '#domain/id.ts'
import type { Partly } from '#domain/unreadable.ts'

export type QuestionId = Id<'Question'>

/** A: a text answer. V: a rating from 1 to 5 (SURVEY-01). */
export type QuestionKind = 'open' | 'rating'

/** [decided] The highest rating. */
export const TOP_RATING = 5

export type SurveyQuestion = Readonly<{
  id: QuestionId
  text: string
  kind: QuestionKind
  /** The previous answer; undefined when there is none (SURVEY-02). */
  answer: string | undefined
}> &
  Partly<'answer'>

/** The questionnaire of a notice. */
export type Survey = Readonly<{
  questions: readonly SurveyQuestion[]
  /** A closed survey is read-only (SURVEY-05). */
  closed: boolean
  /** Whether anonymous answers are allowed (SURVEY-04). */
  mayBeAnonymous: boolean
}> &
  Partly<'questions'>

/** The answers so far: HTML for an open question, a digit for a rating; unanswered questions are absent. */
export type Answers = Readonly<Record<QuestionId, string>>

/** One answer as it is sent: the question and its position in the survey (SURVEY-03). */
export type SurveyResponse = Readonly<{ question: QuestionId; index: number; value: string }>

/** The body of the request that answers a survey. */
export type SurveySubmission = Readonly<{ responses: readonly SurveyResponse[]; anonymous: boolean }>

/** The initial answers: the previous ones (SURVEY-02). */
export const existingAnswers = (survey: Survey): Answers =>
  Object.fromEntries(survey.questions.flatMap(({ id, answer }) => (answer === undefined ? [] : [[id, answer]])))

/** Whether an answer has content: text beyond markup, or a rating in range. */
export const isAnswered = (question: SurveyQuestion, answers: Answers): boolean => {
  const answer = answers[question.id] ?? ''
  return question.kind === 'rating'
    ? /^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= TOP_RATING
    : answer.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}

/** The places, from 1, of the questions without an answer. */
export const unanswered = ({ questions }: Pick<Survey, 'questions'>, answers: Answers): readonly number[] =>
  questions.flatMap((question, at) => (isAnswered(question, answers) ? [] : [at + 1]))

/** The answers as they are sent, in the order of the questions; unanswered questions are left out (SURVEY-03). */
export const responses = (survey: Survey, answers: Answers): readonly SurveyResponse[] =>
  survey.questions.flatMap((question, index) =>
    isAnswered(question, answers) ? [{ question: question.id, index, value: answers[question.id] ?? '' }] : [],
  )

/** Whether a survey is answered anonymously: as it is wished; undefined where the survey does not allow it (SURVEY-04). */
export const anonymityOf = ({ mayBeAnonymous }: Pick<Survey, 'mayBeAnonymous'>, isWished: boolean) =>
  mayBeAnonymous ? isWished : undefined

/** A survey as it is sent (SURVEY-03). */
export const submissionOf = (
  survey: Survey,
  { answers, anonymous }: Readonly<{ answers: Answers; anonymous: boolean }>,
): SurveySubmission => ({
  responses: responses(survey, answers),
  anonymous: anonymityOf(survey, anonymous) ?? false,
})
