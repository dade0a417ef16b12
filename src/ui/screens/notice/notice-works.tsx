import { CalendarRange } from 'lucide-react'
import { useIntl } from 'react-intl'
import { worksState } from '#domain/notices/works.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { useToday } from '#ui/app/use-today.ts'
import { TagChip } from '#ui/components/chip.tsx'
import { WhereSection } from './notice-place.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-detail.css.ts'

const STATES = {
  coming: { label: 'notice.works.coming', tone: 'info' },
  running: { label: 'notice.works.running', tone: 'warm' },
  over: { label: 'notice.works.over', tone: 'success' },
} as const

/** Which sentence tells a period, by the sides of it that are known. */
const SENTENCES = {
  inWords: {
    both: 'notice.worksPeriodInWords',
    from: 'notice.worksFromInWords',
    until: 'notice.worksUntilInWords',
  },
  inFigures: { both: 'notice.worksPeriod', from: 'notice.worksFrom', until: 'notice.worksUntil' },
} as const

/** Works in progress: from when to when, how far they have come, and where. */
export const WorksTemplate = ({ content: { from, until, place } }: TemplateProps<'works'>) => {
  const intl = useIntl()
  const formats = useFormats()
  const state = worksState(from, until, useToday())
  const sides = from === undefined ? 'until' : until === undefined ? 'from' : 'both'
  const period = (sentences: keyof typeof SENTENCES, write: (day: LocalDate) => string) =>
    intl.formatMessage({ id: SENTENCES[sentences][sides] }, { from: from && write(from), until: until && write(until) })
  const inWords = (day: LocalDate) =>
    intl.formatDate(Date.parse(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <>
      <section className={css.section} aria-label={intl.formatMessage({ id: 'notice.worksWhen' })}>
        <div className={css.fact}>
          <CalendarRange size={24} className={css.factWarm} aria-hidden />
          {state === undefined ? (
            <p>{intl.formatMessage({ id: 'notice.worksUnknown' })}</p>
          ) : (
            <div className={css.words}>
              <div className={css.tags}>
                <TagChip tone={STATES[state].tone}>{intl.formatMessage({ id: STATES[state].label })}</TagChip>
              </div>
              <p className={css.factTitle}>{period('inWords', inWords)}</p>
              <p className={css.small}>{period('inFigures', formats.date)}</p>
            </div>
          )}
        </div>
      </section>
      <WhereSection place={place} kind="works" />
    </>
  )
}
