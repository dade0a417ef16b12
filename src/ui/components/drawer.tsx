import { X } from 'lucide-react'
import { type ReactNode } from 'react'
import { Dialog as Conversation } from 'react-aria-components/Dialog'
import * as css from './drawer.css.ts'
import * as overlay from './overlay.css.ts'
import { CloseIcon, Overlay } from './overlay.tsx'

export type DrawerProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Its accessible name ("Menu principale"). */
  readonly label: string
  readonly closeLabel: string
  /** Beside the close button: usually the brand. */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

/** Navigation that slides in from the start of the line on small screens. Load lazily. */
export const Drawer = ({ isOpen, onClose, label, closeLabel, heading, children }: DrawerProps) => (
  <Overlay isOpen={isOpen} onClose={onClose} className={css.overlay} panel={css.modal} isDismissable>
    <Conversation className={overlay.content} aria-label={label}>
      <div className={css.heading}>
        <span>{heading}</span>
        <CloseIcon icon={X} label={closeLabel} />
      </div>
      <div className={css.body}>{children}</div>
    </Conversation>
  </Overlay>
)
