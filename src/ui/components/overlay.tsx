import { type ComponentProps, type ReactNode, useContext, useRef } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { afterPaint } from './after-paint.ts'
import { Button, IconButton } from './button.tsx'
import { Spoken } from './spoken.tsx'

/** How long one that was not to be closed after all stays unseen, in milliseconds. */
const REFUSED = 500

export type OverlayProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What lies over the page. */
  readonly className: string
  /** What stands in it. */
  readonly panel: string
  /** Whether a press beside it closes it. */
  readonly isDismissable: boolean
  /** While something cannot be taken back, Esc does not close it either. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/**
 * What dialogs, sheets and drawers have in common. It is out of sight in the very next frame, before what its closing sets
 * off is worked on; one that is told to stay comes back. Load lazily.
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

/** Closes the overlay that it stands in. */
export const CloseIcon = (props: Omit<ComponentProps<typeof IconButton>, 'onPress'>) => (
  <IconButton {...props} onPress={useClose()} />
)

type CloseButtonProps = Omit<ComponentProps<typeof Button>, 'onPress'> & { readonly children: ReactNode }

/** Closes the overlay that it stands in, in words. */
export const CloseButton = (props: CloseButtonProps) => <Button {...props} onPress={useClose()} />
