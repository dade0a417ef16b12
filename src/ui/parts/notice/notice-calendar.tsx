import { CalendarPlus, Clock, MapPin } from 'lucide-react'
import { Card } from '#ui/components/card.tsx'
import { DayLeaf } from '#ui/components/day-leaf.tsx'
import { ActionButton } from '#ui/layout/parts.tsx'
import type { DateView } from './template-view.ts'
import type { ViewOf } from './template-view.ts'
import * as css from './notice-calendar.css.ts'
import * as shared from './notice-detail.css.ts'

/** Dates, each of which can be added to the device's calendar (NOTICE-07). */
export const CalendarTemplate = ({ view: { label, none, dates } }: { readonly view: ViewOf<'calendar'> }) => (
  <section className={shared.section} aria-label={label}>
    {none === undefined ? (
      <Card as="ul" inside="flush">
        {dates.map((date) => (
          <DateRow key={date.key} view={date} />
        ))}
      </Card>
    ) : (
      <p className={shared.muted}>{none}</p>
    )}
  </section>
)

const DateRow = ({ view: { day, title, when, place, keep } }: { readonly view: DateView }) => (
  <li className={css.date}>
    {day === undefined ? null : <DayLeaf day={day} />}
    <div className={css.words}>
      <h3 className={css.title} dir="auto">
        {title}
      </h3>
      {when ? (
        <p className={css.meta}>
          <Clock size={16} aria-hidden />
          <span>
            <time dateTime={day}>{when.date}</time>, {when.hours}
            {when.until === undefined ? null : (
              <>
                {', '}
                <span className={css.whole}>{when.until}</span>
              </>
            )}
          </span>
        </p>
      ) : null}
      {place === undefined ? null : (
        <p className={css.meta}>
          <MapPin size={16} aria-hidden />
          <bdi>{place}</bdi>
        </p>
      )}
    </div>
    {keep ? (
      <span className={css.action}>
        <ActionButton variant="secondary" icon={CalendarPlus} action={keep} />
      </span>
    ) : null}
  </li>
)
