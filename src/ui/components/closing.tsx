import { type ComponentProps, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { afterPaint } from './after-paint.ts'
import { Button, IconButton } from './button.tsx'

/** How long one that was not to be closed after all stays unseen, in milliseconds. */
const REFUSED = 500

type Closing = Readonly<{ overlay: RefObject<HTMLDivElement | null>; close: () => void }>

/**
 * Lets an overlay go: it begins to leave in the very next frame, on a thread of its own, and what its closing sets off is
 * worked on meanwhile. Stays when it is told to.
 */
export const useClosing = (onClose: () => void): Closing => {
  const overlay = useRef<HTMLDivElement>(null)
  const close = () => {
    const left = overlay.current
    left?.setAttribute('data-leaving', '')
    afterPaint(() => {
      onClose()
      setTimeout(() => left?.removeAttribute('data-leaving'), REFUSED)
    })
  }
  return { overlay, close }
}

const useClose = () => useContext(OverlayTriggerStateContext)?.close

/** Closes the overlay that it stands in. */
export const CloseIcon = (props: Omit<ComponentProps<typeof IconButton>, 'onPress'>) => (
  <IconButton {...props} onPress={useClose()} />
)

type CloseButtonProps = Omit<ComponentProps<typeof Button>, 'onPress'> & { readonly children: ReactNode }

/** Closes the overlay that it stands in, in words. */
export const CloseButton = (props: CloseButtonProps) => <Button {...props} onPress={useClose()} />
