import { X } from 'lucide-react'
import { type ReactNode } from 'react'
import { Dialog as Conversation } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseIcon, useClosing } from './closing.tsx'
import * as overlay from './overlay.css.ts'
import * as css from './sheet.css.ts'
import { Spoken } from './spoken.tsx'

export type SheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** More about something, without leaving the page: from the bottom on phones, at the side on wide screens. Load lazily. */
export const Sheet = ({ isOpen, onClose, title, closeLabel, children, actions }: SheetProps) => {
  const { overlay: ref, close } = useClosing(onClose)
  return (
    <Spoken>
      <ModalOverlay
        ref={ref}
        className={css.overlay}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(opens) => {
          if (!opens) close()
        }}
      >
        <Modal className={css.modal}>
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
        </Modal>
      </ModalOverlay>
    </Spoken>
  )
}
