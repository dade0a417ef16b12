import { openActivityPage } from '#application/activity-page/activity-page.flow.ts'
import { idFrom } from '#domain/id.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'
import { partOfAddress } from '#ui/app/screens.ts'
import { activityView } from './activity-view.ts'

/** The page of an activity (DIR-02). */
export const screen = screenOf({
  query: (address, path) => ({ id: idFrom<'Activity'>(partOfAddress(address, 2)), path }),
  open: openActivityPage,
  view: asking(activityView),
})
