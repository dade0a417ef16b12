import { Trash2 } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { focusAfter } from '#ui/components/leaves-focus.ts'
import type { Action } from '#ui/view/parts.ts'
import * as css from './removable-rows.css.ts'
import { useSwipe } from './use-swipe.ts'
import { DIALOG_GONE, useWhenShorter } from './use-when-shorter.ts'
import { keyOf } from '#ui/components/keys.ts'

type Rows = Readonly<{ length: number; at: (place: number) => Readonly<{ remove: Action | undefined }> | undefined }>

/** The index of the row that contains an element, from `data-row`; -1 where there is none. */
export const rowOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/**
 * A list whose rows are removed by a swipe or the Delete key, and in which the arrow keys move the focus. During a
 * selection swipes are disabled. `swiped` is the index of the row under the finger. Where the last row goes, and the
 * list with it, the place around it has the focus.
 */
export const useRemovableRows = (
  { length, at }: Rows,
  isSelecting: boolean,
  list: RefObject<HTMLElement | null>,
  focusRow: (place: number) => void,
) => {
  const lastAt = useRef(-1)
  useEffect(() => {
    // Who selects is in the list, even where the bar selects all rows.
    if (isSelecting && lastAt.current < 0) lastAt.current = 0
  }, [isSelecting])
  useLayoutEffect(() => {
    const rows = list.current
    return () => {
      if (rows && lastAt.current >= 0) setTimeout(focusAfter(rows), DIALOG_GONE)
    }
  }, [list])
  const swipe = useSwipe(!isSelecting, (place) => {
    lastAt.current = place
    at(place)?.remove?.press()
  })
  useWhenShorter(length, () => focusRow(Math.min(lastAt.current, length - 1)))
  return {
    swiped: swipe.row,
    listeners: {
      ...swipe.listeners,
      onFocus: ({ target }: FocusEvent) => {
        lastAt.current = rowOf(target)
      },
      onKeyDown: (press: KeyboardEvent) => {
        const place = rowOf(press.target)
        const row = at(place)
        if (!row) return
        if (keyOf(press) === 'Delete' && row.remove) row.remove.press()
        else if (keyOf(press) === 'ArrowDown') focusRow(place + 1)
        else if (keyOf(press) === 'ArrowUp') focusRow(place - 1)
        else return
        press.preventDefault()
      },
    },
  }
}

type RemovableRowProps = {
  /** The text behind a row while it is being swiped. */
  readonly swipe: string | undefined
  readonly remove: Action | undefined
  /** The style of the delete button, as `binOf` makes it for a row. */
  readonly bin: string
  readonly children: ReactNode
}

/** The content of a removable row: the part that is swiped, and a delete button for mouse and keyboard. */
export const RemovableRow = ({ swipe, remove, bin, children }: RemovableRowProps) => (
  <>
    {swipe === undefined ? null : (
      <span className={css.swiped} aria-hidden>
        <Trash2 size={24} />
        {swipe}
      </span>
    )}
    <div className={css.sliding}>
      {children}
      {remove ? (
        <button
          className={bin}
          type="button"
          aria-label={remove.label}
          aria-keyshortcuts="Delete"
          onClick={remove.press}
        >
          <Trash2 size={20} aria-hidden />
        </button>
      ) : null}
    </div>
  </>
)
