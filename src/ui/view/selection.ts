import { type Action, action, type Choice } from './parts.ts'
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

/** The page of a list whose rows can be selected. */
export type SelectableListView = Readonly<{
  title: string
  /** Starts and ends the selection. */
  select: Choice
  selection: SelectionView | undefined
  /** The announcement once the list is loaded, for the live region. */
  announced: string
}>

/** A list whose rows can be selected, as its flow tells it. */
type SelectableListNow = Readonly<{
  face: string
  isSelecting: boolean
  isAllSelected: boolean
  selected: ReadonlySet<unknown>
  verbs: Readonly<{ startSelection: () => void; endSelection: () => void; toggleAll: () => void }>
}>

type Removals = Readonly<{ remove: () => void; removeAll?: () => void }>

/** What starts and ends the selection of a list, and its bar while rows are selected. Only rows can be selected. */
export const selectingView = (
  { face, isSelecting, isAllSelected, selected, verbs }: SelectableListNow,
  label: string,
  { remove, removeAll }: Removals,
  { say }: Speech,
): Pick<SelectableListView, 'select' | 'selection'> => ({
  select: {
    kind: 'choice',
    label,
    isOn: isSelecting,
    isDisabled: face !== 'full',
    flip: isSelecting ? verbs.endSelection : verbs.startSelection,
  },
  selection: isSelecting
    ? {
        kind: 'selection',
        label: say('notices.selection'),
        count: say('notices.selected', { count: selected.size }),
        toggleAll: action(say(isAllSelected ? 'notices.allSelected' : 'notices.selectAll'), verbs.toggleAll),
        end: action(say('action.cancel'), verbs.endSelection),
        removeAll: removeAll && action(say('notices.deleteAll'), removeAll),
        remove: action(say('notices.deleteSelected'), remove, { isDisabled: selected.size === 0 }),
      }
    : undefined,
})
