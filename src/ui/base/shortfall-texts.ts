import type { MessageDescriptor } from 'react-intl'
import type { Shortfall } from '#application/kit/list-rows.ts'

/** What a list is of, as far as the words for what it lacks depend on it. */
export type Listing = 'notices' | 'users' | 'events' | 'rows'

const leftOutTexts: Readonly<Record<Listing, MessageDescriptor>> = {
  notices: { id: 'notices.leftOut' },
  users: { id: 'users.leftOut' },
  events: { id: 'calendar.leftOut' },
  rows: { id: 'list.leftOut' },
}

const texts = { cut: { id: 'list.cut' }, open: { id: 'list.open' } } as const

type Line = Readonly<{ text: MessageDescriptor; values: Readonly<Record<string, number>> }>

/** What is said of a list that does not show everything there is: nothing of one that does. */
export const shortfallLines = (of: Listing, { leftOut, cut, isOpen }: Shortfall): readonly Line[] => [
  ...(leftOut > 0 ? [{ text: leftOutTexts[of], values: { count: leftOut } }] : []),
  ...(cut ? [{ text: texts.cut, values: cut }] : []),
  ...(isOpen ? [{ text: texts.open, values: {} }] : []),
]
