import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { LocalDate } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/days.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { Button, IconButton } from './button.tsx'
import * as css from './day-stepper.css.ts'

const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }))

export type DayStepperProps = {
  readonly day: LocalDate
  readonly today: LocalDate
  /** How many things there are on a day, for the calendar. */
  readonly marked?: ReadonlyMap<LocalDate, number> | undefined
  readonly onChange: (day: LocalDate) => void
}

/** One day, the one before, the one after, any other by the calendar, and the way back to today (EVENT-01). */
export const DayStepper = ({ day, today, marked, onChange }: DayStepperProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const words = formats.day(day, today)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <fieldset className={css.group} aria-label={intl.formatMessage({ id: 'events.day' })}>
      <div className={css.stepper}>
        <IconButton
          icon={ChevronLeft}
          label={intl.formatMessage({ id: 'events.dayBefore' })}
          onPress={() => onChange(addDays(day, -1))}
        />
        <button
          className={css.day}
          type="button"
          aria-haspopup="dialog"
          aria-label={`${words}, ${intl.formatMessage({ id: 'events.chooseDay' })}`}
          onClick={() => setChoosing(true)}
        >
          <CalendarDays size={20} className={css.sign} aria-hidden />
          <span className={css.words}>{words}</span>
        </button>
        <IconButton
          icon={ChevronRight}
          label={intl.formatMessage({ id: 'events.dayAfter' })}
          onPress={() => onChange(addDays(day, 1))}
        />
      </div>
      {day === today ? null : (
        <Button variant="quiet" onPress={() => onChange(today)}>
          {intl.formatMessage({ id: 'events.today' })}
        </Button>
      )}
      {isChoosing ? (
        <Suspense>
          <DayDialog
            day={day}
            today={today}
            marked={marked}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false)
              onChange(chosen)
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  )
}
