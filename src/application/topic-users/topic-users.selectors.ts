import type { SnapshotFrom } from 'xstate'
import { type ListFace, listFace, listFailure, listRows } from '#application/kit/list.selectors.ts'
import type { TopicUser } from '#domain/topics/topic-user.ts'
import { filterOf } from '#domain/users/user-query.ts'
import type { topicUserFilterMachine, topicUserListMachine, topicUsersMachine } from './topic-users.machine.ts'

export {
  isListIncomplete as isTopicUserListIncomplete,
  isListStale as isTopicUserListStale,
  listCount as topicUserCount,
  listFailure as topicUserFailure,
  listShortfall as topicUserShortfall,
} from '#application/kit/list.selectors.ts'

type Page = SnapshotFrom<typeof topicUsersMachine>
type List = SnapshotFrom<typeof topicUserListMachine>
type Filter = SnapshotFrom<typeof topicUserFilterMachine>

export const topicUserListActor = (page: Page) => page.children.list
export const topicUserFilterActor = (page: Page) => page.children.filter

export const isTopicUserListFiltered = ({ context }: Page): boolean => context.text !== ''
export const typedTopicUser = ({ context }: Filter): string => context.typed
/** Whether something is typed that is too short to filter (TOPIC-13). */
export const isTopicUserFilterTooShort = ({ context: { typed } }: Filter): boolean =>
  typed.trim() !== '' && filterOf(typed) === ''

/** What the list shows; `missing`: there is no such topic (fault 36). */
export const topicUserFace = (list: List): ListFace | 'missing' => {
  const face = listFace(list)
  return face === 'failed' && listFailure(list)?._tag === 'Missing' ? 'missing' : face
}

/** The rows over all pages; those not read yet are undefined. */
export const topicUserRows = (list: List): readonly (TopicUser | undefined)[] => listRows(list)
