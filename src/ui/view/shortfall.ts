import type { Shortfall } from '#application/kit/list-rows.ts'
import type { MessageId, Speech } from './speech.ts'

/** What a list is of, as far as the words for what it lacks depend on it. */
export type Listing = 'notices' | 'users' | 'events' | 'rows'

const LEFT_OUT: Readonly<Record<Listing, MessageId>> = {
  notices: 'notices.leftOut',
  users: 'users.leftOut',
  events: 'calendar.leftOut',
  rows: 'list.leftOut',
}

/** What is said of a list that does not show everything there is: nothing of one that does. */
export const shortfallView = (of: Listing, { leftOut, cut, isOpen }: Shortfall, { say }: Speech): readonly string[] => [
  ...(leftOut > 0 ? [say(LEFT_OUT[of], { count: leftOut })] : []),
  ...(cut ? [say('list.cut', cut)] : []),
  ...(isOpen ? [say('list.open', {})] : []),
]
