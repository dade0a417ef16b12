import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import type { Survey } from '#domain/surveys/survey.ts'
import { Loading } from '#ui/app/panel.tsx'
import { named } from '#ui/app/titles.ts'
import { Button } from '#ui/components/button.tsx'
import { FailureState } from '#ui/components/failure-state.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Switch } from '#ui/components/switch.tsx'
import { AnsweredQuestion, AskedQuestion } from './survey-question.tsx'
import { useSurvey } from './use-survey.ts'
import * as css from './survey.css.ts'

export type SurveyPanelProps = {
  readonly notice: ReceivedNoticeId
  readonly survey: Survey
  /** Who asks. */
  readonly sender: string
}

/** A questionnaire: open, to be answered; closed, to be read (SURVEY-01 … SURVEY-07). */
const SurveyPanel = ({ notice, survey, sender }: SurveyPanelProps) => {
  const panel = useSurvey({ notice, survey })
  const intl = useIntl()
  if (survey.questions.length === 0) return <p className={css.muted}>{intl.formatMessage({ id: 'survey.none' })}</p>
  if (!panel.isReady)
    return (
      <Loading>
        <Skeleton shape="card" height={120} />
      </Loading>
    )
  return panel.isClosed ? <Closed panel={panel} isFresh={!survey.closed} /> : <Open panel={panel} sender={sender} />
}
export { SurveyPanel as default }

type Parts = { readonly panel: ReturnType<typeof useSurvey> }

type ClosedProps = Parts & {
  /** It was closed here and now: the button that did it is gone, and the focus comes to what took its place. */
  readonly isFresh: boolean
}

const Closed = ({ panel: { questions, answers }, isFresh }: ClosedProps) => {
  const intl = useIntl()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFresh) section.current?.focus()
  }, [isFresh])
  return (
    <section className={css.panel} ref={section} tabIndex={-1} aria-label={intl.formatMessage({ id: 'survey.closed' })}>
      <NoticeBar
        tone="success"
        icon={CircleCheck}
        text={
          <>
            <strong>{intl.formatMessage({ id: 'survey.closed' })}</strong>
            {' · '}
            {intl.formatMessage({ id: 'survey.closedText' })}
          </>
        }
      />
      <ol className={css.questions}>
        {questions.map((question, at) => (
          <AnsweredQuestion key={question.id} question={question} index={at + 1} answer={answers[question.id]} />
        ))}
      </ol>
    </section>
  )
}

const Open = ({ panel, sender }: Parts & { readonly sender: string }) => {
  const intl = useIntl()
  const { questions, answers, isSending, isAnonymous, mayBeAnonymous, isUnkept } = panel
  const unsent = useRef<HTMLDivElement>(null)
  const isUnsent = panel.failure !== undefined
  useEffect(() => {
    if (isUnsent) unsent.current?.scrollIntoView({ block: 'nearest' })
  }, [isUnsent])
  return (
    <section className={css.panel} aria-label={intl.formatMessage({ id: 'survey.questions' })}>
      <ol className={css.questions}>
        {questions.map((question, at) => (
          <AskedQuestion
            key={question.id}
            question={question}
            index={at + 1}
            answer={answers[question.id] ?? ''}
            isDisabled={isSending}
            onAnswer={(value) => panel.answer(question.id, value)}
          />
        ))}
      </ol>
      {mayBeAnonymous ? (
        <Switch
          label={intl.formatMessage({ id: 'survey.anonymous' })}
          description={intl.formatMessage({ id: 'survey.anonymousWhy' }, { sender: named(sender, intl) })}
          isSelected={isAnonymous}
          isDisabled={isSending}
          onChange={panel.chooseAnonymity}
        />
      ) : null}
      {isUnkept ? (
        <NoticeBar tone="warning" icon={TriangleAlert} text={intl.formatMessage({ id: 'survey.unkept' })} />
      ) : null}
      {panel.failure ? (
        <div ref={unsent}>
          <FailureState
            compact
            title={intl.formatMessage({ id: 'survey.notSent' })}
            text={intl.formatMessage({ id: isUnkept ? 'survey.notSentUnkept' : 'survey.notSentKept' })}
            onRetry={panel.submit}
            retryLabel={intl.formatMessage({ id: 'action.retry' })}
          />
        </div>
      ) : null}
      <Button wide busy={isSending} onPress={panel.submit}>
        {intl.formatMessage({ id: 'survey.send' })}
      </Button>
    </section>
  )
}
