import { expect, test } from 'vitest'
import type { Instant } from '#domain/time/calendar.ts'
import type { SurveyResponse } from '#domain/surveys/survey.ts'
import { seededNotices } from '../seed/notices/plant-notices.ts'
import { DEFAULT_NOW } from '../world.ts'
import { answered, surveyOf } from './surveys.ts'

const { received } = seededNotices(DEFAULT_NOW as Instant, 1, 1)
const noticeOf = (title: string) => {
  const found = received.find(({ notice }) => notice.title === title)
  if (found === undefined) throw new Error(`no notice '${title}'`)
  return found
}
const open = noticeOf('Nuova pista ciclabile: com’è andata?')
const mayBeAnonymous = noticeOf('Quanto ti piace il nuovo orario?')
const closed = noticeOf('Com’è andata la festa del quartiere?')

const all = (one: typeof open): readonly SurveyResponse[] =>
  (surveyOf(one)?.questions ?? []).map(({ id, kind }, index) => ({
    question: id,
    index,
    value: kind === 'rating' ? '4' : '<p>Bene</p>',
  }))

test('answering closes the survey and stores the answers with the name of the user', () => {
  const outcome = answered(open, { responses: all(open), anonymous: false }, 'mario.rossi')
  expect(outcome).toEqual({ closed: true, answers: all(open), answeredBy: 'mario.rossi' })
  expect(surveyOf({ ...open, ...(outcome as object) })).toMatchObject({
    closed: true,
    questions: [{ answer: '4' }, {}, {}],
  })
})

test('anonymous answers are stored without a name', () => {
  const outcome = answered(mayBeAnonymous, { responses: all(mayBeAnonymous), anonymous: true }, 'mario.rossi')
  expect(outcome).toMatchObject({ closed: true, answeredBy: undefined })
})

test('a survey that requires names refuses anonymous answers', () => {
  expect(answered(open, { responses: all(open), anonymous: true }, 'mario.rossi')).toMatchObject({
    code: 'NOT_ANONYMOUS',
  })
})

test('a closed survey refuses answers', () => {
  expect(answered(closed, { responses: all(closed), anonymous: false }, 'mario.rossi')).toMatchObject({
    status: 409,
    message: 'Il questionario è chiuso: non accetta altre risposte',
  })
})

test('empty answers, and answers to unknown questions, are ignored', () => {
  const empty = all(open).map(({ question, index }) => ({ question, index, value: '<p></p>' }))
  expect(answered(open, { responses: empty, anonymous: false }, 'x')).toMatchObject({ code: 'NO_ANSWERS' })
  expect(answered(open, { responses: all(closed), anonymous: false }, 'x')).toMatchObject({ code: 'NO_ANSWERS' })
})

test('a notice without questions has no survey', () => {
  const works = noticeOf('Via Sacco chiusa al traffico')
  expect(surveyOf(works)).toBeUndefined()
  expect(answered(works, { responses: [], anonymous: false }, 'x')).toMatchObject({ code: 'NO_SURVEY' })
})
