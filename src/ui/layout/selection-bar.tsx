import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#ui/components/button.tsx'
import type { SelectionView } from '#ui/view/selection.ts'
import { ActionButton } from './parts.tsx'
import * as css from './selection-bar.css.ts'

/** The bar of a selection: the number of rows, and their actions (NOTICE-05, NOTICE-06, CHAT-06). */
export const SelectionLayout = ({ view }: { readonly view: SelectionView }) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])
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
