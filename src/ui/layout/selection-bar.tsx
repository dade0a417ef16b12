import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '#ui/components/button.tsx'
import { useLeavesFocus } from '#ui/components/leaves-focus.ts'
import type { SelectionView } from '#ui/view/selection.ts'
import { ActionButton } from './parts.tsx'
import * as css from './selection-bar.css.ts'

type SelectionProps = {
  readonly view: SelectionView
  /** The button that selects: the focus comes from there, and goes back to it. */
  readonly select: RefObject<HTMLButtonElement | null>
}

/** The bar of a selection: the number of rows, and their actions (NOTICE-05, NOTICE-06, CHAT-06). */
export const SelectionLayout = ({ view, select }: SelectionProps) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])
  useLeavesFocus(bar, () => select.current)
  return (
    <div className={css.bar} ref={bar} role="toolbar" aria-label={view.label} tabIndex={-1}>
      <p className={css.count} aria-live="polite">
        {view.count}
      </p>
      <ActionButton variant="quiet" action={view.toggleAll} />
      <IconButton icon={X} label={view.end.label} onPress={view.end.press} />
      <div className={css.actions}>
        {view.removeAll ? <ActionButton variant="quiet" action={view.removeAll} /> : null}
        <ActionButton variant="danger" action={view.remove} />
      </div>
    </div>
  )
}
