import { Clock, DoorClosed } from 'lucide-react'
import type { OpenNowView } from './hours-view.ts'
import * as css from './open-now.css.ts'

/** Whether a place is open now: said in words, with an icon and a tone of its own. */
export const OpenNow = ({ view }: { readonly view: OpenNowView | undefined }) => {
  if (view === undefined) return null
  const isOpen = view.sign === 'open'
  const Icon = isOpen ? Clock : DoorClosed
  return (
    <span className={isOpen ? css.openNow : css.closedNow}>
      <Icon size={18} aria-hidden />
      <span>{view.words}</span>
    </span>
  )
}
