import { X } from 'lucide-react'
import { type ReactNode } from 'react'
import { Dialog as Conversation } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import * as overlay from './overlay.css.ts'
import { CloseIcon, Overlay } from './overlay.tsx'
import * as css from './sheet.css.ts'

export type SheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Details without leaving the page: from the bottom on phones, at the side on wide screens. Load lazily. */
export const Sheet = ({ isOpen, onClose, title, closeLabel, children, actions }: SheetProps) => (
  <Overlay isOpen={isOpen} onClose={onClose} className={css.overlay} panel={css.modal} isDismissable>
    <Conversation className={overlay.content}>
      <span className={css.grip} aria-hidden />
      <header className={overlay.heading}>
        <Heading slot="title" className={overlay.title}>
          {title}
        </Heading>
        <CloseIcon icon={X} label={closeLabel} />
      </header>
      <div className={overlay.body}>{children}</div>
      {actions === undefined ? null : <footer className={overlay.actions}>{actions}</footer>}
    </Conversation>
  </Overlay>
)
