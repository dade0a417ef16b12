import { openEventsPage } from '#application/events/events.flow.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress, screenAt } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { eventsHref, eventsWishFrom } from './events-url.ts'
import { eventsView } from './events-view.ts'

/** The events of a day: all, or those of one activity (EVENT-01, EVENT-02). */
export const screen = screenOf({
  query: (address) => {
    const isOfOne = screenAt(address) === 'activityEvents'
    const activity = isOfOne ? idFrom<'Activity'>(partOfAddress(address, 2)) : undefined
    return {
      isNone: isOfOne && activity === undefined,
      activity,
      wish: eventsWishFrom(address.split('?')[1] ?? ''),
    }
  },
  address: ({ activity, wish }) => eventsHref(activity, wish),
  open: openEventsPage,
  view: eventsView,
})
