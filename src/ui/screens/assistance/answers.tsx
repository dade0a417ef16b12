import { ArrowRight, ChevronDown, Mail } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { foundIn, questionCount } from '#domain/guide/guide.ts'
import { SUPPORT_ADDRESS } from '#ui/app/menu-items.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { ButtonLink } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Marked } from '#ui/components/marked.tsx'
import type { Guide, GuideEntry } from '#ui/documents/guide.ts'
import { Advertising } from '#ui/screens/advertising/advertising.tsx'
import * as css from './assistance.css.ts'

/** The id in the address, of a section or of a question. */
const wanted = (): string => decodeURIComponent(window.location.hash.slice(1))

/** Leads to what the address names, once it is there: a section, or a question, which is answered then. */
const useAddressed = () => {
  const area = useRef<HTMLDivElement>(null)
  // Before it is painted: an answer that is asked for by its address stands open at once.
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

type AnswersProps = { readonly guide: Guide; readonly sought: string }

/** The answers of the guide, all of them or those that have what is looked for. */
export const Answers = ({ guide, sought }: AnswersProps) => {
  const intl = useIntl()
  const area = useAddressed()
  const text = sought.trim()
  const found = foundIn(guide, text)
  const count = questionCount(found)
  return (
    <div className={css.page} ref={area}>
      <div className={css.head}>
        <output className={css.lead}>
          {text === ''
            ? intl.formatMessage({ id: 'assistance.lead' })
            : intl.formatMessage({ id: 'assistance.answers' }, { count, text })}
        </output>
        <Advertising page="guide" place="top" />
      </div>
      {count === 0 ? null : (
        <nav className={css.contents} aria-labelledby="guide-contents">
          <h2 className={css.contentsTitle} id="guide-contents">
            {intl.formatMessage({ id: 'assistance.contents' })}
          </h2>
          <ul>
            {found.map(({ id, title }) => (
              <li key={id}>
                <a className={css.contentsLink} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.answers}>
        {count === 0 ? (
          <EmptyState
            drawing="search"
            title={intl.formatMessage({ id: 'assistance.none' }, { text })}
            text={intl.formatMessage({ id: 'assistance.noneText' })}
            action={<Write />}
          />
        ) : (
          found.map(({ id, title, questions }) => (
            <section key={id} className={css.section} aria-labelledby={id}>
              <h2 className={css.sectionTitle} id={id} tabIndex={-1}>
                <Marked text={title} sought={text} />
              </h2>
              <Card inside="flush">
                {questions.map((entry) => (
                  <Question key={entry.id} entry={entry} sought={text} />
                ))}
              </Card>
            </section>
          ))
        )}
        {count === 0 ? null : (
          <>
            <Support />
            <Advertising page="guide" place="large" />
          </>
        )}
      </div>
    </div>
  )
}

/** A question that opens its answer; one that was looked for is open. */
const Question = ({ entry, sought }: { readonly entry: GuideEntry; readonly sought: string }) => {
  const intl = useIntl()
  const { id, question, answer, leadsTo } = entry
  const isSought = sought !== ''
  return (
    // A search opens its answers, and its end closes them; in between they are the citizen's to open and close.
    <details key={String(isSought)} className={css.question} id={id} open={isSought}>
      <summary className={css.asked}>
        <span>
          <Marked text={question} sought={sought} />
        </span>
        <ChevronDown className={css.sign} size={20} aria-hidden />
      </summary>
      <div className={css.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} sought={sought} />
          </p>
        ))}
        {leadsTo === undefined ? null : (
          <Anchor className={css.way} href={SCREENS[leadsTo].path}>
            {intl.formatMessage(
              { id: 'assistance.way' },
              { screen: intl.formatMessage({ id: SCREENS[leadsTo].title }) },
            )}
            <ArrowRight size={20} aria-hidden />
          </Anchor>
        )}
      </div>
    </details>
  )
}

const Write = () => {
  const intl = useIntl()
  return (
    <ButtonLink href={SUPPORT_ADDRESS} variant="secondary" icon={Mail}>
      {intl.formatMessage({ id: 'assistance.write' })}
    </ButtonLink>
  )
}

/** Who answers what the guide does not. */
const Support = () => {
  const intl = useIntl()
  return (
    <Card>
      <div className={css.support}>
        <div className={css.supportWords}>
          <p className={css.supportTitle}>{intl.formatMessage({ id: 'assistance.writeTitle' })}</p>
          <p className={css.muted}>{intl.formatMessage({ id: 'assistance.writeText' })}</p>
        </div>
        <Write />
      </div>
    </Card>
  )
}
