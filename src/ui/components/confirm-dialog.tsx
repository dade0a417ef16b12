import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import * as css from './dialog.css.ts'
import { CloseButton } from './overlay.tsx'

type ConfirmDialogProps = {
  readonly title: string
  readonly text: string
  readonly tone: 'danger' | 'primary'
  readonly confirm: Readonly<{ label: string; isBusy?: boolean | undefined; press: () => void }>
  readonly cancel: Readonly<{ label: string; press: () => void }>
}

/**
 * A confirmation with two answers. Esc cancels. The focus starts on the confirming button, so that Enter confirms by
 * the native press; after Tab to the cancelling button, Enter cancels. It confirms once: until the work ends (busy
 * ends, or the dialog closes) further presses are ignored.
 */
export const ConfirmDialog = ({ title, text, tone, confirm, cancel }: ConfirmDialogProps) => {
  const { isBusy: busy = false } = confirm
  const answered = useRef(false)
  useEffect(() => {
    if (!busy) answered.current = false
  })
  const confirmOnce = () => {
    if (answered.current || busy) return
    answered.current = true
    confirm.press()
  }
  return (
    <Dialog
      isOpen
      onClose={cancel.press}
      title={title}
      role="alertdialog"
      isLocked={busy}
      actions={
        <>
          <CloseButton variant="secondary" isDisabled={busy}>
            {cancel.label}
          </CloseButton>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert takes the focus; see above. */}
          <Button variant={tone} busy={busy} autoFocus onPress={confirmOnce}>
            {confirm.label}
          </Button>
        </>
      }
    >
      <div className={css.text}>{text}</div>
    </Dialog>
  )
}
