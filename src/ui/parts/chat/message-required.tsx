import { CloseButton } from '#ui/components/overlay.tsx'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import type { Alert } from '#ui/view/parts.ts'

type MessageRequiredProps = { readonly view: Alert; readonly onClose: () => void }

/** The error of an empty message (CHAT-03). Back closes it, and the conversation stays. */
const MessageRequired = ({ view, onClose }: MessageRequiredProps) => {
  useBackCloses(true, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={view.title}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert takes the focus.
        <CloseButton autoFocus>{view.close.label}</CloseButton>
      }
    >
      <p>{view.text}</p>
    </Dialog>
  )
}
export { MessageRequired as default }
