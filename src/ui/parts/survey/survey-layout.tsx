import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { ToldBoundary } from '#ui/layout/reading/told-boundary.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Card } from '#ui/components/card.tsx'
import { Rating, RatingShown } from '#ui/components/rating.tsx'
import { EDITOR_HEIGHT } from '#ui/components/rich-text-room.ts'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { CheckboxLayout } from '#ui/layout/fields.tsx'
import { ActionButton, FailedLayout } from '#ui/layout/parts.tsx'
import type { AnsweredView, AskedView, SurveyView } from './survey-view.ts'
import * as css from './survey.css.ts'

type ViewOf<Kind extends SurveyView['kind']> = Extract<SurveyView, { kind: Kind }>

/** A survey: open, to be answered; closed, read-only (SURVEY-01 … SURVEY-07). Load it lazily. */
const SurveyLayout = ({ view }: { readonly view: SurveyView }) => {
  switch (view.kind) {
    case 'none':
      return <p className={css.muted}>{view.text}</p>
    case 'waiting':
      return (
        <Loading>
          <Skeleton shape="card" height={120} />
        </Loading>
      )
    case 'closed':
      return <Closed view={view} />
    case 'open':
      return <Open view={view} />
    default:
      return view satisfies never
  }
}
export { SurveyLayout as default }

/** After the survey is closed here, its button is gone: the focus moves to its replacement. */
const Closed = ({ view: { isFresh, title, text, withdraw, questions } }: { readonly view: ViewOf<'closed'> }) => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isFresh) return
    section.current?.focus({ preventScroll: true })
    // It is higher than the window: what it says first is to be seen.
    section.current?.scrollIntoView({ block: 'start' })
  }, [isFresh])
  return (
    <section className={css.panel} ref={section} tabIndex={-1} aria-label={title}>
      <NoticeBar
        tone="success"
        icon={CircleCheck}
        text={
          <>
            <strong dir="auto">{title}</strong>
            {' · '}
            {text}
          </>
        }
      />
      {withdraw ? <ActionButton variant="quiet" icon={Undo2} action={withdraw} /> : null}
      <ol {...LIST} className={css.questions}>
        {questions.map((question) => (
          <AnsweredQuestion key={question.key} view={question} />
        ))}
      </ol>
    </section>
  )
}

const Open = ({
  view: { title, questions, anonymity, unkept, missing, failure, send },
}: {
  readonly view: ViewOf<'open'>
}) => {
  const unsent = useRef<HTMLDivElement>(null)
  const isUnsent = failure !== undefined
  useEffect(() => {
    if (isUnsent) unsent.current?.scrollIntoView({ block: 'nearest' })
  }, [isUnsent])
  return (
    <section className={css.panel} aria-label={title}>
      <ol {...LIST} className={css.questions}>
        {questions.map((question) => (
          <AskedQuestion key={question.key} view={question} />
        ))}
      </ol>
      {anonymity ? <CheckboxLayout view={anonymity} /> : null}
      {unkept === undefined ? null : <NoticeBar tone="warning" icon={TriangleAlert} text={unkept} />}
      {failure ? (
        <div ref={unsent}>
          <FailedLayout view={failure} compact />
        </div>
      ) : null}
      {missing === undefined ? null : <NoticeBar tone="warning" icon={TriangleAlert} text={missing} />}
      <ActionButton wide action={send} />
    </section>
  )
}

const Editor = lazy(async () => ({ default: (await import('#ui/components/rich-text-editor.tsx')).RichTextEditor }))

type TitleProps = { readonly view: Pick<AskedView, 'number' | 'title'>; readonly id: string }

const Title = ({ view: { number, title }, id }: TitleProps) => (
  <h3 className={css.title} id={id}>
    <span>{number}</span> <bdi>{title}</bdi>
  </h3>
)

/** A question to answer: in stars, or as text. */
const AskedQuestion = ({ view }: { readonly view: AskedView }) => {
  const id = useId()
  const { answer } = view
  return (
    <li>
      <Card>
        <Title view={view} id={id} />
        {answer.kind === 'rating' ? (
          <Rating {...answer} />
        ) : (
          <ToldBoundary>
            <Editor
              labelledBy={id}
              html={answer.html}
              isDisabled={answer.isDisabled}
              onChange={answer.change}
              waiting={<Skeleton shape="block" height={EDITOR_HEIGHT} />}
            />
          </ToldBoundary>
        )}
      </Card>
    </li>
  )
}

/** A question with its answer, read-only (SURVEY-05). */
const AnsweredQuestion = ({ view }: { readonly view: AnsweredView }) => {
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
  return <RatingShown {...view} size={28} />
}
