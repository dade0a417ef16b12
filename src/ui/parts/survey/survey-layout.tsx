import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Checkbox } from '#ui/components/switch.tsx'
import { ActionButton, FailedLayout } from '#ui/layout/parts.tsx'
import { AnsweredQuestion, AskedQuestion } from './survey-question.tsx'
import type { SurveyView } from './survey-view.ts'
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
      <ol className={css.questions}>
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
      <ol className={css.questions}>
        {questions.map((question) => (
          <AskedQuestion key={question.key} view={question} />
        ))}
      </ol>
      {anonymity ? (
        <Checkbox
          label={anonymity.label}
          description={anonymity.hint}
          isSelected={anonymity.isOn}
          isDisabled={anonymity.isDisabled}
          onChange={anonymity.flip}
        />
      ) : null}
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
