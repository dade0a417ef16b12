import type { Id } from '#domain/id.ts'

export type QuestionId = Id<'Question'>

/** A: an answer in words. V: a rating from 1 to 5 (SURVEY-01). */
export type QuestionKind = 'open' | 'rating'

/** [decided] The highest rating. */
export const TOP_RATING = 5

export type Question = Readonly<{
  id: QuestionId
  text: string
  kind: QuestionKind
  /** What was answered before; undefined when nothing was (SURVEY-02). */
  answer: string | undefined
}>

/** The questionnaire a notice carries. */
export type Survey = Readonly<{
  questions: readonly Question[]
  /** A closed survey is read-only (SURVEY-05). */
  closed: boolean
  /** Whether it may be answered without one's name (SURVEY-04). */
  mayBeAnonymous: boolean
}>

/** What a citizen has answered so far: HTML for an open question, a digit for a rating; unanswered ones are absent. */
export type Answers = Readonly<Record<QuestionId, string>>

/** One answer as it is sent: the question and its position in the survey (SURVEY-03). */
export type SurveyResponse = Readonly<{ question: QuestionId; index: number; value: string }>

/** What is sent to answer a survey. */
export type SurveySubmission = Readonly<{ responses: readonly SurveyResponse[]; anonymous: boolean }>

/** The answers a survey starts from: what was answered before (SURVEY-02). */
export const existingAnswers = (survey: Survey): Answers =>
  Object.fromEntries(survey.questions.flatMap(({ id, answer }) => (answer === undefined ? [] : [[id, answer]])))

/** Whether an answer says something: words beyond markup, or a rating in range. */
export const isAnswered = (question: Question, answers: Answers): boolean => {
  const answer = answers[question.id] ?? ''
  return question.kind === 'rating'
    ? /^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= TOP_RATING
    : answer.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}

/** The answers as they are sent, in the order of the questions; unanswered questions are left out (SURVEY-03). */
export const responses = (survey: Survey, answers: Answers): readonly SurveyResponse[] =>
  survey.questions.flatMap((question, index) =>
    isAnswered(question, answers) ? [{ question: question.id, index, value: answers[question.id] ?? '' }] : [],
  )
