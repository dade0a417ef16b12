import { type Action, action } from './parts.ts'
import type { Speech } from './speech.ts'

/** The bar of a selection: the number of rows, and their actions (NOTICE-05, NOTICE-06, CHAT-06). */
export type SelectionView = Readonly<{
  kind: 'selection'
  label: string
  count: string
  toggleAll: Action
  end: Action
  /** Undefined where all rows cannot be removed at once. */
  removeAll: Action | undefined
  remove: Action
}>

export type SelectionGiven = Readonly<{
  count: number
  isAllSelected: boolean
  onToggleAll: () => void
  onRemove: () => void
  onRemoveAll?: () => void
  onEnd: () => void
}>

export const selectionView = (given: SelectionGiven, { say }: Speech): SelectionView => ({
  kind: 'selection',
  label: say('notices.selection'),
  count: say('notices.selected', { count: given.count }),
  toggleAll: action(say(given.isAllSelected ? 'notices.allSelected' : 'notices.selectAll'), given.onToggleAll),
  end: action(say('action.cancel'), given.onEnd),
  removeAll: given.onRemoveAll && action(say('notices.deleteAll'), given.onRemoveAll),
  remove: action(say('notices.deleteSelected'), given.onRemove, { isDisabled: given.count === 0 }),
})
