import { expect, test } from 'vitest'
import type { SurveyNow } from '#application/inbox/survey/survey.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { surveyView } from './survey-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const questions = [
  { id: 1, text: 'Il cibo', kind: 'rating' },
  { id: 2, text: 'Che cosa rifaresti?', kind: 'open' },
] as never
const shown = (given: Partial<SurveyNow>) =>
  surveyView(
    {
      isReady: true,
      questions,
      answers: {},
      missing: [],
      answer: () => {},
      submit: () => {},
      ...given,
    } as unknown as SurveyNow,
    'Comune',
    speech,
  )

test('A survey without questions says so, and a loading one waits', () => {
  expect(shown({ questions: [] }).kind).toBe('none')
  expect([shown({ isReady: false }).kind, surveyView(undefined, 'Comune', speech).kind]).toEqual(['waiting', 'waiting'])
})

test('An open survey has ratings or texts, and refuses a rating out of range (SURVEY-01)', () => {
  const view = shown({ answers: { 1: '9', 2: '<p>Tutto</p>' } as never })
  expect(view).toMatchObject({
    kind: 'open',
    questions: [
      { number: '1.', title: 'Il cibo', answer: { kind: 'rating', value: 0, words: undefined } },
      { number: '2.', answer: { kind: 'richField', html: '<p>Tutto</p>' } },
    ],
    anonymity: undefined,
  })
})

test('Before it is sent with answers missing it says which, and how it is sent all the same (SURVEY-03)', () => {
  expect(shown({ missing: [1, 2] })).toMatchObject({
    missing: 'Mancano le risposte 1 e 2. Dopo l’invio non puoi più aggiungerle.',
    send: { label: 'Invia così' },
  })
  expect(shown({})).toMatchObject({ missing: undefined, send: { label: 'Invia le risposte' } })
})

test('Anonymity is offered only where allowed, and not while answers are sent (SURVEY-04)', () => {
  expect(shown({ isAnonymous: false, isSending: true })).toMatchObject({
    anonymity: { isOn: false, isDisabled: true },
    send: { isBusy: true },
  })
})

test.each([
  [true, 'notSentUnkept'],
  [false, 'notSentKept'],
] as const)('Answers that could not be sent are kept, or said not to be: %s (SURVEY-06)', (isUnkept, words) => {
  expect(shown({ failure: { _tag: 'Unreachable' }, isUnkept })).toMatchObject({
    failure: { text: italian[`survey.${words}`] },
  })
})

test('A closed survey shows its answers (SURVEY-05)', () => {
  expect(shown({ isClosed: true, answers: { 1: '5' } as never })).toMatchObject({
    kind: 'closed',
    questions: [{ answer: { value: 5, told: 'Voto: 5 su 5' } }, { answer: 'Nessuna risposta' }],
  })
})

test('An answer that cannot be read is not told as none (fault 55)', () => {
  const questions = [
    { id: 1, text: 'Il cibo', kind: 'open', answer: undefined, unreadable: ['answer'] },
    { id: 2, text: 'Altro', kind: 'open', answer: undefined },
  ]
  expect(shown({ isClosed: true, questions: questions as never })).toMatchObject({
    questions: [{ answer: italian['notice.unreadable'] }, { answer: italian['survey.noAnswer'] }],
  })
})

const titleOf = (answers: object) => shown({ isClosed: true, answers: answers as never })

test('A survey that was answered says that the answers were sent; one that closed unanswered says that it is closed', () => {
  expect(titleOf({ 2: '<p>Tutto</p>' })).toMatchObject({ title: 'Risposte inviate' })
  expect(titleOf({ 1: '', 2: '' })).toMatchObject({ title: 'Questionario chiuso' })
  expect(titleOf({})).toMatchObject({ title: 'Questionario chiuso' })
})
