import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy } from '#ui/components/lazy.tsx'
import { IconButton } from '#ui/components/button.tsx'
import type { DayStepperView } from '#ui/view/day-stepper.ts'
import * as css from './day-stepper.css.ts'
import { ActionButton } from './parts.tsx'

const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }))

/** One day, and the buttons to other days (EVENT-01). */
export const DayStepperLayout = ({ view }: { readonly view: DayStepperView }) => (
  <fieldset className={css.group} aria-label={view.label}>
    <div className={css.stepper}>
      <IconButton icon={ChevronLeft} label={view.before.label} onPress={view.before.press} />
      <button
        className={css.day}
        type="button"
        aria-haspopup="dialog"
        aria-label={view.choose.label}
        onClick={view.choose.press}
      >
        <CalendarDays size={20} className={css.sign} aria-hidden />
        <span className={css.words}>{view.choose.words}</span>
      </button>
      <IconButton icon={ChevronRight} label={view.after.label} onPress={view.after.press} />
    </div>
    {view.today ? <ActionButton variant="quiet" action={view.today} /> : null}
    {view.dialog ? <DayDialog view={view.dialog} /> : null}
  </fieldset>
)
