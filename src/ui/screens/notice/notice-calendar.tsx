import { CalendarPlus, Clock, MapPin } from 'lucide-react'
import { type IntlShape, useIntl } from 'react-intl'
import type { NoticeDate } from '#domain/notices/notice.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { type Formats } from '#ui/app/formats.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-calendar.css.ts'
import * as shared from './notice-detail.css.ts'

/** The hours of a date. */
const hoursOf = ({ startTime, endTime }: NoticeDate, intl: IntlShape, formats: Formats): string => {
  const from = startTime && formats.time(startTime)
  const until = endTime && formats.time(endTime)
  return from === undefined
    ? intl.formatMessage({ id: 'notice.wholeDay' })
    : until === undefined
      ? intl.formatMessage({ id: 'notice.dateFrom' }, { from })
      : intl.formatMessage({ id: 'notice.dateTimes' }, { from, to: until })
}

/** The last day of a date, where that is another than its first. */
const lastDayOf = ({ startDate, endDate }: NoticeDate): LocalDate | undefined =>
  endDate !== undefined && endDate > startDate ? endDate : undefined

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
  const formats = useFormats()
  const day = Date.parse(date.startDate)
  const lastDay = lastDayOf(date)
  const part = (options: Intl.DateTimeFormatOptions) => intl.formatDate(day, { ...options, timeZone: 'UTC' })
  const isSaving = errands.savingDate?.id === date.id
  return (
    <li className={css.date}>
      <span className={css.day} aria-hidden>
        <span className={css.weekday}>{part({ weekday: 'short' })}</span>
        <span className={css.number}>{part({ day: 'numeric' })}</span>
        <span className={css.month}>{part({ month: 'short' })}</span>
      </span>
      <div className={css.words}>
        <h3 className={css.title}>{date.title}</h3>
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
        {date.place === undefined ? null : (
          <p className={css.meta}>
            <MapPin size={16} aria-hidden />
            <span>{date.place}</span>
          </p>
        )}
      </div>
      <span className={css.action}>
        <Button
          variant="secondary"
          icon={CalendarPlus}
          busy={isSaving}
          isDisabled={errands.isBusy && !isSaving}
          onPress={() => errands.saveDate(date)}
        >
          {intl.formatMessage({ id: 'notice.addToCalendar' })}
          <VisuallyHidden> {date.title}</VisuallyHidden>
        </Button>
      </span>
    </li>
  )
}
