import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { LocalDate } from '#domain/time/calendar.ts'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { Dialog } from './dialog.tsx'
import { MonthGrid } from './month-grid.tsx'

type DayDialogProps = {
  readonly day: LocalDate
  readonly today: LocalDate
  readonly marked: ReadonlyMap<LocalDate, number> | undefined
  readonly onClose: () => void
  readonly onChoose: (day: LocalDate) => void
}

/** A day chosen from its month. */
export const DayDialog = ({ day, today, marked, onClose, onChoose }: DayDialogProps) => {
  const intl = useIntl()
  const [month, setMonth] = useState(day)
  useBackCloses(true, onClose)
  const title = intl.formatMessage({ id: 'events.chooseDay' })
  return (
    <Dialog isOpen title={title} closeLabel={intl.formatMessage({ id: 'action.close' })} onClose={onClose}>
      <MonthGrid
        month={month}
        selected={day}
        today={today}
        marked={marked}
        label={title}
        onSelect={onChoose}
        onMonth={setMonth}
      />
    </Dialog>
  )
}
