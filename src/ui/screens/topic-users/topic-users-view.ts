import {
  type FollowersNow,
  openTopicUsers,
  type TopicUsersNow,
} from '#application/inbox/topic-users/topic-users.flow.ts'
import type { TopicUser } from '#domain/topics/topic.ts'
import { workOf } from '#domain/users/managed-user.ts'
import { named } from '#ui/language/titles.ts'
import { filteredListView, rowsMadeBy, rowsView } from '#ui/view/filtered-list.ts'
import { likeness } from '#ui/view/likeness.ts'
import { type Empty, empty } from '#ui/view/lists.ts'
import { type NotFoundView, notFoundView } from '#ui/view/not-found.ts'
import { action } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress } from '#ui/base/screens.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The subscribers of a topic (TOPIC-13). A topic that does not exist has no page (fault 36). */
export const topicUsersView = ({ followers, session }: TopicUsersNow, speech: Speech) => {
  if (followers === undefined || followers.list.face === 'missing') return notFoundView(speech)
  const { say } = speech
  const { name, list } = followers
  const words = {
    title: name === undefined ? say('topicUsers.title') : say('topicUsers.of', { topic: named(name, speech) }),
    sought: String(list.isFiltered),
    filter: say('topicUsers.filter'),
    total: say('topicUsers.total', { count: list.count }),
    incomplete: say('topicUsers.incomplete'),
    of: 'rows',
  } as const
  const rows = {
    signIn: session.requireSignIn,
    empty: () => emptyView(list, speech),
    rows: () => rowsOf(say('topicUsers.list'), list, speech),
  }
  return { kind: 'page' as const, ...filteredListView(list, words, speech, () => rowsView(list, rows, speech)) }
}
export type TopicUsersView = Exclude<ReturnType<typeof topicUsersView>, NotFoundView>

const emptyView = ({ isFiltered, verbs }: FollowersNow['list'], { say }: Speech): Empty =>
  isFiltered
    ? empty(
        say('topicUsers.emptyFiltered'),
        say('topicUsers.emptyFilteredText'),
        action(say('users.showAll'), () => verbs.type('')),
      )
    : empty(say('topicUsers.empty'), say('topicUsers.emptyText'))

/** A subscriber of a topic. */
const followerView = (user: TopicUser, speech: Speech) => ({
  kind: 'row' as const,
  key: user.id,
  name: named(user.name, speech),
  country: user.country,
  work: workOf(user) || undefined,
  likeness: likeness(user.name),
})
export type FollowerView = ReturnType<typeof followerView>

const rowsOf = rowsMadeBy(followerView)

/** The subscribers of a topic (TOPIC-13). */
export const screen = screenOf({
  query: (address) => ({
    activity: idFrom<'Activity'>(partOfAddress(address, 2)),
    topic: idFrom<'Topic'>(partOfAddress(address, 4)),
  }),
  open: openTopicUsers,
  view: topicUsersView,
})
