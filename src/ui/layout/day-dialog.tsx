import { useBackCloses } from '#ui/components/dialog-history.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { MonthGrid } from '#ui/components/month-grid.tsx'
import type { DayStepperView } from '#ui/view/day-stepper.ts'

/** The choice of a day in a month. Load this module lazily. */
export const DayDialog = ({
  view: { title, month, cancel },
}: {
  readonly view: NonNullable<DayStepperView['dialog']>
}) => {
  useBackCloses(true, cancel.press)
  return (
    <Dialog isOpen title={title} closeLabel={cancel.label} onClose={cancel.press}>
      <MonthGrid {...month} />
    </Dialog>
  )
}
