import { X } from 'lucide-react'
import { type ReactNode } from 'react'
import { Dialog as Conversation } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import * as css from './dialog.css.ts'
import * as overlay from './overlay.css.ts'
import { CloseIcon, Overlay } from './overlay.tsx'

type Place = Readonly<{ overlay: string; modal: string; grip?: string }>

const CENTRED: Place = { overlay: css.overlay, modal: css.modal }

type DialogProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** Shows a close button at the top. */
  readonly closeLabel?: string | undefined
  /** While an action cannot be cancelled: neither Esc nor a press outside closes it. */
  readonly isLocked?: boolean | undefined
  /** As high as the viewport allows: the content scrolls, and the dialog does not move when the content changes. */
  readonly isTall?: boolean | undefined
  /** Where it stands; by default in the centre, on phones at the bottom. */
  readonly place?: Place
}

/**
 * Modal: traps the focus, hides the page from assistive technology and restores the focus. Esc closes it. A press
 * outside closes a dialog but not an alert, which needs an answer. Load this module lazily.
 */
export const Dialog = (props: DialogProps) => {
  const { title, children, actions, role = 'dialog', closeLabel, isLocked = false, isTall = false } = props
  const place: Place = props.place ?? CENTRED
  return (
    <Overlay
      isOpen={props.isOpen}
      onClose={props.onClose}
      className={place.overlay}
      panel={isTall ? `${place.modal} ${css.tall}` : place.modal}
      isDismissable={role === 'dialog'}
      isLocked={isLocked}
    >
      <Conversation className={overlay.content} role={role}>
        {place.grip === undefined ? null : <span className={place.grip} aria-hidden />}
        <header className={overlay.heading}>
          <Heading slot="title" className={overlay.title}>
            {title}
          </Heading>
          {closeLabel === undefined ? null : <CloseIcon icon={X} label={closeLabel} isDisabled={isLocked} />}
        </header>
        <div className={isTall ? css.tallBody : overlay.body}>{children}</div>
        {actions === undefined ? null : <footer className={overlay.actions}>{actions}</footer>}
      </Conversation>
    </Overlay>
  )
}
