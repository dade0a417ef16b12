import { useIntl } from 'react-intl'
import { CloseButton } from '#ui/components/overlay.tsx'
import { Dialog } from '#ui/components/dialog.tsx'

/** Tells that an empty message is not sent (CHAT-03). */
const MessageRequired = ({ onClose }: { readonly onClose: () => void }) => {
  const intl = useIntl()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={intl.formatMessage({ id: 'chat.required' })}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert takes the focus.
        <CloseButton autoFocus>{intl.formatMessage({ id: 'chat.understood' })}</CloseButton>
      }
    >
      <p>{intl.formatMessage({ id: 'chat.requiredText' })}</p>
    </Dialog>
  )
}
export { MessageRequired as default }
