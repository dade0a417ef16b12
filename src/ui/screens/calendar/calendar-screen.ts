import { openCalendar } from '#application/user-events/calendar.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { calendarDayFrom, calendarPath } from './calendar-url.ts'
import { calendarView } from './calendar-view.ts'

/** The citizen's calendar (EVENT-07). */
export const screen = screenOf({
  query: (address) => ({ day: calendarDayFrom(address.split('?')[1] ?? '') }),
  address: ({ day }) => calendarPath(day),
  open: openCalendar,
  view: calendarView,
})
