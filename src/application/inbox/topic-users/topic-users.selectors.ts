import { typedLine } from '#domain/text/typed.ts'
import type { SnapshotFrom } from 'xstate'
import { filterOf } from '#domain/users/user-query.ts'
import type { topicUserFilterMachine, topicUsersMachine } from './topic-users.machine.ts'

type Page = SnapshotFrom<typeof topicUsersMachine>
type Filter = SnapshotFrom<typeof topicUserFilterMachine>

export const isTopicUserListFiltered = ({ context }: Page): boolean => context.text !== ''
/** Whether the typed text is too short to filter (TOPIC-13). */
export const isTopicUserFilterTooShort = ({ context: { typed } }: Filter): boolean =>
  typedLine(typed) !== '' && filterOf(typed) === ''
