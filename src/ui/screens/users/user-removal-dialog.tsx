import { useIntl } from 'react-intl'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'

type RemovalDialogProps = {
  /** Whom it is about. */
  readonly name: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The generic question before a row is deleted (SHELL-20, ADMIN-04). */
const UserRemovalDialog = ({ name, isBusy, onConfirm, onCancel }: RemovalDialogProps) => {
  const intl = useIntl()
  useBackCloses(true, onCancel)
  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage({ id: 'users.delete' }, { name })}
      text={intl.formatMessage({ id: 'row.deleteText' })}
      tone="danger"
      confirmLabel={intl.formatMessage({ id: 'action.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'action.cancel' })}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
export { UserRemovalDialog as default }
