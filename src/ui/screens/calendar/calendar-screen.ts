import { openCalendar } from '#application/user-events/calendar.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { calendarPath, calendarQueryFrom } from './calendar-url.ts'
import { calendarView } from './calendar-view.ts'

/** The citizen's calendar (EVENT-07). */
export const screen = screenOf({
  query: (address) => calendarQueryFrom(address.split('?')[1] ?? ''),
  address: calendarPath,
  open: openCalendar,
  view: calendarView,
})
