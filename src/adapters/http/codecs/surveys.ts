import type { QuestionKind, SurveyQuestion, SurveySubmission } from '#domain/surveys/survey.ts'
import { QUESTION, RESPONSE } from './names/others.ts'
import { partly } from './partly.ts'
import {
  count,
  flag,
  id,
  isRecord,
  mapped,
  optional,
  otherwise,
  scalar,
  text,
  textFrom,
  type Wire,
  words,
} from './wire.ts'
import { list } from './wire-lists.ts'
import { record, widened } from './wire-records.ts'
import { choice } from './wire-words.ts'

/** [decided] A question of an unknown type is answered as text. */
export const UNKNOWN_QUESTION: QuestionKind = 'open'

/** The values of an answer: a text, or records that have it (`{ id, index, value }`), as they were sent. */
const valuesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(valuesIn)
  if (isRecord(value)) return valuesIn(value['value'] ?? value['response'])
  return textFrom(value)?.trim() ? [String(value)] : []
}

/** An answer, or several in one text. */
const answerText = scalar('answer', { kind: 'text' }, (value) => {
  const values = valuesIn(value)
  return values.length === 0 ? undefined : values.join(', ')
})

const response = widened(
  partly(record('response', { answer: ['response', optional(answerText)] }, RESPONSE), 'answer'),
  (value) => ({ response: value }),
)

/** A question, with what was answered before. */
export const question: Wire<SurveyQuestion> = mapped(
  partly(
    record(
      'question',
      {
        id: ['id', id('Question')],
        text: ['question', words],
        kind: ['type', otherwise(choice('question type', { open: 'A', rating: 'V' }), UNKNOWN_QUESTION)],
        previous: ['noticeResponse', optional(response)],
      },
      QUESTION,
    ),
    'previous',
  ),
  ({ previous, unreadable, ...rest }): SurveyQuestion => ({
    ...rest,
    answer: previous?.answer,
    ...((unreadable ?? previous?.unreadable) && { unreadable: ['answer'] }),
  }),
  ({ id: own, text: asked, kind, answer }) => ({
    id: own,
    text: asked,
    kind,
    previous: answer === undefined ? undefined : { answer },
  }),
)

export const surveySubmission: Wire<SurveySubmission> = record('survey answers', {
  responses: [
    'noticeResponses',
    list(record('answer', { question: ['id', id('Question')], index: ['index', count], value: ['value', text] })),
  ],
  anonymous: ['sendAnonymous', flag],
})
