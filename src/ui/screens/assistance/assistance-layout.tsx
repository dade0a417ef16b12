import { ArrowRight, ChevronDown, Mail, Phone } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Page } from '#ui/layout/page/page.tsx'
import { Anchor } from '#ui/components/anchor.tsx'
import { Card } from '#ui/components/card.tsx'
import { Marked } from '#ui/components/marked.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { PanelLayout, WayButton } from '#ui/layout/parts.tsx'
import { SearchFieldLayout } from '#ui/layout/search-field.tsx'
import { PageFeedback } from '#ui/parts/page-feedback/page-feedback.tsx'
import type { Asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { ReadAloud } from '#ui/parts/read-aloud/read-aloud.tsx'
import type { AnswersView, AssistanceView, QuestionView } from './assistance-view.ts'
import * as css from './assistance.css.ts'

/** The guide, question by question (HOME-03). */
const AssistanceLayout = ({ view: { title, field, panel, feedback } }: { readonly view: AssistanceView & Asking }) => (
  <Page title={title} width="composed" search={<SearchFieldLayout view={field} />}>
    <PanelLayout panel={panel} waiting={<Waiting />}>
      {(answers) => <Answers view={answers} />}
    </PanelLayout>
    <PageFeedback view={feedback} />
  </Page>
)
export { AssistanceLayout as default }

/** The id in the URL, of a section or of a question. */
const wanted = (): string => decodeURIComponent(window.location.hash.slice(1))

/** Scrolls to the target of the URL, once it exists: a section, or a question, whose answer is opened. */
const useAddressed = () => {
  const area = useRef<HTMLDivElement>(null)
  // Before the first paint: an answer named in the URL is open from the start.
  useLayoutEffect(() => {
    const lead = () => {
      const id = wanted()
      const place = id === '' ? null : (area.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null)
      if (place instanceof HTMLDetailsElement) place.open = true
      place?.scrollIntoView()
      const goal = place instanceof HTMLDetailsElement ? place.querySelector<HTMLElement>('summary') : place
      goal?.focus({ preventScroll: true })
    }
    lead()
    addEventListener('hashchange', lead)
    return () => removeEventListener('hashchange', lead)
  }, [])
  return area
}

const Answers = ({ view }: { readonly view: AnswersView }) => {
  const { sought, lead, readAloud, advertisingAbove, beside, sections, empty, support, advertisingBelow } = view
  const area = useAddressed()
  return (
    <div className={css.page} ref={area}>
      <div className={css.head}>
        <output className={css.lead}>{lead}</output>
        {readAloud ? <ReadAloud part={readAloud} /> : null}
        <Advertising view={advertisingAbove} />
      </div>
      {beside ? (
        <nav className={css.contents} aria-labelledby="guide-contents">
          <h2 className={css.contentsTitle} id="guide-contents">
            {beside.title}
          </h2>
          <ul {...LIST}>
            {beside.links.map(({ key, words }) => (
              <li key={key}>
                <a className={css.contentsLink} href={`#${key}`}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className={css.answers} data-read-aloud>
        {sections.map(({ key, heading, rows }) => (
          <section key={key} className={css.section} aria-labelledby={key}>
            <h2 className={css.sectionTitle} id={key} tabIndex={-1}>
              <Marked text={heading} sought={sought} />
            </h2>
            <Card inside="flush">
              {rows.map((row) => (
                <Question key={row.key} view={row} sought={sought} />
              ))}
            </Card>
          </section>
        ))}
        {empty ? <EmptyLayout view={empty} drawing="search" icon={Mail} /> : null}
        {support ? <Support view={support} /> : null}
        {advertisingBelow ? <Advertising view={advertisingBelow} /> : null}
      </div>
    </div>
  )
}

/** A question that opens its answer; a search result is open. */
const Question = ({ view, sought }: { readonly view: QuestionView; readonly sought: string }) => {
  const { key, question, answer } = view
  return (
    // A search opens its answers, and its end closes them; in between the citizen controls them.
    <details key={String(answer.isHidden)} className={css.question} id={key} open={!answer.isHidden}>
      <summary className={css.asked}>
        <span>
          <Marked text={question} sought={sought} />
        </span>
        <ChevronDown className={css.sign} size={20} aria-hidden />
      </summary>
      <div className={css.answer}>
        {answer.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} sought={sought} />
          </p>
        ))}
        {answer.leadsTo ? (
          <Anchor className={css.way} href={answer.leadsTo.href}>
            {answer.leadsTo.label}
            <ArrowRight size={20} aria-hidden />
          </Anchor>
        ) : null}
      </div>
    </details>
  )
}

const Support = ({ view: { title, text, write, call } }: { readonly view: NonNullable<AnswersView['support']> }) => (
  <Card>
    <div className={css.support}>
      <div className={css.supportWords}>
        <p className={css.supportTitle}>{title}</p>
        <p className={css.muted}>{text}</p>
      </div>
      <WayButton variant="secondary" icon={Mail} way={write} />
      {call && <WayButton variant="secondary" icon={Phone} way={call} />}
    </div>
  </Card>
)

const Waiting = () => (
  <div className={`${css.page} ${css.waiting}`}>
    <div className={css.head}>
      <Skeleton width="60%" />
    </div>
    <div className={css.contents}>
      <Skeleton shape="card" height="20rem" />
    </div>
    <div className={css.answers}>
      <Several count={3}>
        <div className={css.section}>
          <Skeleton width="40%" height="1.65rem" />
          <Skeleton shape="card" height="12rem" />
        </div>
      </Several>
    </div>
  </div>
)
