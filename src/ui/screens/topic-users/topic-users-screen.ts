import { openTopicUsers } from '#application/topic-users/topic-users.flow.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { topicUsersView } from './topic-users-view.ts'

/** The subscribers of a topic (TOPIC-13). */
export const screen = screenOf({
  query: (address) => ({
    activity: idFrom<'Activity'>(partOfAddress(address, 2)),
    topic: idFrom<'Topic'>(partOfAddress(address, 4)),
  }),
  open: openTopicUsers,
  view: topicUsersView,
})
