import { useIntl } from 'react-intl'
import type { Sheet } from '#domain/e015/sheet.ts'
import { activeFilters, hasDays, NO_SHEET_FILTERS } from '#domain/e015/sheet-filters.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/days.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { SheetState } from './use-sheet.ts'

/** A sheet as it is looked at, on a day. */
export type SheetOfDay = { readonly sheet: Sheet; readonly state: SheetState; readonly today: LocalDate }

/** Nothing is left, or was there: what may help. */
export const NothingOnSheet = ({ sheet, state, today }: SheetOfDay) => {
  const intl = useIntl()
  const { filters, change } = state
  if (activeFilters(sheet, filters) > 0) {
    return (
      <EmptyState
        drawing="search"
        title={intl.formatMessage({ id: 'sheet.none' })}
        text={intl.formatMessage({ id: 'sheet.noneText' })}
        action={
          <Button
            variant="secondary"
            onPress={() => change({ ...NO_SHEET_FILTERS, day: filters.day, direction: filters.direction })}
          >
            {intl.formatMessage({ id: 'directory.clear' })}
          </Button>
        }
      />
    )
  }
  if (hasDays(sheet)) {
    return (
      <EmptyState
        drawing="calendar"
        title={intl.formatMessage({ id: 'sheet.noneOnDay' })}
        action={
          <Button variant="secondary" onPress={() => change({ ...filters, day: addDays(filters.day ?? today, 1) })}>
            {intl.formatMessage({ id: 'events.dayAfter' })}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing="list"
      title={intl.formatMessage({ id: 'sheet.empty' })}
      text={intl.formatMessage({ id: 'sheet.emptyText' })}
    />
  )
}
