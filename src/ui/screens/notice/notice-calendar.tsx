import { CalendarPlus, Clock, MapPin } from 'lucide-react'
import { useIntl } from 'react-intl'
import { type DatedNoticeDate, hasDay, type NoticeDate } from '#domain/notices/notice.ts'
import { hoursOf, lastDayOf } from '#ui/app/date-words.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { titled } from '#ui/app/titles.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { DayLeaf } from '#ui/components/day-leaf.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-calendar.css.ts'
import * as shared from './notice-detail.css.ts'

/** Dates, each to be taken into one's own calendar (NOTICE-07). */
export const CalendarTemplate = ({ content: { dates }, errands }: TemplateProps<'calendar'>) => {
  const intl = useIntl()
  return (
    <section className={shared.section} aria-label={intl.formatMessage({ id: 'notice.dates' })}>
      {dates.length === 0 ? (
        <p className={shared.muted}>{intl.formatMessage({ id: 'notice.noDates' })}</p>
      ) : (
        <Card as="ul" inside="flush">
          {dates.map((date) => (
            <DateRow key={date.id} date={date} errands={errands} />
          ))}
        </Card>
      )}
    </section>
  )
}

type DateRowProps = Pick<TemplateProps<'calendar'>, 'errands'> & { readonly date: NoticeDate }

const DateRow = ({ date, errands }: DateRowProps) => {
  const intl = useIntl()
  return (
    <li className={css.date}>
      {hasDay(date) ? <DayLeaf day={date.startDate} /> : null}
      <div className={css.words}>
        <h3 className={css.title}>{titled(date.title, intl)}</h3>
        {hasDay(date) ? <When date={date} /> : null}
        {date.place === undefined ? null : (
          <p className={css.meta}>
            <MapPin size={16} aria-hidden />
            <span>{date.place}</span>
          </p>
        )}
      </div>
      {hasDay(date) ? <Keep date={date} errands={errands} /> : null}
    </li>
  )
}

type DatedProps = { readonly date: DatedNoticeDate }

const When = ({ date }: DatedProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const lastDay = lastDayOf(date)
  return (
    <p className={css.meta}>
      <Clock size={16} aria-hidden />
      <span>
        <time dateTime={date.startDate}>{formats.date(date.startDate)}</time>, {hoursOf(date, intl, formats)}
        {lastDay === undefined ? null : (
          <>
            {', '}
            <span className={css.whole}>
              {intl.formatMessage({ id: 'notice.dateUntil' }, { day: formats.date(lastDay) })}
            </span>
          </>
        )}
      </span>
    </p>
  )
}

/** The way into one's own calendar; what has no title is kept there under the words that say so. */
const Keep = ({ date, errands }: DatedProps & Pick<DateRowProps, 'errands'>) => {
  const intl = useIntl()
  const title = titled(date.title, intl)
  const isSaving = errands.savingDate?.id === date.id
  return (
    <span className={css.action}>
      <Button
        variant="secondary"
        icon={CalendarPlus}
        busy={isSaving}
        isDisabled={errands.isBusy && !isSaving}
        onPress={() => errands.saveDate({ ...date, title })}
      >
        {intl.formatMessage({ id: 'notice.addToCalendar' })}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </span>
  )
}
