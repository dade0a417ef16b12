import { useId } from 'react'
import { LatePart } from '#ui/layout/reading/late-part.tsx'
import { Card } from '#ui/components/card.tsx'
import { Rating, RatingShown } from '#ui/components/rating.tsx'
import { EDITOR_HEIGHT } from '#ui/components/rich-text-room.ts'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import type { AnsweredView, AskedView } from './survey-view.ts'
import * as css from './survey.css.ts'

const loadEditor = () =>
  import('#ui/components/rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor }))

type TitleProps = { readonly view: Pick<AskedView, 'number' | 'title'>; readonly id: string }

const Title = ({ view: { number, title }, id }: TitleProps) => (
  <h3 className={css.title} id={id}>
    <span>{number}</span> <bdi>{title}</bdi>
  </h3>
)

/** A question to answer: in stars, or as text. */
export const AskedQuestion = ({ view }: { readonly view: AskedView }) => {
  const id = useId()
  const { answer } = view
  return (
    <li>
      <Card>
        <Title view={view} id={id} />
        {answer.kind === 'rating' ? (
          <Rating
            label={answer.label}
            value={answer.value}
            max={answer.max}
            valueText={answer.words}
            starLabel={answer.starLabel}
            ends={answer.ends}
            isDisabled={answer.isDisabled}
            onChange={answer.rate}
          />
        ) : (
          <LatePart
            load={loadEditor}
            fallback={<Skeleton shape="block" height={EDITOR_HEIGHT} />}
            given={{ labelledBy: id, html: answer.html, isDisabled: answer.isDisabled, onChange: answer.change }}
          />
        )}
      </Card>
    </li>
  )
}

/** A question with its answer, read-only (SURVEY-05). */
export const AnsweredQuestion = ({ view }: { readonly view: AnsweredView }) => {
  const id = useId()
  return (
    <li>
      <Card>
        <Title view={view} id={id} />
        <Answer view={view.answer} />
      </Card>
    </li>
  )
}

const Answer = ({ view }: { readonly view: AnsweredView['answer'] }) => {
  if (typeof view === 'string') return <p className={css.muted}>{view}</p>
  if (view.kind === 'rich') return <RichTextView html={view.html} />
  return <RatingShown label={view.told} value={view.value} max={view.max} size={28} valueText={view.words} />
}
