import type { SurveyNow } from '#application/inbox/survey/survey.flow.ts'
import { type SurveyQuestion, TOP_RATING } from '#domain/surveys/survey.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { named, titled } from '#ui/language/titles.ts'
import { action, type Choice, type RichText, richText, type Waiting } from '#ui/view/parts.ts'
import { type GivenRating, type ShownRating, starTexts } from '#ui/view/rating.ts'
import type { RichField } from '#ui/view/rich-field.ts'
import type { Speech } from '#ui/view/speech.ts'
import { withdrawal } from '#ui/view/withdrawal.ts'

type Titled<Answer> = Readonly<{ key: number; number: string; title: string; answer: Answer }>

/** A question to answer, in stars or as text. */
export type AskedView = Titled<GivenRating | RichField>
/** An answer: a rating, a text, or none (SURVEY-05). */
export type AnsweredView = Titled<ShownRating | RichText | string>

/** A survey: open, to be answered; closed, read-only (SURVEY-01 … SURVEY-07). */
export type SurveyView =
  | Waiting
  | Readonly<{ kind: 'none'; text: string }>
  | ReturnType<typeof closedView>
  | ReturnType<typeof openView>

/** `sender`: the author of the survey, as the server names them. */
export const surveyView = (now: SurveyNow | undefined, sender: string, speech: Speech): SurveyView => {
  const { say } = speech
  if (now === undefined) return { kind: 'waiting' }
  if (now.questions.length === 0) return { kind: 'none', text: say('survey.none') }
  if (!now.isReady) return { kind: 'waiting' }
  return now.isClosed || now.waiting ? closedView(now, speech) : openView(now, sender, speech)
}

const closedView = (now: SurveyNow, speech: Speech) => {
  const { say } = speech
  const { questions, waiting } = now
  return {
    kind: 'closed' as const,
    /** It was closed during this visit, or its answers wait to be sent: it receives the focus. */
    isFresh: now.isClosedNow || waiting !== undefined,
    title: say(waiting ? 'outbox.waiting' : isAnswered(now) ? 'survey.answered' : 'survey.closed'),
    text: say(waiting ? 'outbox.delayed' : 'survey.closedText'),
    /** Opens the survey again, with its answers. */
    withdraw: waiting && withdrawal(waiting, speech),
    questions: questions.map((question, at) => titledView(question, at, speech, answeredView(question, now, speech))),
  }
}

const openView = (now: SurveyNow, sender: string, speech: Speech) => {
  const { say } = speech
  const { questions, missing, isUnkept } = now
  return {
    kind: 'open' as const,
    title: say('survey.questions'),
    questions: questions.map((question, at) => titledView(question, at, speech, askedView(question, now, speech))),
    anonymity: anonymityView(now, sender, speech),
    unkept: isUnkept ? say('survey.unkept') : undefined,
    failure: now.failure && {
      kind: 'failed' as const,
      sign: 'lost' as const,
      title: say('survey.notSent'),
      text: say(isUnkept ? 'survey.notSentUnkept' : 'survey.notSentKept'),
      retry: action(say('action.retry'), now.submit),
    },
    /** Which answers are missing, said once before they are sent without them. */
    missing:
      missing.length > 0
        ? say('survey.missing', { count: missing.length, questions: speech.formats.listed(missing.map(String)) })
        : undefined,
    send: action(say(missing.length > 0 ? 'survey.sendSo' : 'survey.send'), now.submit, { isBusy: now.isSending }),
  }
}

const anonymityView = (now: SurveyNow, sender: string, speech: Speech): Choice | undefined =>
  now.isAnonymous === undefined
    ? undefined
    : {
        kind: 'choice',
        label: speech.say('survey.anonymous'),
        hint: speech.say('survey.anonymousWhy', { sender: named(sender, speech) }),
        isOn: now.isAnonymous,
        isDisabled: now.isSending,
        flip: () => now.chooseAnonymity(!now.isAnonymous),
      }

/** Whether one's own answers are what a closed survey shows: then it was sent, and not only closed by its sender. */
const isAnswered = ({ answers }: SurveyNow): boolean => Object.values(answers).some((answer) => answer !== '')

const titledView = <Answer>(
  { id, text }: SurveyQuestion,
  at: number,
  speech: Speech,
  answer: Answer,
): Titled<Answer> => ({
  key: id,
  number: speech.say('survey.number', { index: at + 1 }),
  title: titled(text, speech),
  answer,
})

/** The rating of an answer; 0 for none. */
const starsOf = (answer: string | undefined): number => {
  const value = Number(answer ?? '')
  return Number.isInteger(value) && value >= 1 && value <= TOP_RATING ? value : 0
}

const valueWords = (value: number, { say }: Speech): string => say('survey.value', { value, max: TOP_RATING })

const askedView = ({ id, text, kind }: SurveyQuestion, now: SurveyNow, speech: Speech): GivenRating | RichField => {
  const answer = now.answers[id]
  const label = titled(text, speech)
  const isDisabled = now.isSending
  const change = (given: string) => now.answer(id, given)
  if (kind === 'open') return { kind: 'richField', label, html: answer ?? '', isDisabled, change }
  const value = starsOf(answer)
  return {
    kind: 'rating',
    label,
    value,
    max: TOP_RATING,
    words: value === 0 ? undefined : valueWords(value, speech),
    ...starTexts(TOP_RATING, speech),
    isDisabled,
    rate: (stars) => change(String(stars)),
  }
}

const answeredView = (question: SurveyQuestion, { answers }: SurveyNow, speech: Speech): AnsweredView['answer'] => {
  const { id, text, kind } = question
  const answer = answers[id]
  const value = starsOf(answer)
  if (answer === undefined && isUnreadable(question, 'answer')) return speech.say('notice.unreadable')
  if (kind === 'rating' && value > 0)
    return {
      kind: 'rating',
      label: titled(text, speech),
      told: speech.say('survey.rated', { value, max: TOP_RATING }),
      value,
      max: TOP_RATING,
      words: valueWords(value, speech),
    }
  return kind === 'rating' || answer === undefined || answer === '' ? speech.say('survey.noAnswer') : richText(answer)
}
