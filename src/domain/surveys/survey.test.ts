import { describe, expect, test } from 'vitest'
import { idFrom } from '#domain/id.ts'
import {
  anonymityOf,
  existingAnswers,
  isAnswered,
  type SurveyQuestion,
  type QuestionId,
  responses,
  submissionOf,
  type Survey,
  TOP_RATING,
} from './survey.ts'

const question = (id: number, kind: SurveyQuestion['kind'], answer?: string): SurveyQuestion => ({
  id: idFrom<'Question'>(String(id)) as QuestionId,
  text: `Domanda ${id}`,
  kind,
  answer,
})
const survey = (...questions: readonly SurveyQuestion[]): Survey => ({
  questions,
  closed: false,
  mayBeAnonymous: false,
})

describe('The responses to a survey (SURVEY-03)', () => {
  const third = question(3, 'open')
  const first = question(1, 'rating')
  const second = question(2, 'open')
  const sheet = survey(third, first, second)

  test('are in the order of the questions, not of the answers', () => {
    const answers = { [first.id]: '5', [second.id]: 'Sì', [third.id]: 'No' }
    expect(responses(sheet, answers)).toEqual([
      { question: 3, index: 0, value: 'No' },
      { question: 1, index: 1, value: '5' },
      { question: 2, index: 2, value: 'Sì' },
    ])
  })

  test('leave out unanswered questions, and the others keep their position', () => {
    expect(responses(sheet, { [second.id]: 'Sì', [third.id]: '  ' })).toEqual([{ question: 2, index: 2, value: 'Sì' }])
  })

  test('leave out answers to unknown questions', () => {
    const stranger = question(9, 'open')
    expect(responses(sheet, { [stranger.id]: 'Chi?', [first.id]: '1' })).toEqual([
      { question: 1, index: 1, value: '1' },
    ])
  })

  test('keep the markup of an open answer', () => {
    expect(responses(survey(third), { [third.id]: '<p><b>Sì</b></p>' })).toEqual([
      { question: 3, index: 0, value: '<p><b>Sì</b></p>' },
    ])
  })
})

describe('An open question', () => {
  const open = question(1, 'open')

  test.each(['Sì', '<p>Sì</p>', '0', '3 < 5'])('is answered by %s', (answer) =>
    expect(isAnswered(open, { [open.id]: answer })).toBe(true),
  )

  test.each(['', '   ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<p>\n\t</p>', '\u00a0'])(
    'is not answered by markup and blanks alone: %j',
    (answer) => expect(isAnswered(open, { [open.id]: answer })).toBe(false),
  )

  test('is not answered by an empty answer', () => expect(isAnswered(open, {})).toBe(false))
})

describe('A rating', () => {
  const rating = question(1, 'rating')

  test.each(Array.from({ length: TOP_RATING }, (_, index) => String(index + 1)))(
    'goes up to the top one: %s',
    (answer) => expect(isAnswered(rating, { [rating.id]: answer })).toBe(true),
  )

  test.each(['0', String(TOP_RATING + 1), '', '3.5', '-1', 'tre', '<p>3</p>', ' 3'])('is not %j', (answer) =>
    expect(isAnswered(rating, { [rating.id]: answer })).toBe(false),
  )
})

test('A survey starts with the previous answers only (SURVEY-02)', () => {
  const sheet = survey(question(1, 'open', 'Sì'), question(2, 'rating'), question(3, 'rating', '4'))
  expect(existingAnswers(sheet)).toStrictEqual({ 1: 'Sì', 3: '4' })
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, undefined],
  [false, false, undefined],
])('A survey that may be anonymous (%s), where that is wished (%s), is so: %s (SURVEY-04)', (may, isWished, is) => {
  const first = question(1, 'rating')
  const sheet = { ...survey(first, question(2, 'open')), mayBeAnonymous: may }
  expect(anonymityOf(sheet, isWished)).toBe(is)
  expect(submissionOf(sheet, { answers: { [first.id]: '4' }, anonymous: isWished })).toEqual({
    responses: [{ question: 1, index: 0, value: '4' }],
    anonymous: is === true,
  })
})
