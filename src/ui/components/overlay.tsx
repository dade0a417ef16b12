import { type ComponentProps, type ReactNode, useContext, useRef } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { afterPaint } from './after-paint.ts'
import { Button, IconButton } from './button.tsx'
import { Spoken } from './spoken.tsx'

/** How long an overlay whose closing was refused stays hidden, in milliseconds. */
const REFUSED = 500

export type OverlayProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The style of the backdrop. */
  readonly className: string
  /** The style of its content. */
  readonly panel: string
  /** Whether a press outside closes it. */
  readonly isDismissable: boolean
  /** While an action cannot be cancelled, Esc does not close it either. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/**
 * The common part of dialogs, sheets and drawers. It is hidden in the very next frame, before the work that its closing
 * triggers; if the closing is refused, it is shown again. Load lazily.
 */
export const Overlay = (props: OverlayProps) => {
  const { isOpen, onClose, className, panel, isDismissable, isLocked = false, children } = props
  const overlay = useRef<HTMLDivElement>(null)
  const close = () => {
    const left = overlay.current
    left?.setAttribute('data-leaving', '')
    afterPaint(() => {
      onClose()
      setTimeout(() => left?.removeAttribute('data-leaving'), REFUSED)
    })
  }
  return (
    <Spoken>
      <ModalOverlay
        ref={overlay}
        className={className}
        isOpen={isOpen}
        isDismissable={isDismissable && !isLocked}
        isKeyboardDismissDisabled={isLocked}
        onOpenChange={(opens) => {
          if (!opens) close()
        }}
      >
        <Modal className={panel}>{children}</Modal>
      </ModalOverlay>
    </Spoken>
  )
}

const useClose = () => useContext(OverlayTriggerStateContext)?.close

/** Closes the surrounding overlay. */
export const CloseIcon = (props: Omit<ComponentProps<typeof IconButton>, 'onPress'>) => (
  <IconButton {...props} onPress={useClose()} />
)

type CloseButtonProps = Omit<ComponentProps<typeof Button>, 'onPress'> & { readonly children: ReactNode }

/** Closes the surrounding overlay, with a text label. */
export const CloseButton = (props: CloseButtonProps) => <Button {...props} onPress={useClose()} />
