import type { LucideIcon } from 'lucide-react'
import { type RefCallback, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import * as css from './age-mark.css.ts'

type AgeMarkProps = { readonly icon: LucideIcon; readonly text: string }

/**
 * Of when something on the page is, while it is being read anew. It lies over the lower edge of what scrolls and takes no
 * room: nothing moves when it goes, and nothing under it is out of reach. Nobody is interrupted by it: it is no live region.
 */
export const AgeMark = ({ icon: Icon, text }: AgeMarkProps) => {
  const [main, setMain] = useState<Element | null>(null)
  const reference: RefCallback<HTMLElement> = useCallback((here) => setMain(here && here.closest('main')), [])
  const mark = (
    <div className={css.place} data-passing>
      <p className={css.mark}>
        <Icon className={css.sign} size={16} aria-hidden />
        <span>{text}</span>
      </p>
    </div>
  )
  return (
    <>
      <span ref={reference} className={css.here} />
      {main && createPortal(mark, main)}
    </>
  )
}
