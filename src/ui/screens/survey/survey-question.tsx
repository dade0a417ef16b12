import { useId } from 'react'
import { useIntl } from 'react-intl'
import { type Question, TOP_RATING } from '#domain/surveys/survey.ts'
import { titled } from '#ui/app/titles.ts'
import { Card } from '#ui/components/card.tsx'
import { Rating, RatingShown } from '#ui/components/rating.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { EDITOR_HEIGHT } from '#ui/components/rich-text-room.ts'
import { LatePart } from '#ui/app/late-part.tsx'
import * as css from './survey.css.ts'

const loadEditor = () =>
  import('#ui/components/rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor }))

type Asked = {
  readonly question: Question
  /** Its place in the questionnaire, from 1. */
  readonly index: number
  readonly answer: string
  readonly isDisabled: boolean
  readonly onAnswer: (value: string) => void
}

const ratingOf = (answer: string | undefined): number => {
  const value = Number(answer ?? '')
  return Number.isInteger(value) && value >= 1 && value <= TOP_RATING ? value : 0
}

const Title = ({ question, index, id }: Pick<Asked, 'question' | 'index'> & { readonly id: string }) => {
  const intl = useIntl()
  return (
    <h3 className={css.title} id={id}>
      <span>{intl.formatMessage({ id: 'survey.number' }, { index })}</span> {titled(question.text, intl)}
    </h3>
  )
}

/** A question to answer: in stars, or in words. */
export const AskedQuestion = ({ question, index, answer, isDisabled, onAnswer }: Asked) => {
  const id = useId()
  return (
    <li>
      <Card>
        <Title question={question} index={index} id={id} />
        {question.kind === 'rating' ? (
          <Stars question={question} answer={answer} isDisabled={isDisabled} onAnswer={onAnswer} />
        ) : (
          <LatePart
            load={loadEditor}
            fallback={<Skeleton shape="block" height={EDITOR_HEIGHT} />}
            given={{ labelledBy: id, html: answer, isDisabled, onChange: onAnswer }}
          />
        )}
      </Card>
    </li>
  )
}

const Stars = ({ question, answer, isDisabled, onAnswer }: Omit<Asked, 'index'>) => {
  const intl = useIntl()
  const value = ratingOf(answer)
  return (
    <Rating
      label={titled(question.text, intl)}
      value={value}
      max={TOP_RATING}
      valueText={value === 0 ? undefined : intl.formatMessage({ id: 'survey.value' }, { value, max: TOP_RATING })}
      starLabel={(count) => intl.formatMessage({ id: 'survey.stars' }, { count })}
      isDisabled={isDisabled}
      onChange={(stars) => onAnswer(String(stars))}
    />
  )
}

type Answered = Pick<Asked, 'question' | 'index'> & { readonly answer: string | undefined }

/** A question with what was answered, to read (SURVEY-05). */
export const AnsweredQuestion = ({ question, index, answer }: Answered) => {
  const id = useId()
  return (
    <li>
      <Card>
        <Title question={question} index={index} id={id} />
        <Answer question={question} answer={answer} />
      </Card>
    </li>
  )
}

const Answer = ({ question, answer }: Omit<Answered, 'index'>) => {
  const intl = useIntl()
  const value = ratingOf(answer)
  if (question.kind === 'rating' && value > 0)
    return (
      <RatingShown
        label={intl.formatMessage({ id: 'survey.rated' }, { value, max: TOP_RATING })}
        value={value}
        max={TOP_RATING}
        size={28}
        valueText={intl.formatMessage({ id: 'survey.value' }, { value, max: TOP_RATING })}
      />
    )
  return question.kind === 'rating' || answer === undefined || answer === '' ? (
    <p className={css.muted}>{intl.formatMessage({ id: 'survey.noAnswer' })}</p>
  ) : (
    <RichTextView html={answer} />
  )
}
