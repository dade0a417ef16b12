import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { decodeAnswer } from '../client/answer.ts'
import { contract } from '../contract/contract.ts'
import './unwrapping.ts'

/** The questions of a survey whose first one was answered like this. */
const questionOf = (noticeResponse: unknown) => {
  const notice = {
    id: 1,
    template: 'Q',
    noticeQuestions: [{ id: 4, type: 'A', question: 'Che ne pensi?', noticeResponse }],
  }
  const read = decodeAnswer(contract.notices.one, { data: { id: 9, closedSurvey: 'Y', notice } })
  if (Either.isLeft(read) || read.right.content.template !== 'survey') throw new Error('The survey cannot be read')
  return read.right.content.survey.questions[0]
}

test.each<[unknown, string]>([
  [{ response: 'Bene' }, 'Bene'],
  [{ response: [{ id: 1, index: 0, value: 'Bene' }] }, 'Bene'],
  [{ response: { value: 4 } }, '4'],
  [
    [
      { id: 7, index: 0, value: 'Sì' },
      { id: 8, index: 1, value: 'No' },
    ],
    'Sì, No',
  ],
  ['Bene', 'Bene'],
])('an answer is read from %j (SURVEY-05)', (noticeResponse, answer) => {
  const question = questionOf(noticeResponse)
  expect([question?.answer, question?.unreadable]).toEqual([answer, undefined])
})

test.each<unknown>([undefined, null, '', [], {}, { response: null }, { response: [] }, { response: '' }])(
  'there is no answer in %j',
  (noticeResponse) => {
    const question = questionOf(noticeResponse)
    expect([question?.answer, question?.unreadable]).toEqual([undefined, undefined])
  },
)

test.each<unknown>([{ response: { testo: 'x' } }, { response: [{ risposta: 'Bene' }] }, [{ risposta: 'Bene' }]])(
  'an answer that cannot be read is not told as none: %j (fault 55)',
  (noticeResponse) => {
    const question = questionOf(noticeResponse)
    expect([question?.answer, question?.unreadable]).toEqual([undefined, ['answer']])
  },
)

test.each<[unknown, boolean]>([
  [false, false],
  [{ data: false }, false],
  [{ data: 'N' }, false],
  [{ success: true, data: true }, true],
  [{ data: { disponibile: 0 } }, false],
])('whether a username is free is read from %j, whatever its field may be called (REG-02)', (json, available) => {
  expect(decodeAnswer(contract.account.checkUsername, json)).toEqual(Either.right({ available }))
})

test.each<[unknown, boolean | undefined]>([
  ['2026-11-19T08:00:00+01:00', true],
  ['19-11-2026 08:00:00', true],
  [1_795_000_000, true],
  [1, true],
  ['S', true],
  [0, false],
  [null, false],
  ['', false],
  // What nobody can read says neither, and so does a server that has no such field (fault 55).
  ['boh', undefined],
  [{ stato: 'L' }, undefined],
  [undefined, undefined],
])('a notice that was read says so by a flag or by the moment: %j (NOTICE-03)', (seen, expected) => {
  const read = decodeAnswer(contract.notices.received, { data: [{ id: 9, seen, notice: { id: 1 } }] })
  expect(Either.isRight(read) && read.right.rows.map((row) => row.seen)).toEqual([expected])
  const one = decodeAnswer(contract.notices.one, { data: { id: 9, seen, notice: { id: 1 } } })
  expect(Either.isRight(one) && one.right.seen).toBe(expected)
})
