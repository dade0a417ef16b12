import { CloseButton } from '#ui/components/overlay.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import type { Alert } from '#ui/view/parts.ts'

/** The error of an empty message (CHAT-03). */
const MessageRequired = ({ view, onClose }: { readonly view: Alert; readonly onClose: () => void }) => (
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
export { MessageRequired as default }
