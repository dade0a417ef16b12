import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import * as css from './dialog.css.ts'
import { CloseButton } from './overlay.tsx'

type ConfirmDialogProps = {
  readonly isOpen: boolean
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly confirmLabel: ReactNode
  readonly cancelLabel: ReactNode
  readonly tone?: 'danger' | 'primary' | undefined
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * A confirmation with two answers. Esc cancels. The focus starts on the confirming button, so that Enter confirms by
 * the native press; after Tab to the cancelling button, Enter cancels. It confirms once: until the work ends (busy
 * ends, or the dialog closes) further presses are ignored.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { isOpen, title, text, confirmLabel, cancelLabel, tone = 'primary', busy = false, onConfirm, onCancel } = props
  const answered = useRef(false)
  useEffect(() => {
    if (!busy) answered.current = false
  })
  const confirm = () => {
    if (answered.current || busy) return
    answered.current = true
    onConfirm()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      isLocked={busy}
      actions={
        <>
          <CloseButton variant="secondary" isDisabled={busy}>
            {cancelLabel}
          </CloseButton>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert takes the focus; see above. */}
          <Button variant={tone} busy={busy} autoFocus onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text === undefined ? null : <div className={css.text}>{text}</div>}
    </Dialog>
  )
}
