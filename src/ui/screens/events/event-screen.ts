import { openEventPage } from '#application/event-page/event-page.flow.ts'
import { idFrom } from '#domain/id.ts'
import { NO_ACTIVITY, partOfAddress } from '#ui/app/screens.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'
import { eventView } from './event-view.ts'

/** The page of an event (EVENT-03). */
export const screen = screenOf({
  query: (address, path) => {
    const activity = partOfAddress(address, 2)
    const isOfActivity = activity === String(NO_ACTIVITY) || idFrom<'Activity'>(activity) !== undefined
    return { id: isOfActivity ? idFrom<'Event'>(partOfAddress(address, 4)) : undefined, path }
  },
  open: openEventPage,
  view: asking(eventView),
})
